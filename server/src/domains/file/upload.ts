import type { Image } from "@metiro/shared/file/schema";
import { sql } from "drizzle-orm";
import { files } from "../../db/schema/index.ts";
import { networkOf } from "../../limits/address.ts";
import { countAttempt } from "../../limits/attempts.ts";
import type { ActorContext } from "../../trpc/context.ts";
import { idempotentUpload } from "../../trpc/rest/idempotency/idempotent-upload.ts";
import type { Encoded } from "../../storage/decode/encode-image.ts";
import type { Uploader } from "../../storage/decode/upload-places.ts";
import { removeImages } from "./remove.ts";
import { type ImageSize, imageSizes, imageKeyOf } from "../../storage/image-keys.ts";

/**
 * Keeps an image of one's own, whose bytes are read when there is a place for them; `gone` aborts when its sender goes away.
 * It is re-encoded, in three sizes. The row comes last, so that none is without its bytes.
 */
export async function upload(ctx: ActorContext, read: () => Promise<Buffer>, gone: AbortSignal): Promise<Image> {
  const place = await ctx.decoder.enter(uploaderOf(ctx), gone);
  try {
    await countUpload(ctx);
    const input = await read();
    return await idempotentUpload(ctx, {
      path: "file.upload",
      sent: { bytes: input },
      make: async () => store(ctx, await ctx.decoder.decode(place, { input, boxes: imageSizes }, gone)),
      keep,
      drop: ({ id }) => void removeImages(ctx, [id]),
    });
  } finally {
    place.leave();
  }
}

/** Who an upload takes a place of. */
export const uploaderOf = ({ actor, ip }: ActorContext): Uploader => ({
  account: actor.userId,
  network: networkOf(ip),
});

/** Before anything is read: what is refused costs the decoder as much, and what never arrives has had a place. */
export async function countUpload({ db, actor: { userId } }: ActorContext): Promise<void> {
  await db.transaction((tx) => countAttempt(tx, [{ kind: "upload", subject: userId, userId }]));
}

type Stored = Omit<typeof files.$inferSelect, "ownerId" | "createdAt">;

async function store(ctx: ActorContext, { variants, width, height, bytes }: Encoded<ImageSize>): Promise<Stored> {
  const { db, storage } = ctx;
  const [{ id } = { id: "" }] = await db.execute<{ id: string }>(sql`select uuidv7() as id`);
  try {
    await everyOne(
      Object.entries(variants).map(([size, data]) => storage.put(imageKeyOf(id, size as ImageSize), data)),
    );
  } catch (error) {
    // Not waited for: what refused to keep them may take as long to remove them.
    void removeImages(ctx, [id]);
    throw error;
  }
  return { id, width, height, bytes };
}

async function keep({ db, actor, fileAddresses }: ActorContext, stored: Stored): Promise<Image> {
  const { id, width, height } = stored;
  await db.insert(files).values({ ...stored, ownerId: actor.userId });
  return { id, url: fileAddresses.of(id), width, height };
}

/** Waits for all, also when one has failed: what is still being written could not be removed. */
async function everyOne(writes: Promise<void>[]): Promise<void> {
  await Promise.allSettled(writes);
  await Promise.all(writes);
}
