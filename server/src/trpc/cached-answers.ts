import { callRefusal } from "@metiro/shared/permissions";
import type { FastifyReply, FastifyRequest } from "fastify";
import { catalogueVersion } from "../db/queries/catalogue/version.ts";
import { type CachedBody, cachedBody } from "../cache/cached-body.ts";
import type { CachedList } from "../cache/list-cache.ts";
import { askedEachTime, sendDocument } from "../cache/send-document.ts";
import type { Context } from "./context.ts";
import type { Procedure } from "./rest/procedure.ts";

/**
 * The answer of a call whose meta says `kept`: a list that everybody asks for, read from the database and written as JSON once
 * for each change of the catalogue. Undefined for an input that is wrong, and for whoever may not ask.
 */
export function cachedAnswer(procedure: Procedure, ctx: Context, input: unknown): Promise<CachedList> | undefined {
  // What is kept was read for somebody else. Who may not call it is sent on to the call itself, which says why.
  const { permission } = procedure.meta;
  if (!permission || ctx.refusal || callRefusal(permission, ctx.actor)) return undefined;
  // As it is understood: whatever else is sent along makes no other answer.
  const [schema] = procedure.inputs;
  const parsed = schema?.safeParse(input);
  if (parsed?.success === false) return undefined;
  const asked = JSON.stringify(parsed?.data) ?? "";
  // An admin who has yet to add its second factor is told what strangers are.
  const role = ctx.actor?.role === "Admin" && ctx.actor.mustEnrol ? undefined : ctx.actor?.role;
  const reader = procedure.meta.rest?.tokenCounts ? (role ?? "") : "";
  return answer(`${procedure.path} ${reader} ${asked}`);

  async function answer(name: string) {
    // Asked before the list is read: what changes in between belongs to the next version.
    const version = await catalogueVersion(ctx.db);
    return ctx.listCache.get(`${name} ${version}`, async () => {
      const json = JSON.stringify(await procedure.call(ctx, () => input));
      return {
        rest: cachedBody(Buffer.from(`{"data":${json}}`)),
        rpc: cachedBody(Buffer.from(`{"result":{"data":${json}}}`)),
      };
    });
  }
}

const sent = {
  status: 200,
  headers: [
    ["content-type", "application/json; charset=utf-8"],
    ["cache-control", askedEachTime],
  ],
  vary: "authorization, accept-encoding",
} as const;

/** Sends a kept answer with a tag, or says that whoever asks has it already. */
export const sendCached = (bytes: CachedBody, request: FastifyRequest, reply: FastifyReply) =>
  sendDocument({ ...sent, ...bytes }, request, reply);

/** Sends several as tRPC writes a batch; not compressed, since that would be done anew for each combination. */
export async function sendCachedBatch(all: readonly CachedBody[], request: FastifyRequest, reply: FastifyReply) {
  const parts = await Promise.all(all.map((bytes) => bytes.as(undefined)));
  const as = () =>
    Promise.resolve(Buffer.concat([...parts.flatMap((part, at) => [at === 0 ? opening : comma, part]), closing]));
  const hash = all.map((bytes) => bytes.hash.slice(0, 12)).join("");
  return sendDocument({ ...sent, hash, as }, request, reply, "identity");
}

const opening = Buffer.from("[");
const comma = Buffer.from(",");
const closing = Buffer.from("]");
