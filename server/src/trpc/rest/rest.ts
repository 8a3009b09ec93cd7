import type { AnyTRPCRouter } from "@trpc/server";
import type { FastifyInstance } from "fastify";
import { acceptJson } from "./body.ts";
import { proceduresOf } from "./procedure.ts";
import { addRoute, type ContextOf, restRouteOf } from "./route.ts";

interface RestOptions {
  router: AnyTRPCRouter;
  contextOf: ContextOf;
}

/** Every procedure of the router under /api, as its meta says. */
export async function rest(scope: FastifyInstance, { router, contextOf }: RestOptions): Promise<void> {
  acceptJson(scope);
  scope.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
  for (const procedure of proceduresOf(router)) {
    const place = restRouteOf(procedure);
    if (place) addRoute(scope, procedure, place, contextOf);
  }
}
