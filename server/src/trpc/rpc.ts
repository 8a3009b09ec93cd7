import type { AnyTRPCRouter } from "@trpc/server";
import { fastifyRequestHandler, fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from "@trpc/server/adapters/fastify";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { DomainError } from "../errors/domain-error.ts";
import { retryAfterOf } from "../errors/problem.ts";
import { refusalOf } from "../errors/refusal.ts";
import { logRefusal, refuse } from "../errors/send-problem.ts";
import { costOf } from "../limits/costs.ts";
import { shapeOf } from "./error-shape.ts";
import { keptAnswer, sendKept, sendKeptBatch } from "./kept-answers.ts";
import { nestsTooDeep } from "./rest/nesting.ts";
import { proceduresOf, streamsOf } from "./rest/procedure.ts";
import { clearsCache, type ContextOf } from "./rest/route.ts";
import { refuseUnmatched } from "./rest/unmatched.ts";

/** Calls in one request; the client sends fewer. */
const maxBatchSize = 20;

interface RpcOptions {
  router: AnyTRPCRouter;
  contextOf: ContextOf;
}

/** The typed calls under /trpc: JSON only, a few at once. */
export async function rpc(scope: FastifyInstance, { router, contextOf }: RpcOptions): Promise<void> {
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
    const error = shapeOf(refuse(thrown, request, reply));
    return reply.type("application/json").send({ error });
  });
  scope.addHook("preValidation", (request, _reply, done) => {
    const { input } = request.query as Record<string, unknown>;
    const deep = [request.body, input].some((json) => typeof json === "string" && nestsTooDeep(json));
    done(deep ? new DomainError("MALFORMED_JSON") : undefined);
  });
  const keptOnes = new Map(
    procedures.flatMap((procedure) => (procedure.meta.kept ? [[procedure.path, procedure]] : [])),
  );
  scope.addHook("preHandler", async (request, reply) => {
    const calls = callsOf(request).map(({ path, input }) => ({ procedure: keptOnes.get(path), input }));
    if (calls.length === 0 || !calls.every(({ procedure }) => procedure !== undefined)) return;
    const ctx = await contextOf(request);
    if (ctx.refusal) return;
    const answers = calls.map(async ({ procedure, input }) => procedure && keptAnswer(procedure, ctx, input));
    // What is refused is refused by tRPC, in its own words.
    const kept = await Promise.all(answers).catch(() => []);
    const bytes = kept.flatMap((answer) => (answer ? [answer.rpc] : []));
    const [first] = bytes;
    if (!first || bytes.length < calls.length) return;
    const { batch } = request.query as Query;
    return batch === undefined ? sendKept(first, request, reply) : sendKeptBatch(bytes, request, reply);
  });
  const trpcOptions = {
    router,
    maxBatchSize,
    allowMethodOverride: true,
    createContext: ({ req }) => contextOf(req),
    onError: ({ error, req }) => logRefusal(refusalOf(error), req),
    responseMeta: ({ errors, paths = [], ctx }) => {
      const waits = errors.map((error) => retryAfterOf(refusalOf(error)) ?? 0);
      const longest = Math.max(0, ...waits);
      const otherMethod = errors.some(({ code }) => code === "METHOD_NOT_SUPPORTED");
      return {
        headers: {
          ...(ctx?.knownDevice.setCookie && { "set-cookie": ctx.knownDevice.setCookie }),
          ...(errors.length === 0 && paths.some((path) => clearing.has(path)) && clearsCache),
          ...(longest > 0 && { "retry-after": String(longest) }),
          ...(otherMethod && { allow: allowed(paths) }),
        },
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
  await scope.register(fastifyTRPCPlugin, { trpcOptions });
}

interface Query {
  batch?: string;
  input?: string;
}

/** The calls of a GET with their inputs, as tRPC reads them; none of what it refuses or would answer otherwise. */
function callsOf(request: FastifyRequest): { path: string; input: unknown }[] {
  const { path } = request.params as { path?: string };
  const { batch, input = "{}" } = request.query as Query;
  if (request.method !== "GET" || path === undefined || request.headers["trpc-accept"] !== undefined) return [];
  if (batch !== undefined && batch !== "1") return [];
  const paths = batch === undefined ? [path] : path.split(",");
  if (paths.length > maxBatchSize || typeof input !== "string") return [];
  try {
    const sent: unknown = JSON.parse(input);
    if (typeof sent !== "object" || sent === null || Array.isArray(sent)) return [];
    return paths.map((name, at) => ({
      path: name,
      input: batch === undefined ? sent : (sent as Record<string, unknown>)[String(at)],
    }));
  } catch {
    return [];
  }
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
