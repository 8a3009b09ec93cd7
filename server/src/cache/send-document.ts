import type { FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import { codingFor } from "./compressed.ts";
import type { CachedBody } from "./cached-body.ts";
import { addVary } from "./vary.ts";

/** For `Cache-Control`: kept by whoever asks, who asks each time whether it is still so. */
export const askedEachTime = "private, no-cache";

interface SentDocument extends CachedBody {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  /** By which fields of a request it differs. */
  vary?: string;
}

/** Sends a document with a tag, so that whoever has it already is told so and nothing more. */
export async function sendDocument(
  document: SentDocument,
  request: FastifyRequest,
  reply: FastifyReply,
  accepted = request.headers["accept-encoding"],
) {
  const coding = codingFor(accepted);
  const tag = `"${document.hash}${coding ? `-${coding}` : ""}"`;
  for (const [name, value] of document.headers) void reply.header(name, value);
  if (document.vary !== undefined) addVary(reply, document.vary);
  void reply.header("etag", tag);
  if (isHad(request, tag)) return reply.code(304).send();
  if (coding) void reply.header("content-encoding", coding);
  return reply.code(document.status).send(await document.as(coding));
}

/**
 * Whether who asks has what a tag stands for. `Cache-Control` of a request speaks to caches on the way: `fetch` sends `no-cache` with
 * every tag that a program asks with, and a browser that reloads past its cache asks with none.
 */
export const isHad = ({ headers }: FastifyRequest, tag: string): boolean =>
  fresh({ "if-none-match": headers["if-none-match"] }, { etag: tag });
