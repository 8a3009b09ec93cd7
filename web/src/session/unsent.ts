const prefix = "unsent:";

/**
 * What a person has typed and not sent, kept on this device until it is: a reload and a line that breaks lose nothing.
 * People who share a device do not share it, and it goes with whoever signs out.
 */
export function unsentIn<T>(
  storage: Storage | undefined,
  { of, name, fits }: { of: string; name: string; fits: (value: unknown) => value is T },
) {
  const key = `${prefix}${of}:${name}`;
  return {
    read(): T | undefined {
      try {
        const kept: unknown = JSON.parse(storage?.getItem(key) ?? "null");
        return fits(kept) ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    /** A full or forbidden storage loses the reload, not the page: what was typed stays in the fields. */
    write(value: T): void {
      try {
        storage?.setItem(key, JSON.stringify(value));
      } catch {
        // Nothing to be done about it.
      }
    },
    remove: (): void => storage?.removeItem(key),
  };
}
