import { panelOf, type Role } from "@metiro/shared/roles";

const site = "http://site.invalid";

/**
 * Where a sign-in leads: to `returnUrl` when it is a path of this site that the role may see, else to the role's panel; `messages`
 * stands for those of whichever role it is. The browser's own URL parser decides what is of this site, so that no spelling of another site passes.
 */
export function destinationOf(returnUrl: unknown, role: Role): string {
  if (returnUrl === "messages" && role !== "Admin") return `${panelOf[role]}/messages`;
  return (typeof returnUrl === "string" && pathOfThisSite(returnUrl, role)) || panelOf[role];
}

function pathOfThisSite(returnUrl: string, role: Role): string | undefined {
  if (!returnUrl.startsWith("/") || !URL.canParse(returnUrl, site)) return undefined;
  const { origin, pathname, search, hash } = new URL(returnUrl, site);
  return origin === site && mayOpen(pathname, role) ? pathname + search + hash : undefined;
}

/** Panels are for their role alone; the account pages would only lead back here. */
function mayOpen(pathname: string, role: Role): boolean {
  const path = decoded(pathname)?.toLowerCase();
  // An encoded slash or dot is how a path pretends to be another one; nothing of this site is spelt so.
  if (path === undefined || /\/\/|\\|\/\.{1,2}(\/|$)/.test(path)) return false;
  const room = path.split("/")[1];
  if (room === "auth") return false;
  const owner = (Object.keys(panelOf) as Role[]).find((candidate) => panelOf[candidate] === `/${room}`);
  return owner === undefined || owner === role;
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
