/**
 * What is kept on this device, by the first part of its key: `begun` goes with whoever signs out, but waits for the
 * same person when a session runs out (what was typed and not sent, or not published), `device` stays (how lists look, which hints were put away). A name that is not here cannot be stored.
 */
export const storedScopes = {
  answer: "begun",
  unsent: "begun",
  told: "begun",
  columns: "device",
  "column-order": "device",
  density: "device",
  "layout-unsent": "device",
  "list-trail": "device",
  "inbox-order": "device",
  "first-steps": "device",
  "profile-reminder": "device",
  firstSteps: "device",
  declineHints: "device",
  "single-keys": "device",
  "form-draft": "begun",
  "post-backup": "begun",
} as const satisfies Record<string, "begun" | "device">;

export type StoredName = keyof typeof storedScopes;

interface StoredOptions<T> {
  name: StoredName;
  /** Whose, and of what: people who share a device do not share what is kept. */
  of: readonly string[];
  /** Whether what was found still has the shape that is read today. */
  fits: (value: unknown) => value is T;
}

/** A value on this device. What does not fit any more, a full storage and none at all are no failure. */
export function stored<T>(storage: Storage | undefined, { name, of, fits }: StoredOptions<T>) {
  const key = [name, ...of].join(":");
  return {
    key,
    read(): T | undefined {
      try {
        const found: unknown = JSON.parse(storage?.getItem(key) ?? "null");
        return fits(found) ? found : undefined;
      } catch {
        return undefined;
      }
    },
    /** Says whether it is kept: a full or forbidden storage loses the reload, not the page. */
    write(value: T): boolean {
      try {
        storage?.setItem(key, JSON.stringify(value));
        return storage !== undefined;
      } catch {
        return false;
      }
    },
    remove(): void {
      try {
        storage?.removeItem(key);
      } catch {
        // What cannot be reached is not there.
      }
    },
  };
}
