import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { openApiDocument } from "./document.ts";

export type DocumentOptions = Omit<Parameters<typeof openApiDocument>[0], "baseUrl">;

/** Serves the document. It is made when somebody first asks, and never changes while the process lives. */
export function documentRoute(scope: FastifyInstance, options: DocumentOptions): void {
  let made: { text: string; etag: string } | undefined;
  const make = () => {
    const text = JSON.stringify(openApiDocument({ ...options, baseUrl: scope.prefix }));
    return { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` };
  };

  scope.get("/openapi.json", (request, reply) => {
    made ??= make();
    void reply.header("etag", made.etag).header("cache-control", "no-cache");
    if (request.headers["if-none-match"] === made.etag) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(made.text);
  });
}
