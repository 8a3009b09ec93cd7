import type { FastifyBaseLogger } from "fastify";

/** Milliseconds between two writes: what many do at once costs one row's update in that time. */
const flushMs = 5_000;

/** Counts in memory and writes sums, so that nobody who is counted waits for the database. */
export interface Sums<Key> {
  add: (of: Key, by: readonly number[]) => void;
  /** Writes what has been counted; it stays counted until it is written. */
  flush: () => Promise<void>;
  /** Writes for the last time. */
  stop: () => Promise<void>;
}

interface Sum<Key> {
  of: Key;
  by: readonly number[];
}

interface Options<Key> {
  /** Says the same of what is counted together; its order is the order in which rows are written. */
  name: (of: Key) => string;
  write: (sums: readonly Sum<Key>[]) => Promise<unknown>;
  log: Pick<FastifyBaseLogger, "warn">;
}

export function sumsOf<Key>({ name, write, log }: Options<Key>): Sums<Key> {
  let sums = new Map<string, Sum<Key>>();
  const add = (of: Key, by: readonly number[]) => {
    const known = sums.get(name(of))?.by ?? [];
    sums.set(name(of), { of, by: by.map((count, index) => count + (known[index] ?? 0)) });
  };
  const flush = async () => {
    if (sums.size === 0) return;
    const written = sums;
    sums = new Map();
    try {
      // In one order, so that processes that write at once wait for each other and not in a ring.
      await write([...written].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum));
    } catch (err) {
      for (const { of, by } of written.values()) add(of, by);
      log.warn({ err }, "Counts wait to be written");
    }
  };
  const timer = setInterval(() => void flush(), flushMs).unref();
  return {
    add,
    flush,
    stop: () => {
      clearInterval(timer);
      return flush();
    },
  };
}
