import type { FastifyReply, FastifyRequest } from "fastify";
import { refusalOf } from "../../errors/refusal.ts";
import { logRefusal } from "../../errors/send-problem.ts";
import { inCall } from "../../tracing/span.ts";
import type { Context } from "../context.ts";
import { cachedAnswer } from "../cached-answers.ts";
import { errorOf } from "../error-shape.ts";
import type { Procedure } from "../rest/procedure.ts";
import { sendJson } from "../send-json.ts";

/** Calls in one request; the client sends fewer. */
export const maxBatchSize = 20;

/** What a request asks for, as tRPC reads it. */
export interface RpcRequest {
  calls: { procedure: Procedure; input: unknown }[];
  isBatch: boolean;
}

interface Query {
  batch?: string;
  input?: string;
}

/** The calls of a request; undefined for all that tRPC refuses, streams or would answer in any other way than plain JSON. */
export function rpcRequestOf(
  request: FastifyRequest,
  procedures: ReadonlyMap<string, Procedure>,
): RpcRequest | undefined {
  const { path } = request.params as { path?: string };
  const { batch, ...query } = request.query as Query;
  const { method, headers, body } = request;
  const isBatch = batch === "1";
  const streams = headers["trpc-accept"] !== undefined || headers.accept?.includes("jsonl");
  if (path === undefined || path.includes("%") || streams || "connectionParams" in query) return undefined;
  if ((batch !== undefined && !isBatch) || (method !== "GET" && method !== "POST")) return undefined;
  if (method === "POST" && !headers["content-type"]?.startsWith("application/json")) return undefined;

  const found = (isBatch ? path.split(",") : [path]).map((name) => procedures.get(name));
  const known = found.filter((procedure) => procedure !== undefined);
  const [first] = known;
  if (!first || known.length < found.length || known.length > maxBatchSize) return undefined;
  if (known.some(({ type }) => type !== first.type) || (method === "GET" && first.type !== "query")) return undefined;

  const sent = read(method === "GET" ? query.input || "{}" : body);
  if (sent === undefined) return undefined;
  const isNothing = method === "GET" && !query.input;
  if (!isBatch) return { calls: [{ procedure: first, input: isNothing ? undefined : sent.value }], isBatch };
  if (typeof sent.value !== "object" || sent.value === null || Array.isArray(sent.value)) return undefined;
  const inputs = new Map(Object.entries(sent.value));
  return { calls: known.map((procedure, at) => ({ procedure, input: inputs.get(String(at)) })), isBatch };
}

function read(json: unknown): { value: unknown } | undefined {
  try {
    return typeof json === "string" ? { value: JSON.parse(json) } : undefined;
  } catch {
    return undefined;
  }
}

/** What became of a call, as JSON. */
interface Outcome {
  status: number;
  json: string;
}

/** What the head of an answer says of its calls. */
export type HeadOf = (errors: readonly unknown[], paths: readonly string[], ctx: Context) => Record<string, string>;

interface Answering {
  request: FastifyRequest;
  reply: FastifyReply;
  headOf: HeadOf;
  prerender?: Prerender | undefined;
}

/** Draws the page that the calls of a batch belong to, where its document asks for that; given their answers as JSON. */
export type Prerender = (
  request: FastifyRequest,
  ctx: Context,
  calls: readonly { path: string; input: unknown }[],
  answers: string,
) => Promise<string | undefined>;

/**
 * Answers as tRPC does, byte for byte, without its chain: that takes half as much again of a processor as the call itself. Fits
 * what `rpcRequestOf` found.
 */
export async function answerCalls(
  { calls, isBatch }: RpcRequest,
  ctx: Context,
  { request, reply, headOf, prerender }: Answering,
): Promise<FastifyReply> {
  const errors: unknown[] = [];
  const outcomes = await Promise.all(
    calls.map(async ({ procedure, input }): Promise<Outcome> => {
      try {
        // A list that everybody asks for is read and written once, also where others are asked for beside it.
        const kept = procedure.meta.kept && !ctx.refusal ? await cachedAnswer(procedure, ctx, input) : undefined;
        if (kept) return { status: 200, json: (await kept.rpc.as(undefined)).toString() };
        const run = () => procedure.call(ctx, () => input);
        const result = isBatch ? inCall(procedure.path, run) : run();
        return { status: 200, json: JSON.stringify({ result: { data: await result } }) };
      } catch (thrown) {
        errors.push(thrown);
        logRefusal(refusalOf(thrown), request);
        const error = errorOf(thrown, ctx, procedure.path);
        return { status: error.data.httpStatus, json: JSON.stringify({ error }) };
      }
    }),
  );
  const statuses = new Set(outcomes.map((outcome) => outcome.status));
  const [status = 200] = statuses;
  const procedures = calls.map(({ procedure }) => procedure);
  const texts = outcomes.map(({ json }) => json);
  const head = headOf(
    errors,
    procedures.map(({ path }) => path),
    ctx,
  );
  // Behind the answers, where who made the calls does not look.
  const named = () => calls.map(({ procedure: { path }, input }) => ({ path, input }));
  const page = isBatch && errors.length === 0 && (await prerender?.(request, ctx, named(), `[${texts.join(",")}]`));
  if (page) texts.push(JSON.stringify({ page }));
  void reply.code(statuses.size > 1 ? 207 : status);
  void reply.headers({ "content-type": "application/json", vary: "trpc-accept, accept", ...head });
  return sendJson(isBatch ? `[${texts.join(",")}]` : texts.join(), procedures, request, reply);
}
