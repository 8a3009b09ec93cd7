import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Sql } from "../db/client.ts";
import { isMigrated } from "../db/migrations/migrate.ts";
import { DomainError } from "../errors/domain-error.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Set `ready` to false before closing: no new calls are sent here while those under way are finished. */
    readiness: { ready: boolean };
  }
}

/** `/healthz`: the process lives. `/readyz`: it takes calls, its database answers and is migrated. */
export const health = fastifyPlugin(async (app: FastifyInstance, { sql }: { sql: Sql }) => {
  app.decorate("readiness", { ready: true });
  let migrated = false;
  // Whoever keeps a connection open would be cut off in the middle of its next call.
  app.addHook("onRequest", async (_request, reply) => {
    if (!app.readiness.ready) void reply.header("connection", "close");
  });

  app.get("/healthz", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));

  app.get("/readyz", async (_request, reply) => {
    void reply.header("cache-control", "no-store");
    if (!app.readiness.ready) throw new DomainError("UNAVAILABLE");
    await sql`select 1`;
    // A migration is never undone while the process lives.
    migrated ||= await isMigrated(sql);
    if (!migrated) throw new DomainError("UNAVAILABLE");
    return { status: "ready" };
  });
});
