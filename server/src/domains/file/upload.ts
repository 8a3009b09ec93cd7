import type { Image } from "@metiro/shared/file/schema";
import { sql } from "drizzle-orm";
import { files } from "../../db/schema/index.ts";
import { countAttempt } from "../../limits/attempts.ts";
import type { ActorContext } from "../../trpc/context.ts";
import { removeImages } from "./remove.ts";
import { type ImageSize, keyOf } from "./sizes.ts";

/** Keeps an image of one's own: re-encoded, in three sizes. The row comes last, so that none is without its bytes. */
export async function upload(ctx: ActorContext, input: Buffer): Promise<Image> {
  const { db, storage, actor } = ctx;
  const { userId } = actor;
  // What is no image costs the decoder as much.
  await db.transaction((tx) => countAttempt(tx, [{ kind: "upload", subject: userId, userId }]));

  // The decoder is large and most processes never need it.
  const { encodeImage } = await import("./image.ts");
  const { width, height, bytes, variants } = await encodeImage(input);
  const [{ id } = { id: "" }] = await db.execute<{ id: string }>(sql`select uuidv7() as id`);
  try {
    await everyOne(Object.entries(variants).map(([size, data]) => storage.put(keyOf(id, size as ImageSize), data)));
    await db.insert(files).values({ id, ownerId: userId, width, height, bytes });
  } catch (error) {
    await removeImages(ctx, [id]);
    throw error;
  }
  return { id, url: ctx.fileAddresses.of(id), width, height };
}

/** Waits for all, also when one has failed: what is still being written could not be removed. */
async function everyOne(writes: Promise<void>[]): Promise<void> {
  await Promise.allSettled(writes);
  await Promise.all(writes);
}
