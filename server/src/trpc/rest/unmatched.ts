import type { FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "../../errors/domain-error.ts";
import type { RestPlace } from "./route.ts";

/** Answers paths that no route matches: 405 with `Allow` where another method would do, else 404. */
export function unmatched(prefix: string, places: readonly RestPlace[]) {
  const known = places.map(({ method, url }) => ({ method, segments: segmentsOf(url) }));

  return (request: FastifyRequest, reply: FastifyReply): never => {
    const path = request.url.split("?", 1)[0] ?? "";
    const asked = segmentsOf(path.slice(prefix.length));
    const methods = new Set(known.filter(({ segments }) => matches(segments, asked)).map(({ method }) => method));
    if (methods.size === 0) throw new DomainError("NOT_FOUND");
    const allowed = [...methods].flatMap((method) => (method === "GET" ? [method, "HEAD"] : [method]));
    void reply.header("allow", allowed.join(", "));
    throw new DomainError("METHOD_NOT_ALLOWED");
  };
}

const segmentsOf = (path: string) => path.toLowerCase().split("/").filter(Boolean);

const matches = (pattern: readonly string[], path: readonly string[]) =>
  pattern.length === path.length && pattern.every((segment, at) => segment.startsWith(":") || segment === path[at]);
