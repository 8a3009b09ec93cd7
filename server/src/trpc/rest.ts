import type { AnyTRPCRouter } from "@trpc/server";
import type { FastifyInstance } from "fastify";
import type { Readable } from "node:stream";
import { csvExports } from "../exports/index.ts";
import { addExport } from "../exports/route.ts";
import { addDocumentRoute } from "./rest/document-route.ts";
import { acceptJson } from "./rest/body.ts";
import { proceduresOf } from "./rest/procedure.ts";
import { addRoute, type ContextOf, placeOf, type RestPlace } from "./rest/route.ts";
import { unmatched } from "./rest/unmatched.ts";

export const restPrefix = "/api";

interface RestOptions {
  router: AnyTRPCRouter;
  contextOf: ContextOf;
}

/** Every procedure of the router under /api, as its meta says, the lists as files, and the document that describes them. */
export async function rest(scope: FastifyInstance, { router, contextOf }: RestOptions): Promise<void> {
  const places: RestPlace[] = [];
  acceptJson(scope);
  scope.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
  for (const procedure of proceduresOf(router)) {
    const place = placeOf(procedure);
    if (!place) continue;
    places.push(place);
    addRoute(scope, procedure, place, contextOf);
  }
  const running = new Set<Readable>();
  for (const definition of csvExports) places.push(addExport(scope, definition, { contextOf, running }));
  addDocumentRoute(scope, router);
  scope.setNotFoundHandler(unmatched(restPrefix, places));
}
