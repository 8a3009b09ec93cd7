import { type TextLanguage, textLanguages } from "@metiro/shared/languages";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** The languages that the platform offers, for all that is said in answer to this request. */
    offered?: readonly TextLanguage[];
  }
}

/** Has every request know which languages are offered, before anything is said. While nobody can tell it is all that are complete. */
export function offerLanguages(scope: FastifyInstance, current: () => Promise<readonly TextLanguage[]>): void {
  scope.decorateRequest("offered", undefined);
  scope.addHook("onRequest", async (request) => {
    request.offered = await current().catch(() => textLanguages);
  });
}
