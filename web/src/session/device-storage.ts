/** What the browser keeps for this site; nothing where it forbids that, which it says by throwing at the mere mention. */
export function deviceStorage(): Storage | undefined {
  try {
    // A server may have one of that name, for all that it draws for.
    return typeof window === "undefined" ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}
