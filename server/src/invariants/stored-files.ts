import { inArray, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "../db/client.ts";
import { documents, files } from "../db/schema/index.ts";
import { shardCount } from "../storage/image-keys.ts";
import type { Storage } from "../storage/port.ts";
import type { Checked } from "./check.ts";

const maxListed = 5;
const sentence = "Every image and document that has a row has its bytes in the storage.";

/**
 * The one invariant that no query can say. Bytes without a row are none of it: an upload writes them first, and what broke off is swept.
 * One shard of 256 is looked at at a time; a row that is missed is looked for again, for it may have gone meanwhile.
 */
export async function checkStoredFiles(db: Db, storage: Pick<Storage, "folders">): Promise<Checked> {
  const checked: Checked = { name: "file-has-its-bytes", holds: sentence, count: 0, first: [] };
  for (let shard = 0; shard < shardCount; shard++) {
    const name = shard.toString(16).padStart(2, "0");
    const ending = (id: typeof files.id | typeof documents.id) => sql`right(${id}::text, 2) = ${name}`;
    const kept = await unionAll(
      db.select({ id: files.id }).from(files).where(ending(files.id)),
      db.select({ id: documents.id }).from(documents).where(ending(documents.id)),
    );
    const missed = new Set(kept.map(({ id }) => id));
    if (missed.size === 0) continue;
    for await (const folders of storage.folders(name)) for (const id of folders) missed.delete(id);
    if (missed.size === 0) continue;
    const rows = await unionAll(
      db
        .select({ id: files.id })
        .from(files)
        .where(inArray(files.id, [...missed])),
      db
        .select({ id: documents.id })
        .from(documents)
        .where(inArray(documents.id, [...missed])),
    );
    checked.count += rows.length;
    checked.first.push(...rows.slice(0, maxListed - checked.first.length).map(({ id }) => ({ id, what: "no bytes" })));
  }
  return checked;
}
