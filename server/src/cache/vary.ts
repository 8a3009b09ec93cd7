import type { FastifyReply } from "fastify";

/** Says by which fields of a request an answer differs, beside those that were said before. */
export function addVary(reply: FastifyReply, fields: string): void {
  const before = reply.getHeader("vary");
  void reply.header("vary", before === undefined ? fields : `${String(before)}, ${fields}`);
}
