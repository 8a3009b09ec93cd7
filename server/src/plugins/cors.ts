import cors, { type FastifyCorsOptions } from "@fastify/cors";
import type { FastifyInstance } from "fastify";

const ofApi = /^\/api(?:[/?]|$)/i;

/** Seconds for which a browser remembers what it may send; Chromium takes no more. */
const maxAgeSeconds = 7200;

/**
 * Lets the pages of these origins call the API from a browser, and read its refusals too: it stands before the limits. Never with
 * cookies: who is meant says the token or the key, which the page has to know.
 */
export async function allowOrigins(scope: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  const nowhere: FastifyCorsOptions = { origin: false };
  const options = (origin: string): FastifyCorsOptions => ({
    origin,
    methods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
    allowedHeaders: [
      "Accept-Language",
      "Authorization",
      "Content-Type",
      "Idempotency-Key",
      "If-None-Match",
      "X-Request-Id",
    ],
    exposedHeaders: [
      "Content-Disposition",
      "Deprecation",
      "ETag",
      "Link",
      "RateLimit",
      "RateLimit-Policy",
      "Retry-After",
      "Sunset",
      "X-Request-Id",
    ],
    maxAge: maxAgeSeconds,
  });
  await scope.register(cors, {
    delegator: (request, done) => {
      const { origin = "" } = request.headers;
      done(null, ofApi.test(request.url ?? "") && origins.includes(origin) ? options(origin) : nowhere);
    },
  });
}
