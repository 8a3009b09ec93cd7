/** Keys that this device remembers for one purpose. Where nothing can be kept they hold until the page is left. */
export function keptSet(storage: Storage | undefined, name: string) {
  const read = (): ReadonlySet<string> => {
    try {
      const kept: unknown = JSON.parse(storage?.getItem(name) ?? "[]");
      return new Set(Array.isArray(kept) ? kept.filter((key) => typeof key === "string") : []);
    } catch {
      return new Set();
    }
  };
  return {
    read,
    add(key: string): ReadonlySet<string> {
      const all = new Set([...read(), key]);
      try {
        storage?.setItem(name, JSON.stringify([...all]));
      } catch {
        // Full or forbidden: it is asked again next time.
      }
      return all;
    },
  };
}
