import { maxDocumentMegabytesADay, maxDocumentName } from "@metiro/shared/document/constants";
import type { StoredDocument } from "@metiro/shared/document/schema";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { lockAccount } from "../../db/lock-account.ts";
import { secondsUntilFits } from "../../db/queries/daily-limit.ts";
import { documents } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import type { UploadPlace } from "../../storage/decode/upload-places.ts";
import { documentKeyOf } from "../../storage/image-keys.ts";
import type { ActorContext } from "../../trpc/context.ts";
import { idempotentUpload } from "../../trpc/rest/idempotency/idempotent-upload.ts";
import { settings } from "../application-config/index.ts";
import { countUpload, removeImages, type SentFile, uploaderOf } from "../file/index.ts";
import { storedDocumentFor } from "./own-documents.ts";

/** Longest side of a picture of a paper, in pixels: small print stays legible. */
const maxSidePixels = 2_600;

/**
 * Keeps a document of one's own, whose bytes are read when there is a place for them; `gone` aborts when its sender goes away.
 * It is written anew whatever it is. The row comes last, so that none is without its bytes.
 */
export async function uploadDocument(
  ctx: ActorContext,
  read: () => Promise<SentFile>,
  gone: AbortSignal,
): Promise<StoredDocument> {
  const place = await ctx.decoder.enter(uploaderOf(ctx), gone);
  try {
    await countUpload(ctx);
    const sent = await read();
    return await idempotentUpload(ctx, {
      path: "document.upload",
      sent,
      make: async () => {
        await refuseBeyond(ctx, ctx.db, 1);
        const isPdf = sent.bytes.subarray(0, 5).equals(Buffer.from("%PDF-"));
        const made = await (isPdf ? pdfOf(ctx, place, sent, gone) : pictureOf(ctx, place, sent, gone));
        return store(ctx, made, downloadNameOf(sent.name, made.kind));
      },
      keep,
      drop: ({ id }) => void removeImages(ctx, [id]),
    });
  } finally {
    place.leave();
  }
}

interface Made {
  kind: "pdf" | "image";
  data: Buffer;
  pages: number | null;
}

async function pdfOf(
  { decoder }: ActorContext,
  place: UploadPlace,
  { bytes }: SentFile,
  gone: AbortSignal,
): Promise<Made> {
  const { bytes: data, pages } = await decoder.checkPdf(place, bytes, gone);
  return { kind: "pdf", data: Buffer.from(data), pages };
}

/** What is no image either is told of as no document. */
async function pictureOf(
  { decoder }: ActorContext,
  place: UploadPlace,
  { bytes: input }: SentFile,
  gone: AbortSignal,
): Promise<Made> {
  try {
    const { variants } = await decoder.decode(place, { input, boxes: { document: maxSidePixels } }, gone);
    return { kind: "image", data: Buffer.from(variants.document), pages: null };
  } catch (error) {
    if (error instanceof DomainError && error.errors?.["file"]?.some((fault) => fault.rule === "notAnImage"))
      throw new DomainError("VALIDATION_FAILED", { errors: { file: [{ rule: "notADocument" }] } });
    throw error;
  }
}

interface Stored extends Omit<Made, "data"> {
  id: string;
  name: string;
  bytes: number;
}

async function store(ctx: ActorContext, { kind, data, pages }: Made, name: string): Promise<Stored> {
  const { db, storage } = ctx;
  const [{ id } = { id: "" }] = await db.execute<{ id: string }>(sql`select uuidv7() as id`);
  try {
    await storage.put(documentKeyOf(id, kind), data);
  } catch (error) {
    void removeImages(ctx, [id]);
    throw error;
  }
  return { id, kind, name, pages, bytes: data.length };
}

async function keep(ctx: ActorContext, stored: Stored): Promise<StoredDocument> {
  const { db, actor, fileAddresses } = ctx;
  const row = await db.transaction(async (tx) => {
    // One after the other, so that those that are sent at once are counted together.
    await lockAccount(tx, actor.userId, "no key update");
    await refuseBeyond(ctx, tx, stored.bytes);
    const [kept] = await tx
      .insert(documents)
      .values({ ...stored, ownerId: actor.userId })
      .returning();
    return kept;
  });
  if (!row) throw new Error("A document returned no row");
  return storedDocumentFor(row, fileAddresses);
}

/** So much in a day, and so much in all, in a transaction that holds the account or before one. */
async function refuseBeyond({ db, actor: { userId } }: ActorContext, held: Queryable, more: number): Promise<void> {
  const { "documents.maxMegabytes": maxMegabytes } = await settings(db);
  await refuseBeyondDay(held, userId, more);
  if (maxMegabytes === 0) return;
  const [kept] = await held
    .select({ bytes: sql<number>`coalesce(sum(${documents.bytes}), 0)::float8` })
    .from(documents)
    .where(eq(documents.ownerId, userId));
  if ((kept?.bytes ?? 0) + more > maxMegabytes * 1_000_000)
    throw new DomainError("VALIDATION_FAILED", { errors: { file: [{ rule: "documentsFull", maxMegabytes }] } });
}

/** What nothing names goes after a day as well, so an account fills the storage no faster than this. */
async function refuseBeyondDay(db: Queryable, userId: string, more: number): Promise<void> {
  const retryAfterSeconds = await secondsUntilFits(db, documents, {
    where: eq(documents.ownerId, userId),
    weight: documents.bytes,
    more,
    maxPerDay: maxDocumentMegabytesADay * 1_000_000,
  });
  if (retryAfterSeconds > 0)
    throw new DomainError("TOO_MANY_REQUESTS", {
      params: { retryAfterSeconds, dailyLimit: maxDocumentMegabytesADay, counted: "documentMegabytes" },
    });
}

/** The name that it is downloaded by: what its sender called it, of letters, digits and a few signs, with the ending of what it became. */
export function downloadNameOf(sent: string, kind: Made["kind"]): string {
  const ending = kind === "pdf" ? ".pdf" : ".webp";
  const stem = sent
    .normalize("NFC")
    .replace(/\.[^.]*$/, "")
    .replaceAll(/[^\p{L}\p{N} ._()+-]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/^[ .]+/, "")
    .slice(0, maxDocumentName - ending.length)
    .trim();
  return `${stem === "" ? "document" : stem}${ending}`;
}
