/** Counts what calls cost, by key. */
export interface RateLimiter {
  /** Counts a call by its cost (1 unless told); the seconds to wait when that is too much, else 0. */
  take: (key: string, cost?: number) => number;
  /** What a key may still spend in its minute, as far as this process knows, and the seconds until that is over. */
  standing: (key: string) => { left: number; seconds: number };
  perMinute: number;
  /** Shares no more. */
  close: () => Promise<void>;
}

/** Calls of a key, to be added up. */
export interface Counted {
  key: string;
  calls: number;
}

/** What all processes have counted of a key in its minute, and the milliseconds until that is over. */
export interface Total extends Counted {
  left: number;
}

interface Options {
  /** Adds calls up with those of the other processes; without it this process counts alone. */
  share?: (batch: Counted[]) => Promise<Total[]>;
  /** Told once when sharing fails, and not again until it has worked. */
  onFailure?: (error: unknown) => void;
}

interface Minute {
  key: string;
  /** What is known of all processes. */
  shared: number;
  /** What is being shared. */
  underway: number;
  /** What was counted here since. */
  unshared: number;
  until: number;
}

const minuteMs = 60_000;
/** Milliseconds after which calls are shared, however few. */
const latenessMs = 1_000;
/** The part of the limit at which calls are shared at once. */
const step = 0.02;

/**
 * So much a minute for each key, over all processes. Nobody waits for the others: calls are counted here and added up
 * in the background, one batch at a time; docs/decisions/034-limits.md says how many too many may get through.
 */
export function rateLimiter(perMinute: number, { share, onFailure }: Options = {}): RateLimiter {
  const minutes = new Map<string, Minute>();
  const soonAt = Math.max(1, Math.ceil(perMinute * step));
  const unshared = new Set<Minute>();
  let nextSweep = performance.now() + minuteMs;
  let timer: NodeJS.Timeout | undefined;
  let sharing: Promise<void> | undefined;
  let hasFailed = false;
  let isClosed = false;

  const begun = (key: string, now: number): Minute => {
    if (now >= nextSweep) {
      nextSweep = now + minuteMs;
      for (const [known, { until }] of minutes) if (now >= until) minutes.delete(known);
    }
    const made = { key, shared: 0, underway: 0, unshared: 0, until: now + minuteMs };
    minutes.set(key, made);
    return made;
  };

  const later = () => {
    if (isClosed) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      begin();
    }, latenessMs).unref();
  };
  const begin = () => {
    if (isClosed || sharing || !share) return;
    clearTimeout(timer);
    timer = undefined;
    sharing = addUp(share).finally(() => {
      sharing = undefined;
      if (unshared.size === 0) return;
      if (!hasFailed && unshared.values().some((one) => one.unshared >= soonAt)) begin();
      else later();
    });
  };
  const addUp = async (by: NonNullable<Options["share"]>) => {
    const batch = taken();
    try {
      const totals = await by([...batch.values()].map(({ key, underway }) => ({ key, calls: underway })));
      const now = performance.now();
      for (const { key, calls, left } of totals) {
        const told = batch.get(key);
        if (told) Object.assign(told, { shared: calls, underway: 0, until: now + left });
      }
      hasFailed = false;
    } catch (error) {
      for (const one of batch.values()) {
        one.unshared += one.underway;
        one.underway = 0;
        unshared.add(one);
      }
      if (!hasFailed) onFailure?.(error);
      hasFailed = true;
    }
  };
  /** All that is to be shared; of a minute that is over nothing is worth telling. */
  const taken = () => {
    const now = performance.now();
    const batch = new Map<string, Minute>();
    for (const one of unshared) {
      if (now >= one.until || minutes.get(one.key) !== one) continue;
      one.underway = one.unshared;
      one.unshared = 0;
      batch.set(one.key, one);
    }
    unshared.clear();
    return batch;
  };

  return {
    take(key, cost = 1) {
      const now = performance.now();
      const known = minutes.get(key);
      const counted = known && now < known.until ? known : begun(key, now);
      const { shared, underway } = counted;
      if (shared + underway + counted.unshared + cost > perMinute)
        return Math.max(1, Math.ceil((counted.until - now) / 1000));
      const isFirst = counted.unshared === 0;
      counted.unshared += cost;
      if (!share) return 0;
      if (isFirst) {
        unshared.add(counted);
        later();
      }
      if (counted.unshared >= soonAt && !hasFailed) begin();
      return 0;
    },
    standing(key) {
      const now = performance.now();
      const known = minutes.get(key);
      if (!known || now >= known.until) return { left: perMinute, seconds: minuteMs / 1000 };
      const left = perMinute - known.shared - known.underway - known.unshared;
      return { left: Math.max(0, left), seconds: Math.max(1, Math.ceil((known.until - now) / 1000)) };
    },
    perMinute,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await sharing;
    },
  };
}
