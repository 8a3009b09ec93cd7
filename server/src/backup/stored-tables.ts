import type { DocumentKind } from "@metiro/shared/document/constants";
import { gt, inArray } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { documents, files } from "../db/schema/index.ts";
import { documentKeyOf, imageKeyOf, sizeNames } from "../storage/image-keys.ts";

const idPageSize = 1_000;

interface StoredRow {
  id: string;
  kind?: DocumentKind;
}

interface StoredTable {
  /** The next rows behind an id. */
  after: (db: Db, id: string) => Promise<StoredRow[]>;
  /** Which of these are still there. */
  still: (db: Db, ids: string[]) => Promise<Set<string>>;
  /** What lies in the storage of a row; the first stands for all. */
  keys: (row: StoredRow) => [string, ...string[]];
}

const setOf = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id));

/** Tables whose rows have bytes in the storage. */
export const storedTables: readonly StoredTable[] = [
  {
    after: (db, id) =>
      db.select({ id: files.id }).from(files).where(gt(files.id, id)).orderBy(files.id).limit(idPageSize),
    still: async (db, ids) => setOf(await db.select({ id: files.id }).from(files).where(inArray(files.id, ids))),
    keys: ({ id }) => [
      imageKeyOf(id, "small"),
      ...sizeNames.filter((size) => size !== "small").map((size) => imageKeyOf(id, size)),
    ],
  },
  {
    after: (db, id) =>
      db
        .select({ id: documents.id, kind: documents.kind })
        .from(documents)
        .where(gt(documents.id, id))
        .orderBy(documents.id)
        .limit(idPageSize),
    still: async (db, ids) =>
      setOf(await db.select({ id: documents.id }).from(documents).where(inArray(documents.id, ids))),
    keys: ({ id, kind = "pdf" }) => [documentKeyOf(id, kind)],
  },
];
