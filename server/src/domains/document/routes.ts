import multipart from "@fastify/multipart";
import { hideContact } from "@metiro/shared/contact-details/hide";
import { maxUploadBytes } from "@metiro/shared/file/constants";
import { callRefusal } from "@metiro/shared/permissions";
import { id as idShape } from "@metiro/shared/scalars";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { contactOfOwner } from "../../db/queries/company/company-contact.ts";
import { documents } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import { costOf } from "../../limits/costs.ts";
import { documentSize } from "../../storage/file-addresses.ts";
import { documentKeyOf } from "../../storage/image-keys.ts";
import type { ActorContext, Context } from "../../trpc/context.ts";
import { actorOfReader } from "../../trpc/signed-reader.ts";
import { sentFile, sentFileLimits } from "../file/index.ts";
import { visibleTo } from "./policy.ts";
import { uploadDocument } from "./upload.ts";

interface Options {
  contextOf: (request: FastifyRequest) => Promise<Context>;
}

interface DocumentRequest {
  Params: { id: string };
  Querystring: { expires?: string; reader?: string; signature?: string };
}

/** Nothing that came from outside is shown in this origin: it is saved, and would be alone and powerless if a browser opened it. */
const neverShown = {
  "cache-control": "private, no-store",
  "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};

/** A document that is sent, and one that is downloaded. */
export async function documentRoutes(scope: FastifyInstance, { contextOf }: Options): Promise<void> {
  await scope.register(async (own) => {
    await own.register(multipart, { limits: sentFileLimits });
    const uploads = {
      bodyLimit: maxUploadBytes + 64 * 1024,
      config: { cost: costOf("document.upload"), takesNoTurn: true, deadline: "upload" as const },
    };
    own.post("/Document/Upload", uploads, async (request, reply) => {
      const ctx = await contextOf(request);
      if (ctx.refusal !== undefined) throw ctx.refusal;
      const refusal = callRefusal("document.upload", ctx.actor);
      if (refusal || !ctx.actor) throw new DomainError(refusal ?? "UNAUTHORIZED");
      if (!request.isMultipart()) throw new DomainError("UNSUPPORTED_MEDIA_TYPE");
      const gone = new AbortController();
      if (reply.raw.destroyed) gone.abort();
      reply.raw.once("close", () => gone.abort());
      return { data: await uploadDocument(ctx as ActorContext, () => sentFile(request), gone.signal) };
    });
  });

  scope.get<DocumentRequest>("/Document/:id", async (request, reply) => {
    const { id } = request.params;
    const ctx = await contextOf(request);
    if (ctx.refusal !== undefined) throw ctx.refusal;
    if (!idShape.safeParse(id).success) throw new DomainError("NOT_FOUND");
    const { kind, name } = await readable(ctx, id, request.query);
    const bytes = await ctx.storage.read(documentKeyOf(id, kind));
    if (!bytes) throw new DomainError("NOT_FOUND");
    return reply
      .headers(neverShown)
      .type(kind === "pdf" ? "application/pdf" : "image/webp")
      .header("content-disposition", attachmentOf(name))
      .send(bytes);
  });
}

/** The document, where its reader may read it now: by a token, or by an address that was signed for a session. Not by a key. */
async function readable(ctx: Context, id: string, signed: DocumentRequest["Querystring"]) {
  const asks = ctx.actor?.key ? null : ctx.actor;
  const reader = ctx.fileSigner.readerOf(id, documentSize, signed);
  const actor = asks ?? (reader ? await actorOfReader(ctx, reader) : null);
  if (!actor) throw new DomainError("NOT_FOUND");
  const [row] = await ctx.db
    .select({ kind: documents.kind, name: documents.name, ownerId: documents.ownerId })
    .from(documents)
    .where(and(eq(documents.id, id), visibleTo(actor)));
  const { kind, name, ownerId } = orNotFound(row);
  const knowsOwner = actor.role === "Admin" || ownerId === actor.userId;
  return { kind, name: knowsOwner ? name : hideContact(name, await contactOfOwner(ctx.db, ownerId)) };
}

/** A name in plain letters for old programs, and as it is for all others. */
const attachmentOf = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^ -~]/g, "_").replaceAll(/["\\]/g, "_")}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`)}`;
