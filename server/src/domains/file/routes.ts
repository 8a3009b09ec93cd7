import multipart from "@fastify/multipart";
import { maxUploadBytes } from "@metiro/shared/file/constants";
import { callRefusal } from "@metiro/shared/permissions";
import { id as idShape } from "@metiro/shared/scalars";
import { and, eq, or } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { files } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import { costOf } from "../../limits/costs.ts";
import { isAdmin } from "../../trpc/actor.ts";
import type { ActorContext, Context } from "../../trpc/context.ts";
import { actorOfReader } from "../../trpc/signed-reader.ts";
import type { FileReader, FileSigner } from "../../storage/file-addresses.ts";
import { settings } from "../application-config/index.ts";
import { isKeptForADay, isPublic, visibleTo } from "./policy.ts";
import { isImageSize, imageKeyOf } from "../../storage/image-keys.ts";
import { sentFile, sentFileLimits } from "./sent-file.ts";
import { upload } from "./upload.ts";

interface Options {
  contextOf: (request: FastifyRequest) => Promise<Context>;
}

interface FileRequest {
  Params: { id: string };
  Querystring: { expires?: string; reader?: string; signature?: string; size?: string };
}

/** The two calls that carry bytes instead of JSON, under /api like the others. */
export async function fileRoutes(scope: FastifyInstance, { contextOf }: Options): Promise<void> {
  await scope.register(multipart, { limits: sentFileLimits });

  const uploads = {
    bodyLimit: maxUploadBytes + 64 * 1024,
    config: { cost: costOf("file.upload"), takesNoTurn: true, deadline: "upload" as const },
  };
  scope.post("/File/Upload", uploads, async (request, reply) => {
    const ctx = await contextOf(request);
    if (ctx.refusal !== undefined) throw ctx.refusal;
    const refusal = callRefusal("file.upload", ctx.actor);
    if (refusal || !ctx.actor) throw new DomainError(refusal ?? "UNAUTHORIZED");
    if (!request.isMultipart()) throw new DomainError("UNSUPPORTED_MEDIA_TYPE");
    const gone = new AbortController();
    if (reply.raw.destroyed) gone.abort();
    reply.raw.once("close", () => gone.abort());
    return { data: await upload(ctx as ActorContext, () => sentFile(request).then(({ bytes }) => bytes), gone.signal) };
  });

  scope.get<FileRequest>("/File/:id", async (request, reply) => {
    const { id } = request.params;
    const { size = "medium", ...signed } = request.query;
    const ctx = await contextOf(request);
    if (ctx.refusal !== undefined) throw ctx.refusal;
    if (!idShape.safeParse(id).success || !isImageSize(size)) throw new DomainError("NOT_FOUND");
    const open = await accessTo(ctx, id, (signer) => signer.readerOf(id, size, signed));
    const tag = `"${id}-${size}"`;
    const kept = { etag: tag, "cache-control": cacheControl[open] };
    if (request.headers["if-none-match"]?.includes(tag)) return reply.headers(kept).code(304).send();
    const bytes = await ctx.storage.read(imageKeyOf(id, size));
    if (!bytes) throw new DomainError("NOT_FOUND");
    return reply
      .headers(kept)
      .type("image/webp")
      .header("content-disposition", `inline; filename="${id}.webp"`)
      .send(bytes);
  });
}

/** By who may read a file, and for how long. */
const cacheControl = {
  everybodyForADay: "public, max-age=86400",
  everybodyNow: "public, no-cache",
  reader: "private, no-store",
} as const;

/**
 * Who may read the file; not found for whoever may not. A signed address stands for the token of its reader, and shows what that
 * one may see now: not after its session has ended, nor a photo that it may see no more.
 */
async function accessTo(
  ctx: Context,
  id: string,
  readerOf: (signer: FileSigner) => FileReader | undefined,
): Promise<keyof typeof cacheControl> {
  const reader = readerOf(ctx.fileSigner);
  // With a key the addresses in the answers of its calls show images, and nothing else does: no other scope is theirs.
  const asks = ctx.actor?.key ? null : ctx.actor;
  const actor = asks ?? (reader ? await actorOfReader(ctx, reader) : null);
  const { "jobRequest.contactVisibility": visibility } = await settings(ctx.db);
  const reads = actor?.role !== "Admin" || isAdmin(actor);
  const readable = actor && reads ? or(isPublic, visibleTo(actor, visibility)) : isPublic;
  const [row] = await ctx.db
    .select({ open: isPublic, kept: isKeptForADay })
    .from(files)
    .where(and(eq(files.id, id), readable));
  const { open, kept } = orNotFound(row);
  if (kept) return "everybodyForADay";
  return open ? "everybodyNow" : "reader";
}
