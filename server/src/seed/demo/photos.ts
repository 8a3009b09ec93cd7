import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Transaction } from "../../db/client.ts";
import { files, jobRequestPhotos } from "../../db/schema/index.ts";
import { type ImageSize, imageSizes, imageKeyOf } from "../../storage/image-keys.ts";
import type { Storage } from "../../storage/port.ts";
import type { PhotoName } from "../data/demo/shapes.ts";
import { rowId } from "../row-id.ts";
import type { DemoPlan } from "./plan/plan.ts";
import type { planRows } from "./plan/plan-rows.ts";

interface DemoPhoto {
  id: string;
  name: PhotoName;
  ownerId: string;
  jobRequestId: string;
  position: number;
  createdAt: string;
}

/** Every photo of the plan’s requests, each a file of its client. */
export function samplePhotos({ requests }: DemoPlan, rows: ReturnType<typeof planRows>): DemoPhoto[] {
  const ownerOf = new Map(rows.tenderers.map(({ id, user }) => [id, user.id]));
  const rowOf = new Map(rows.requests.map((row) => [row.id, row]));
  return [...rowOf.values()].flatMap(({ id, tendererId, title, createdAt }, rank) =>
    (requests[rank]?.photos ?? []).map((name, position) => ({
      id: rowId(createdAt, "photo", title, name),
      name,
      ownerId: ownerOf.get(tendererId) ?? "",
      jobRequestId: id,
      position,
      createdAt,
    })),
  );
}

/** Keeps the photos as uploaded ones are kept, in three sizes; each drawing is made smaller once. */
export async function keepPhotos(tx: Transaction, storage: Storage, photos: readonly DemoPhoto[]): Promise<void> {
  const names = [...new Set(photos.map(({ name }) => name))];
  const drawings = new Map(await Promise.all(names.map(async (name) => [name, await sizesOf(name)] as const)));
  const rows = photos.map(({ id, name, ownerId, createdAt }) => {
    const { width = 0, height = 0, variants = [] } = drawings.get(name) ?? {};
    const bytes = variants.reduce((sum, [, data]) => sum + data.length, 0);
    return { row: { id, ownerId, width, height, bytes, createdAt }, variants };
  });
  await tx.insert(files).values(rows.map(({ row }) => row));
  await tx
    .insert(jobRequestPhotos)
    .values(photos.map(({ id, jobRequestId, position }) => ({ jobRequestId, fileId: id, position })));
  await Promise.all(
    rows.flatMap(({ row, variants }) => variants.map(([size, data]) => storage.put(imageKeyOf(row.id, size), data))),
  );
}

async function sizesOf(name: PhotoName) {
  const drawing = await readFile(new URL(`../data/demo/photos/${name}.webp`, import.meta.url));
  const { width, height } = await sharp(drawing).metadata();
  const sizes = Object.entries(imageSizes) as [ImageSize, number][];
  const variants = await Promise.all(
    sizes.map(async ([size, box]): Promise<[ImageSize, Buffer]> => {
      if (box >= width) return [size, drawing];
      return [size, await sharp(drawing).resize({ width: box }).webp({ quality: 75 }).toBuffer()];
    }),
  );
  return { width, height, variants };
}
