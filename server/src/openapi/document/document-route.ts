import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { openApiDocument } from "./document.ts";
import { documentFor, type DocumentReader, documentReaders } from "./for-reader.ts";

export type DocumentOptions = Omit<Parameters<typeof openApiDocument>[0], "baseUrl">;

/** Serves the document, and one for each kind of reader. They are made when somebody first asks, and never change while the process lives. */
export function documentRoute(scope: FastifyInstance, options: DocumentOptions): void {
  let whole: ReturnType<typeof openApiDocument> | undefined;
  const serve = (address: string, reader?: DocumentReader) => {
    let made: { text: string; etag: string } | undefined;
    const make = () => {
      whole ??= openApiDocument({ ...options, baseUrl: scope.prefix });
      const text = JSON.stringify(reader ? documentFor(whole, reader) : whole);
      return { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` };
    };
    scope.get(address, (request, reply) => {
      made ??= make();
      void reply.header("etag", made.etag).header("cache-control", "no-cache");
      if (request.headers["if-none-match"] === made.etag) return reply.code(304).send();
      return reply.type("application/json; charset=utf-8").send(made.text);
    });
  };
  serve("/openapi.json");
  for (const reader of Object.keys(documentReaders) as DocumentReader[]) serve(`/openapi/${reader}.json`, reader);
}
