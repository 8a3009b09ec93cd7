/** What the browser keeps for this site; nothing where it forbids that, which it says by throwing at the mere mention. */
export function deviceStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
