import type { FastifyInstance } from "fastify";
import { DomainError } from "../errors/domain-error.ts";
import { addressKey } from "../limits/address.ts";
import type { RateLimiter } from "../limits/rate-limiter.ts";

/** Refuses the calls of an address beyond the general limit, before anything is read of them. */
export function limitRate(scope: FastifyInstance, limiter: RateLimiter): void {
  scope.addHook("onRequest", (request, _reply, done) => {
    const retryAfterSeconds = limiter.take(addressKey(request.ip));
    if (retryAfterSeconds === 0) done();
    else done(new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds } }));
  });
}
