import { and, inArray, lt, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { documents, files } from "../../db/schema/index.ts";
import type { TaskParts } from "../../jobs/index.ts";
import type { Storage } from "../../storage/storage.ts";
import { isNamedFile } from "./policy.ts";
import { folderOf, shardCount } from "../../storage/image-keys.ts";

const dayMs = 24 * 3_600_000;
const batchSize = 200;
/** Batches of one sweep; the next one goes on. */
const maxBatches = 25;
/** Folders of one hour, so that a day sees all of them. */
const shardsAnHour = Math.ceil(shardCount / 24);

/** Removes images that were uploaded more than a day ago and that nothing names. */
export async function sweepForgottenFiles(db: Db, storage: Storage): Promise<number> {
  let swept = 0;
  for (let round = 0; round < maxBatches; round++) {
    const ids = await forgetBatch(db);
    for (const id of ids) await storage.removeFolder(folderOf(id));
    swept += ids.length;
    if (ids.length < batchSize) break;
  }
  return swept;
}

/**
 * Two statements: whoever names a file locks its row. The first waits for nobody and takes those that are free; the
 * second, with a newer view of the database, leaves those that were named just before. Who comes later finds no file.
 */
const forgetBatch = (db: Db): Promise<string[]> =>
  db.transaction(async (tx) => {
    const free = await tx
      .select({ id: files.id })
      .from(files)
      .where(and(lt(files.createdAt, sql`now() - interval '24 hours'`), sql`not ${isNamedFile}`))
      .orderBy(files.id)
      .limit(batchSize)
      .for("update", { skipLocked: true });
    if (free.length === 0) return [];
    const ids = free.map((row) => row.id);
    const gone = await tx
      .delete(files)
      .where(and(inArray(files.id, ids), sql`not ${isNamedFile}`))
      .returning({ id: files.id });
    return gone.map((row) => row.id);
  });

/**
 * Removes bytes that have no row: of an upload that broke off between the two, or of a row that went while the storage
 * was away. Ids tell their time; what is younger than a day may still get its row.
 */
export async function sweepStrayImages(db: Db, storage: Storage, shards: readonly string[]): Promise<number> {
  let swept = 0;
  for (const shard of shards)
    for await (const names of storage.folders(shard)) {
      const old = names.filter((name) => timeOf(name) < Date.now() - dayMs);
      if (old.length === 0) continue;
      const rows = await unionAll(
        db.select({ id: files.id }).from(files).where(inArray(files.id, old)),
        db.select({ id: documents.id }).from(documents).where(inArray(documents.id, old)),
      );
      const known = new Set(rows.map((row) => row.id));
      for (const id of old.filter((name) => !known.has(name))) {
        await storage.removeFolder(folderOf(id));
        swept += 1;
      }
    }
  return swept;
}

/** The folders whose turn it is. */
export function shardsOfHour(now = Date.now()): string[] {
  const first = Math.floor(now / 3_600_000) * shardsAnHour;
  return Array.from({ length: shardsAnHour }, (_, n) => ((first + n) % shardCount).toString(16).padStart(2, "0"));
}

const version7 = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** When an id was made; never, for a name that is none of ours. */
function timeOf(name: string): number {
  const [, high, low] = version7.exec(name) ?? [];
  return high === undefined || low === undefined ? Number.POSITIVE_INFINITY : Number.parseInt(high + low, 16);
}

/** What goes every hour. */
export const fileSweeps: TaskParts = {
  forgottenFiles: ({ db, storage }) => sweepForgottenFiles(db, storage),
  strayImages: ({ db, storage }) => sweepStrayImages(db, storage, shardsOfHour()),
};
