import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Counts calls by key. A shared counter for several processes fits behind it. */
export interface RateLimiter {
  /** Counts one call; the seconds to wait when it is one too many, else 0. */
  take: (key: string) => Promise<number>;
}

/** So many calls a minute for each key, counted by this process. */
export function rateLimiter(perMinute: number): RateLimiter {
  const counter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return {
    async take(key) {
      try {
        await counter.consume(key);
        return 0;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw refused;
      }
    },
  };
}
