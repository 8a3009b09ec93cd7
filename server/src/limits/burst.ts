import { LRUCache } from "lru-cache";

interface Settings {
  /** What somebody may spend at once, in the units of `costs.ts`. */
  burst: number;
  /** What comes back of it in a second. */
  perSecond: number;
  /** Milliseconds from any moment on. */
  now?: () => number;
}

/** At once a sixth of a budget a minute, and in a minute as much as the budget: where it is raised, so is the pace. */
export const paceOf = (perMinute: number): Settings => ({ burst: perMinute / 6, perSecond: perMinute / 60 });

/** Of more than these who spend at the same time the one that was seen longest ago begins anew. */
const maxTracked = 10_000;

/** Notes what somebody spends; whether that is more than comes at once in ordinary use, as opposed to work in a mass. */
export function bursts({ burst, perSecond, now = () => performance.now() }: Settings) {
  const levels = new LRUCache<string, { units: number; at: number }>({ max: maxTracked });
  return function isBeyond(key: string, units: number): boolean {
    const at = now();
    const last = levels.get(key) ?? { units: 0, at };
    const left = Math.max(0, last.units - ((at - last.at) / 1_000) * perSecond);
    levels.set(key, { units: left + units, at });
    return left + units > burst;
  };
}
