import { LRUCache } from "lru-cache";
import { beyondDeadline } from "../db/pool/deadline.ts";

interface Options<Value> {
  /** Milliseconds after which a value is made again. */
  maxAgeMs: number;
  /** How many values are kept; the one made longest ago goes first. */
  maxEntries: number;
  /** Whether a value may be given to the next who asks. */
  shouldKeep?: (value: Value) => boolean;
  /** Milliseconds from any moment on. */
  now?: () => number;
}

/** What is costly to make and the same for everybody: made once for all who ask meanwhile, then kept for a while. */
export interface TtlCache<Value> {
  /** `make` is given the value that has grown old, so that it can keep what has not changed. */
  get: (key: string, make: (last: Value | undefined) => Promise<Value>) => Promise<Value>;
  /** Whether `get` would give what is there, or being made. */
  has: (key: string) => boolean;
  /** Treats every value as if it had grown old, those that are being made too. */
  invalidate: () => void;
}

export function ttlCache<Value>({
  maxAgeMs,
  maxEntries,
  shouldKeep = () => true,
  now = () => performance.now(),
}: Options<Value>): TtlCache<Value> {
  const entries = new LRUCache<string, { value: Promise<Value>; until: number; last: Value | undefined }>({
    max: maxEntries,
  });
  const has = (key: string) => now() < (entries.peek(key)?.until ?? Number.NEGATIVE_INFINITY);
  return {
    has,
    get: (key, make) => {
      // A look does not make it younger: the one made longest ago goes first.
      const known = entries.peek(key);
      if (known && has(key)) return known.value;
      // Made for all who wait for it: it does not end with the call that asked first.
      const value = beyondDeadline(() => make(known?.last));
      const entry = { value, until: now() + maxAgeMs, last: known?.last };
      entries.set(key, entry);
      const forget = () => entries.peek(key) === entry && entries.delete(key);
      entry.value.then((value) => (shouldKeep(value) ? (entry.last = value) : forget()), forget);
      return entry.value;
    },
    invalidate() {
      for (const entry of entries.values()) entry.until = Number.NEGATIVE_INFINITY;
    },
  };
}
