import type { Shell } from "./shell.ts";

/** The part of the cookie store that is read here; the library of types knows it in no worker yet. */
interface CookieStore {
  get: (name: string) => Promise<{ value?: string } | null>;
}

declare const self: ServiceWorkerGlobalScope & { cookieStore?: CookieStore };

/** A document comes from the server; where there is no line, the page that says so stands at its address. None is kept. */
export async function pageOf(event: FetchEvent, offline: Shell["offline"]): Promise<Response> {
  try {
    const ahead = (await event.preloadResponse) as Response | undefined;
    return ahead ?? (await fetch(event.request));
  } catch (lost) {
    const page = offline[await languageOf(new URL(event.request.url))] ?? offline["fr"];
    const kept = page === undefined ? undefined : await caches.match(page, { ignoreVary: true });
    if (!kept) throw lost;
    return kept;
  }
}

/** The language of a page, as the server decides it: what the address says, else the cookie, where the browser shows it to workers. */
async function languageOf({ searchParams }: URL): Promise<string> {
  const asked = searchParams.get("lang");
  if (asked !== null) return asked;
  const cookie = await self.cookieStore?.get("lang").catch(() => null);
  return cookie?.value ?? "fr";
}
