import type { Problem } from "@metiro/shared/errors/codes";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { DomainError } from "./domain-error.ts";
import { problemType, retryAfterOf, problemFor } from "./problem.ts";
import { refusalOf } from "./refusal.ts";
import { languageOf } from "../i18n/lang.ts";

/** Answers anything thrown as `application/problem+json`; what nobody foresaw goes to the log. */
export function sendProblem(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = prepareProblem(thrown, request, reply);
  return reply.type(problemType).send(problem);
}

/** Sets status and headers of a refusal, and leaves it to the caller in which shape the problem is sent. */
export function prepareProblem(thrown: unknown, request: FastifyRequest, reply: FastifyReply): Problem {
  const refusal = refusalOf(thrown);
  const problem = problemFor(refusal, { lang: languageOf(request.headers, request.offered), requestId: request.id });
  logRefusal(refusal, request);
  const retryAfter = retryAfterOf(refusal);
  if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
  if (problem.status === 401) void reply.header("www-authenticate", "Bearer");
  // What is not found may be somebody's a moment later, or another reader's; 404 and 405 may be kept where nothing is said (RFC 9110 §15.1).
  void reply.header("cache-control", "no-store");
  void reply.code(problem.status);
  return problem;
}

/** Only the server's own faults are errors; a database that is away is worth a warning. */
export function logRefusal({ code, cause }: DomainError, { log }: Pick<FastifyRequest, "log">): void {
  if (code === "INTERNAL") log.error({ err: cause }, "unforeseen error");
  // Without a cause it is one of many: what keeps all of them from being answered is told once.
  else if (code === "UNAVAILABLE" && cause !== undefined) log.warn({ err: cause }, "unavailable");
}

/** Makes problems the one shape of an error. */
export const problems = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler(() => {
    throw new DomainError("NOT_FOUND");
  });
});
