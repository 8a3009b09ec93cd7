import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "../../errors/domain-error.ts";
import { sendProblem } from "../../errors/send-problem.ts";

interface Place {
  methods: readonly string[];
  segments: readonly string[];
}

/**
 * Keeps everything under the prefix of a scope to itself: what none of its routes answers is a problem, 405 with `Allow`
 * where another method would do, else 404. Call it before any route of the scope is added.
 */
export function refuseUnmatched(scope: FastifyInstance): void {
  const places: Place[] = [];
  const refuse = async (request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(refusalFor(places, request, reply), request, reply);
  // Before a body is read: of a path that is not there it does not matter what was sent.
  const asRefusal = { onRequest: refuse, handler: refuse };

  scope.addHook("onRoute", ({ url, method }) => {
    if (!url.endsWith("*")) places.push({ methods: [method].flat(), segments: segmentsOf(url) });
  });
  scope.addHook("onRequest", async (request, reply) => (request.is404 ? refuse(request, reply) : undefined));
  scope.setNotFoundHandler(refuse);
  // A GET that no other route takes would be a page, as every other path of the site is one.
  scope.route({ method: ["GET", "HEAD"], url: "/*", ...asRefusal });
}

function refusalFor(places: readonly Place[], request: FastifyRequest, reply: FastifyReply): DomainError {
  const asked = segmentsOf(request.url.split("?", 1)[0] ?? "");
  const allowed = new Set(places.filter(({ segments }) => matches(segments, asked)).flatMap(({ methods }) => methods));
  // A path that the method would do for, and that no route took all the same: a value in it is too long, or there is a slash too many.
  if (allowed.size === 0 || allowed.has(request.method)) return new DomainError("NOT_FOUND");
  void reply.header("allow", [...allowed].join(", "));
  return new DomainError("METHOD_NOT_ALLOWED");
}

const segmentsOf = (path: string) => path.toLowerCase().split("/").filter(Boolean);

const matches = (pattern: readonly string[], path: readonly string[]) =>
  pattern.length === path.length && pattern.every((segment, at) => segment.startsWith(":") || segment === path[at]);
