import { framesOf } from "../errors/frames.ts";
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import fastifyPlugin from "fastify-plugin";
import { z } from "zod";
import type { Config } from "../config/config.ts";
import { networkOf } from "../limits/address.ts";

type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  query?: string;
  issues?: string[];
  cause?: LoggedError;
};

/** Settings of the log: errors without the values in them, requests and answers only as `logAnswers` tells. */
export const loggerOf = (
  { logLevel }: Pick<Config, "logLevel">,
  stream?: { write(line: string): void },
): NonNullable<FastifyServerOptions["logger"]> =>
  logLevel === "silent"
    ? false
    : {
        level: logLevel,
        base: null,
        serializers: { err: loggedError, req: () => ({}), res: () => ({}) },
        ...(stream && { stream }),
      };

/**
 * An error for the log. Messages of the database and of queries carry values (an e-mail, a name), so of those only codes, names and
 * the text of the query are kept; likewise only the paths and codes of a schema's issues.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const logged: LoggedError = { type: error.name, message: messageOf(error), stack: framesOf(error) };
  if ("code" in error && typeof error.code === "string") logged.code = error.code;
  if ("constraint_name" in error && typeof error.constraint_name === "string")
    logged.constraint = error.constraint_name;
  if ("query" in error && typeof error.query === "string") logged.query = error.query;
  if (error instanceof z.core.$ZodError)
    logged.issues = error.issues.map(({ path, code }) => `${path.map(String).join(".")}: ${code ?? "unknown"}`);
  if (error.cause !== undefined) logged.cause = loggedError(error.cause);
  return logged;
}

function messageOf(error: Error): string {
  const carriesValues = "query" in error || "severity" in error || error instanceof z.core.$ZodError;
  // A wrapper repeats the message of what it wraps.
  const repeats = error.cause instanceof Error && error.message === error.cause.message;
  return carriesValues || repeats ? "" : error.message;
}

/** Fastify's own lines about requests: none but of an answer that broke off, which its caller saw with a status of 200. */
export class BrokenAnswers extends LogController {
  constructor() {
    super({ disableRequestLogging: true, requestIdLogLabel: "requestId" });
  }

  override streamError(error: Error, request: FastifyRequest, _reply: FastifyReply): void {
    // The caller has gone: that is its own matter.
    if ("code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE") return;
    request.log.error({ err: error }, "an answer broke off");
  }
}

/**
 * One line for each answer: the route's pattern and never its values, no body. It says, as every line of a request does, from which
 * network it came, and by its id whose account it was (`requestContext` adds it).
 */
export const logAnswers = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook("onRequest", (request, _reply, done) => {
    request.log = request.log.child({ network: networkOf(request.ip) });
    done();
  });
  if (!["info", "debug", "trace"].includes(app.log.level)) return;
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      "answered",
    );
    done();
  });
});
