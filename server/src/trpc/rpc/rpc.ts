import type { AnyTRPCRouter } from "@trpc/server";
import { fastifyRequestHandler, type FastifyTRPCPluginOptions } from "@trpc/server/adapters/fastify";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { DomainError } from "../../errors/domain-error.ts";
import { retryAfterOf } from "../../errors/problem.ts";
import { refusalOf } from "../../errors/refusal.ts";
import { logRefusal, prepareProblem } from "../../errors/send-problem.ts";
import { costOf } from "../../limits/costs.ts";
import { shapeOf } from "../error-shape.ts";
import type { CachedBody } from "../../cache/cached-body.ts";
import type { Context } from "../context.ts";
import { cachedAnswer, sendCached, sendCachedBatch } from "../cached-answers.ts";
import { nestsTooDeep } from "../rest/nesting.ts";
import { proceduresOf, streamsOf } from "../rest/procedure.ts";
import { answerCalls, type RpcRequest, rpcRequestOf, type Prerender, type HeadOf, maxBatchSize } from "./rpc-call.ts";
import { clearsCache, type ContextOf } from "../rest/route.ts";
import { refuseUnmatched } from "../rest/unmatched.ts";

interface RpcOptions {
  /** Draws pages of panels from their first answers. */
  prerender?: Prerender | undefined;
  router: AnyTRPCRouter;
  contextOf: ContextOf;
}

/** The typed calls under /trpc: JSON only, a few at once. */
export async function rpc(scope: FastifyInstance, { router, contextOf, prerender }: RpcOptions): Promise<void> {
  refuseUnmatched(scope);
  const procedures = proceduresOf(router);
  const queries = new Set(procedures.flatMap(({ path, type }) => (type === "query" ? [path] : [])));
  const clearing = new Set(proceduresOf(router).flatMap(({ path, meta }) => (meta.rest?.clearsCache ? [path] : [])));
  const allowed = (paths: readonly string[]) => (paths.every((path) => queries.has(path)) ? "GET, HEAD, POST" : "POST");
  scope.addHook("onRequest", (request, reply, done) => {
    void reply.header("cache-control", "no-store");
    const fault = requestFault(request);
    const { path } = request.params as { path?: string };
    if (fault?.code === "METHOD_NOT_ALLOWED" && path !== undefined)
      void reply.header("allow", allowed(path.split(",")));
    done(fault ?? overspent(request, path));
  });
  // What is refused before a procedure is found still has the shape that a typed client reads.
  scope.setErrorHandler((thrown, request, reply) => {
    const error = shapeOf(prepareProblem(thrown, request, reply));
    return reply.type("application/json").send({ error });
  });
  scope.addHook("preValidation", (request, _reply, done) => {
    const { input } = request.query as Record<string, unknown>;
    const deep = [request.body, input].some((json) => typeof json === "string" && nestsTooDeep(json));
    done(deep ? new DomainError("MALFORMED_JSON") : undefined);
  });
  const byPath = new Map(procedures.map((procedure) => [procedure.path, procedure]));
  const headOf: HeadOf = (errors, paths, ctx) => {
    const longest = Math.max(0, ...errors.map((error) => retryAfterOf(refusalOf(error)) ?? 0));
    return {
      ...(ctx.knownDevice.setCookie && { "set-cookie": ctx.knownDevice.setCookie }),
      ...(errors.length === 0 && paths.some((path) => clearing.has(path)) && clearsCache),
      ...(longest > 0 && { "retry-after": String(longest) }),
    };
  };
  const trpcOptions = {
    router,
    maxBatchSize,
    allowMethodOverride: true,
    createContext: ({ req }) => contextOf(req),
    onError: ({ error, req }) => logRefusal(refusalOf(error), req),
    responseMeta: ({ errors, paths = [], ctx }) => {
      const otherMethod = errors.some(({ code }) => code === "METHOD_NOT_SUPPORTED");
      return {
        headers: { ...(ctx && headOf(errors, paths, ctx)), ...(otherMethod && { allow: allowed(paths) }) },
      };
    },
  } satisfies FastifyTRPCPluginOptions<AnyTRPCRouter>["trpcOptions"];
  for (const path of streamsOf(router))
    scope.get(`/${path}`, { config: { takesNoTurn: true, deadline: "stream" } }, async (req, res) => {
      const ctx = await contextOf(req);
      // A stream that has begun could only say so in itself.
      if (ctx.refusal?.code === "UNAVAILABLE") throw ctx.refusal;
      return fastifyRequestHandler({ ...trpcOptions, createContext: async () => ctx, req, res, path });
    });
  // As it came: tRPC reads it when it has found what is called.
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => done(null, body));
  scope.all<{ Params: { path: string } }>("/:path", async (request, reply) => {
    const asked = rpcRequestOf(request, byPath);
    if (!asked) {
      await fastifyRequestHandler({ ...trpcOptions, req: request, res: reply, path: request.params.path });
      return reply;
    }
    const ctx = await contextOf(request);
    const kept = request.method === "GET" && !ctx.refusal ? await cachedBodies(asked, ctx) : [];
    const [first] = kept;
    if (first) return asked.isBatch ? sendCachedBatch(kept, request, reply) : sendCached(first, request, reply);
    return answerCalls(asked, ctx, { request, reply, headOf, prerender });
  });
}

/** The bytes of calls whose answers are kept, in their order; none when one of them is not, or is refused. */
async function cachedBodies({ calls, isBatch }: RpcRequest, ctx: Context): Promise<CachedBody[]> {
  if (!calls.every(({ procedure }) => procedure.meta.kept)) return [];
  const answers = calls.map(async ({ procedure, input }) =>
    cachedAnswer(procedure, ctx, input === undefined && !isBatch ? {} : input),
  );
  const kept = (await Promise.all(answers).catch(() => [])).flatMap((answer) => (answer ? [answer.rpc] : []));
  return kept.length < calls.length ? [] : kept;
}

/** A batch costs what its calls cost together; one was taken when the request came. */
function overspent(request: FastifyRequest, path = ""): Error | undefined {
  try {
    const calls = path.split(",");
    request.spend(calls.reduce((sum, call) => sum + costOf(call), -1));
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** What the adapter would answer with bare text, or read forms and files of any size into memory for. */
function requestFault({ method, headers: { "content-type": type } }: FastifyRequest): DomainError | undefined {
  if (!["GET", "HEAD", "POST", "OPTIONS"].includes(method)) return new DomainError("METHOD_NOT_ALLOWED");
  const isJson = type === undefined ? method !== "POST" : /^application\/json\b/i.test(type);
  return isJson ? undefined : new DomainError("UNSUPPORTED_MEDIA_TYPE");
}
