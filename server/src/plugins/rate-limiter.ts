import { isIPv6 } from "node:net";
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

/** Who is counted for an address: an IPv6 customer holds a whole /64 and could take a new address for each call. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = address.split("%", 1)[0]?.split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
