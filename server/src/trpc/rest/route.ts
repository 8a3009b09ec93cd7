import { hash } from "node:crypto";
import { permissions } from "@metiro/shared/permissions";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { OpenApiMethod } from "trpc-to-openapi";
import { costOf } from "../../limits/costs.ts";
import { deprecationHeaders } from "../../procedures/deprecation.ts";
import type { Context } from "../context.ts";
import { cachedAnswer, sendCached } from "../cached-answers.ts";
import { askedEachTime, isHad } from "../../cache/send-document.ts";
import { addVary } from "../../cache/vary.ts";
import { isPlain, sendJson } from "../send-json.ts";
import { fieldsOf } from "./body.ts";
import { type Decode, decoderOf } from "./decode.ts";
import { onlyKnown } from "./known-names.ts";
import { type Procedure, selects } from "./procedure.ts";

/** Where a procedure stands under /api: the path in Fastify's notation, below the prefix. */
export interface RestPlace {
  method: OpenApiMethod;
  url: string;
}

export type ContextOf = (request: FastifyRequest) => Promise<Context>;

/**
 * Not the storage: what a device keeps on purpose stays (its language, its layout), and a sign-out empties the rest itself.
 */
export const clearsCache = { "clear-site-data": '"cache"' } as const;

const json = "application/json; charset=utf-8";
const parameter = /\{(\w+)\}/g;

/** The place of a procedure; none for those that only tRPC reaches. */
export function restRouteOf({ meta: { openapi } }: Procedure): RestPlace | undefined {
  if (!openapi || openapi.enabled === false) return undefined;
  return { method: openapi.method, url: openapi.path.replace(parameter, ":$1") };
}

/** One native route: checked input in, `{"data": …}` out. What depends on the procedure alone is worked out here, once. */
export function addRoute(scope: FastifyInstance, procedure: Procedure, place: RestPlace, contextOf: ContextOf): void {
  const inputOf = inputReader(procedure, place);
  const isTagged = place.method === "GET" && isPlain(procedure) && isPublic(procedure);
  const { deprecated } = procedure.meta.rest ?? {};
  const ending = deprecated && deprecationHeaders(deprecated);
  scope.route({
    ...place,
    config: { cost: costOf(procedure.path), reads: procedure.type === "query" },
    async handler(request, reply) {
      if (ending) void reply.headers(ending);
      const ctx = await contextOf(request);
      if (procedure.meta.kept) {
        if (ctx.refusal) throw ctx.refusal;
        const answer = cachedAnswer(procedure, ctx, inputOf(request));
        if (answer) return sendCached((await answer).rest, request, reply);
      }
      const data = await procedure.call(ctx, () => inputOf(request));
      if (ctx.knownDevice.setCookie) void reply.header("set-cookie", ctx.knownDevice.setCookie);
      if (procedure.meta.rest?.clearsCache) void reply.headers(clearsCache);
      const body = `{"data":${JSON.stringify(data) ?? "null"}}`;
      if (isTagged && isHad(request, tagOn(reply, body))) return reply.code(304).send();
      return sendJson(body, [procedure], request, reply.type(json));
    },
  });
}

const isPublic = ({ meta: { permission } }: Procedure) =>
  permission !== undefined && permissions[permission].roles === "public";

/** Puts a tag on an answer that may be kept, by what it says and not by how it is compressed. */
function tagOn(reply: FastifyReply, body: string): string {
  const tag = `W/"${hash("sha256", body, "base64url")}"`;
  addVary(reply, "authorization, accept-language");
  void reply.headers({ "cache-control": askedEachTime, etag: tag });
  return tag;
}

function inputReader(procedure: Procedure, { method, url }: RestPlace) {
  const { fields, meta, takesInput } = procedure;
  const params = [...url.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const hasBody = method !== "GET" && method !== "DELETE";
  const query = hasBody ? (meta.rest?.query ?? []) : Object.keys(fields).filter((name) => !params.includes(name));
  const fromParams = decoders(params, fields);
  const fromQuery = decoders(query, fields);
  const checkQuery = onlyKnown(query);
  const checkBody = selects(procedure) ? onlyKnown(Object.keys(fields)) : undefined;

  return function inputOf(request: FastifyRequest): unknown {
    checkQuery(request.query);
    if (!takesInput) return undefined;
    const input = hasBody ? fieldsOf(request.body, meta.rest?.bodyAs) : {};
    checkBody?.(input);
    take(request.query as Record<string, unknown>, fromQuery, input);
    take(request.params as Record<string, unknown>, fromParams, input);
    return input;
  };
}

function decoders(names: readonly string[], fields: Procedure["fields"]): [string, Decode][] {
  return names.map((name) => {
    const schema = fields[name];
    if (!schema) throw new Error(`No field of the input is called ${name}`);
    return [name, decoderOf(schema)];
  });
}

function take(source: Record<string, unknown>, decoders: [string, Decode][], input: Record<string, unknown>): void {
  for (const [name, decode] of decoders) {
    const text = source[name];
    if (text !== undefined) input[name] = decode(text);
  }
}
