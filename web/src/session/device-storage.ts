/** What the browser keeps for this site; nothing where it forbids that, which it says by throwing at the mere mention. */
export const deviceStorage = (): Storage | undefined => storageOf("localStorage");

/** What the browser keeps for this site as long as the tab is open; nothing where it forbids that. */
export const tabStorage = (): Storage | undefined => storageOf("sessionStorage");

function storageOf(name: "localStorage" | "sessionStorage"): Storage | undefined {
  try {
    // A server may have one of that name, for all that it draws for.
    return typeof window === "undefined" ? undefined : window[name];
  } catch {
    return undefined;
  }
}
