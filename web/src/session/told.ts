/** What a page says just before it is loaded again is said by the page after it. */
const key = "told";

export function tellAfterReload(text: string): void {
  tabStorage()?.setItem(key, text);
}

/** What the page before wanted told, once. */
export function takeTold(): string | undefined {
  const text = tabStorage()?.getItem(key) ?? undefined;
  tabStorage()?.removeItem(key);
  return text;
}

function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
