import { inTab } from "#page/in-tab.ts";

/** What the code of a page or of a part is called that did not arrive: no line, or a newer version has taken its place. */
const missingPart = "MissingPart";

export const isMissingPart = (error: unknown): boolean => error instanceof Error && error.name === missingPart;

/** The error of a missing part, for what was not fetched through the build's own loader. */
export const asMissingPart = (cause: unknown): Error =>
  Object.assign(new Error("A part of the page did not arrive", { cause }), { name: missingPart });

/** Whether something was typed or chosen since the page was shown: it would be lost with it. */
const isTouched = inTab(() => false);

/**
 * Names what did not arrive, so that the router leaves it to us: it would load the page anew at once, without a line too. Returns
 * what says that another page is shown.
 */
export function watchMissingParts(): () => void {
  window.addEventListener("vite:preloadError", ({ payload }) =>
    Object.assign(payload, { name: missingPart, message: missingPart }),
  );
  document.addEventListener("input", () => (isTouched.current = true), true);
  return () => {
    isTouched.current = false;
  };
}

/** A browser's own page of a missing line would take the place of the present one otherwise. */
async function isServed(): Promise<boolean> {
  const answer = await fetch(window.location.href, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  return answer !== undefined && answer.status < 500;
}

/** Loads the page anew, if there is one to load. */
export async function reload(): Promise<void> {
  if (await isServed()) window.location.reload();
}

/** By itself only once for each version of the site, so never in a circle. */
export async function reloadOnce(before?: () => void): Promise<boolean> {
  const version = [...document.scripts].map(({ src }) => src).join(" ");
  try {
    if (sessionStorage.getItem("reloaded") === version || !(await isServed())) return false;
    sessionStorage.setItem("reloaded", version);
  } catch {
    // What cannot be remembered is not done.
    return false;
  }
  before?.();
  window.location.reload();
  return true;
}

/** Where nothing on the page would be lost. */
export const reloadUntouched = async (before: () => void): Promise<boolean> => !isTouched.current && reloadOnce(before);
