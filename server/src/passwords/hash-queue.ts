import { DomainError } from "../errors/domain-error.ts";

export interface HashQueueSettings {
  /** How many run at once. */
  running: number;
  /** How many may wait, of those that go first and of the others; the next is refused with `TOO_MANY_REQUESTS`. */
  waiting: number;
  /** How many of these one sender may have waiting; all unless told. */
  ofOne?: number;
}

/** Who sends work, and whether it goes before that of others. */
interface Place {
  from?: string;
  first?: boolean;
}

/** Those who wait, by sender; whose turn has been goes to the end. */
type Lines = Map<string, (() => void)[]>;

/**
 * Runs costly work a few at a time, of one sender after the other: whoever sends much waits behind its own work. Unlimited, password
 * hashes starve every other call of the process (2–18 % of its throughput is left); one at a time leaves 98 %.
 */
export function hashQueue({ running, waiting, ofOne = waiting }: HashQueueSettings) {
  const first: Lines = new Map();
  const others: Lines = new Map();
  let busy = 0;

  function next(): (() => void) | undefined {
    const lines = first.size > 0 ? first : others;
    const [entry] = lines;
    if (!entry) return undefined;
    const [from, [begin, ...rest]] = entry;
    lines.delete(from);
    if (rest.length > 0) lines.set(from, rest);
    return begin;
  }

  return async function run<Result>(work: () => Promise<Result>, place: Place = {}): Promise<Result> {
    const { from = "", first: goesFirst = false } = place;
    if (busy < running) busy++;
    else {
      const lines = goesFirst ? first : others;
      const own = lines.get(from) ?? [];
      const all = lines.values().reduce((sum, { length }) => sum + length, 0);
      if (all >= waiting || own.length >= ofOne)
        throw new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds: 2 } });
      // The one that ends hands its place on, so that nobody can slip in between.
      const { promise, resolve } = Promise.withResolvers<void>();
      lines.set(from, [...own, resolve]);
      await promise;
    }
    try {
      return await work();
    } finally {
      const begin = next();
      if (begin) begin();
      else busy--;
    }
  };
}
