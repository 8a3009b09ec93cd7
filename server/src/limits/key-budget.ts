import { DomainError } from "../errors/domain-error.ts";
import type { RateLimiter } from "./rate-limiter.ts";

/** A key has half of what its owner has with all keys together, so that one that runs wild stops no other. */
const shareOfKey = 2;

/**
 * Counts a call with a key at the key and at its owner, whatever addresses it comes from; at its address it was counted before. The refusal
 * where that is too much.
 */
export function overspentByKey(
  limiter: RateLimiter,
  { key, userId }: { key?: { id: string }; userId: string },
  cost: number,
): DomainError | undefined {
  if (!key) return undefined;
  const wait = limiter.take(`key ${key.id}`, cost * shareOfKey) || limiter.take(`keys of ${userId}`, cost);
  return wait > 0 ? new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds: wait } }) : undefined;
}
