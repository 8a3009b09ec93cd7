import { stored, type StoredName } from "#session/device/stored.ts";

const isSet = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((key) => typeof key === "string");

/** Keys that this device remembers for one purpose. Where nothing can be kept they hold until the page is left. */
export function storedSet(storage: Storage | undefined, name: StoredName, of: string) {
  const keys = stored(storage, { name, of: [of], fits: isSet });
  const read = (): ReadonlySet<string> => new Set(keys.read());
  return {
    read,
    add(key: string): ReadonlySet<string> {
      const all = new Set([...read(), key]);
      keys.write([...all]);
      return all;
    },
  };
}
