import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Config } from "../config/config.ts";
import { callPaths } from "./call-paths.ts";
import { DomainError } from "../errors/domain-error.ts";

type Reached = Pick<Config, "publicUrl" | "trustedProxies">;

/** Asked by what looks after the process, often past the proxy. */
const health = new Set(["/healthz", "/readyz"]);

/**
 * Where the site is reached over https, a request that the proxy received over plain http is no longer private: pages lead
 * to https, everything else is refused. Only what the proxy says counts; one that says nothing is believed to speak https.
 */
export const plainHttp = fastifyPlugin(async (app: FastifyInstance, { publicUrl, trustedProxies }: Reached) => {
  if (!publicUrl.startsWith("https:") || trustedProxies === 0) return;
  app.addHook("onRequest", async (request, reply) => {
    if (request.headers["x-forwarded-proto"] === undefined || request.protocol !== "http") return undefined;
    if (health.has(request.url)) return undefined;
    // A redirect would hide from programs that they have sent a password in the clear.
    const isPage = (request.method === "GET" || request.method === "HEAD") && !callPaths.test(request.url);
    if (isPage) return reply.redirect(`${publicUrl}${request.url}`, 308);
    throw new DomainError("BAD_REQUEST");
  });
});
