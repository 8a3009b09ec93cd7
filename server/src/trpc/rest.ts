import type { AnyTRPCRouter } from "@trpc/server";
import type { FastifyInstance } from "fastify";
import type { Readable } from "node:stream";
import { csvExports } from "../app/exports.ts";
import { addExport } from "../exports/route.ts";
import { addDocumentRoute } from "../openapi/document-route.ts";
import { acceptJson } from "./rest/body.ts";
import { proceduresOf } from "./rest/procedure.ts";
import { addRoute, type ContextOf, placeOf } from "./rest/route.ts";

interface RestOptions {
  router: AnyTRPCRouter;
  contextOf: ContextOf;
}

/** Every procedure of the router under /api, as its meta says, the lists as files, and the document that describes them. */
export async function rest(scope: FastifyInstance, { router, contextOf }: RestOptions): Promise<void> {
  acceptJson(scope);
  scope.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
  for (const procedure of proceduresOf(router)) {
    const place = placeOf(procedure);
    if (place) addRoute(scope, procedure, place, contextOf);
  }
  const running = new Set<Readable>();
  for (const definition of csvExports) addExport(scope, definition, { contextOf, running });
  addDocumentRoute(scope, router);
}
