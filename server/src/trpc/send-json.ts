import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import { addVary } from "../cache/vary.ts";
import type { Procedure } from "./rest/procedure.ts";

/** Fewer characters fit into one packet as they are. */
const minCompressedLength = 1_000;
/** More are compressed in a thread: the others' calls do not wait for them. */
const maxInlineLength = 100_000;

const codings = ["zstd", "br", "gzip"] as const;
type Coding = (typeof codings)[number];

// The lowest levels: the next ones take twice the time for a tenth less.
const zstd = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
const br = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
const gz = { level: 1 };
const now: Record<Coding, (json: string) => Buffer> = {
  zstd: (json) => zstdCompressSync(json, zstd),
  br: (json) => brotliCompressSync(json, br),
  gzip: (json) => gzipSync(json, gz),
};
const [zstdLater, brLater, gzipLater] = [promisify(zstdCompress), promisify(brotliCompress), promisify(gzip)];
const later: Record<Coding, (json: string) => Promise<Buffer>> = {
  zstd: (json) => zstdLater(json, zstd),
  br: (json) => brLater(json, br),
  gzip: (json) => gzipLater(json, gz),
};

/** The rooms whose answers hold what opens something: tickets, codes, links of mails. */
const secret = /^(?:auth|mail|notification)\./;
/** In an address of an image that works without a token. */
const signature = "&signature=";

/**
 * Whether the answer of a call may be compressed. How short it becomes tells what in it is like what somebody else put in, so
 * nothing that opens anything is: no answer of a change, none of these rooms, and (`sendJson`) none with a signed address.
 */
export const isPlain = ({ path, type }: Pick<Procedure, "path" | "type">): boolean =>
  type === "query" && !secret.test(path);

/** A text would be given a charset, of which tRPC says nothing. */
const bytes = (json: string) => Buffer.from(json);

/** Sends the answer of calls, compressed where it may be and is worth it. */
export async function sendJson(
  json: string,
  calls: readonly Pick<Procedure, "path" | "type">[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (json.length < minCompressedLength || !calls.every(isPlain) || json.includes(signature))
    return reply.send(bytes(json));
  addVary(reply, "accept-encoding");
  const liked = negotiate(request.headers["accept-encoding"] ?? "", [...codings]);
  const coding = codings.find((one) => one === liked);
  if (!coding) return reply.send(bytes(json));
  const body = json.length < maxInlineLength ? now[coding](json) : await later[coding](json);
  return reply.header("content-encoding", coding).send(body);
}
