import type { AnyTRPCRouter } from "@trpc/server";
import { fastifyRequestHandler, fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from "@trpc/server/adapters/fastify";
import type { FastifyInstance } from "fastify";
import { DomainError } from "../errors/domain-error.ts";
import { retryAfterOf } from "../errors/problem.ts";
import { refusalOf } from "../errors/refusal.ts";
import { logRefusal, refuse } from "../plugins/problems.ts";
import { shapeOf } from "./error-shape.ts";
import { nestsTooDeep } from "./rest/nesting.ts";
import { streamsOf } from "./rest/procedure.ts";
import type { ContextOf } from "./rest/route.ts";

const rpcPrefix = "/trpc";
/** Calls in one request; the client sends fewer. */
const maxBatchSize = 20;
/** Milliseconds that a timer of Node can count. */
const longestTimer = 2 ** 31 - 1;

interface RpcOptions {
  router: AnyTRPCRouter;
  contextOf: ContextOf;
}

/** The typed calls under /trpc: JSON only, a few at once. */
export async function rpc(scope: FastifyInstance, { router, contextOf }: RpcOptions): Promise<void> {
  scope.addHook("onRequest", (request, reply, done) => {
    void reply.header("cache-control", "no-store");
    const type = request.headers["content-type"];
    // The adapter would read forms and files of any size into memory.
    done(
      type !== undefined && !/^application\/json\b/i.test(type) ? new DomainError("UNSUPPORTED_MEDIA_TYPE") : undefined,
    );
  });
  // What is refused before a procedure is found still has the shape that a typed client reads.
  scope.setErrorHandler((thrown, request, reply) => {
    const error = shapeOf(refuse(thrown, request, reply));
    return reply.type("application/json").send({ error });
  });
  scope.addHook("preValidation", (request, _reply, done) => {
    const { input } = request.query as Record<string, unknown>;
    const deep = [request.body, input].some((json) => typeof json === "string" && nestsTooDeep(json));
    done(deep ? new DomainError("MALFORMED_JSON") : undefined);
  });
  const trpcOptions = {
    router,
    maxBatchSize,
    allowMethodOverride: true,
    createContext: ({ req }) => contextOf(req),
    onError: ({ error, req }) => logRefusal(refusalOf(error), req),
    responseMeta: ({ errors }) => {
      const waits = errors.map((error) => retryAfterOf(refusalOf(error)) ?? 0);
      const longest = Math.max(0, ...waits);
      return longest > 0 ? { headers: { "retry-after": String(longest) } } : {};
    },
  } satisfies FastifyTRPCPluginOptions<AnyTRPCRouter>["trpcOptions"];
  // A stream has no deadline.
  for (const path of streamsOf(router))
    scope.get(`${rpcPrefix}/${path}`, { handlerTimeout: longestTimer }, (req, res) =>
      fastifyRequestHandler({ ...trpcOptions, req, res, path }),
    );
  await scope.register(fastifyTRPCPlugin, { prefix: rpcPrefix, trpcOptions });
}
