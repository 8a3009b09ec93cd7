import { inArray } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { documents } from "../../../db/schema/index.ts";
import type { RecipientJson } from "./rows.ts";

/** A document as its row has it. */
export type DocumentRow = Omit<typeof documents.$inferSelect, "ownerId">;

/** The PDFs of the answers that a reader sees, by their ids; asked for only where an answer has one. */
export async function answerDocuments(
  db: Db,
  recipients: readonly Pick<RecipientJson, "documentId">[],
): Promise<ReadonlyMap<string, DocumentRow>> {
  const ids = recipients.flatMap(({ documentId }) => documentId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: documents.id,
      name: documents.name,
      kind: documents.kind,
      bytes: documents.bytes,
      pages: documents.pages,
      createdAt: documents.createdAt,
    })
    .from(documents)
    .where(inArray(documents.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
