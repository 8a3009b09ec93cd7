import type { StoredDocument } from "@metiro/shared/document/schema";
import type { FieldViolation } from "@metiro/shared/errors/field-error";
import { and, asc, eq, getTableColumns, inArray, type InferSelectModel } from "drizzle-orm";
import type { Queryable, Transaction } from "../../db/client.ts";
import { documents } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import type { FileAddresses } from "../../storage/file-addresses.ts";
import type { ActorContext } from "../../trpc/context.ts";

/** A document as its row has it. */
export type DocumentRow = Omit<InferSelectModel<typeof documents>, "ownerId">;

/** A row as payloads carry it. */
export const storedDocumentFor = (
  { id, name, kind, bytes, pages, createdAt }: DocumentRow,
  addresses: FileAddresses,
): StoredDocument => ({
  id,
  name,
  kind,
  bytes,
  ...(pages !== null && { pages }),
  createdAt,
  url: addresses.ofDocument(id),
});

/** All documents that somebody sent, the oldest first. */
export async function documentsOf({ db, actor, fileAddresses }: ActorContext): Promise<StoredDocument[]> {
  const rows = await db
    .select()
    .from(documents)
    .where(eq(documents.ownerId, actor.userId))
    .orderBy(asc(documents.createdAt), asc(documents.id));
  return rows.map((row) => storedDocumentFor(row, fileAddresses));
}

/** One's own documents of these ids, in this order; those that are not one's own, or no more, are left out. */
export async function ownDocuments(
  { db, actor, fileAddresses }: ActorContext,
  ids: readonly string[],
): Promise<StoredDocument[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(documents)
    .where(and(eq(documents.ownerId, actor.userId), inArray(documents.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, storedDocumentFor(row, fileAddresses)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What is wrong with naming these where a PDF of one's own is asked for. They are held, so that no sweep takes them meanwhile. */
export async function pdfFault(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<FieldViolation | undefined> {
  if (ids.length === 0) return undefined;
  const rows = await tx
    .select({ id: documents.id, kind: documents.kind })
    .from(documents)
    .where(and(eq(documents.ownerId, userId), inArray(documents.id, [...ids])))
    .orderBy(asc(documents.id))
    .for("key share");
  if (new Set(ids).size > rows.length) return { rule: "unknown" };
  return rows.some(({ kind }) => kind !== "pdf") ? { rule: "notAPdf" } : undefined;
}

/** Refuses what is no PDF of this user, where one may be named as `documentId`. */
export async function refuseOtherThanPdf(
  tx: Transaction,
  userId: string,
  documentId: string | undefined,
): Promise<void> {
  const fault = documentId === undefined ? undefined : await pdfFault(tx, userId, [documentId]);
  if (fault) throw new DomainError("VALIDATION_FAILED", { errors: { documentId: [fault] } });
}

/** The documents that rows name which their reader sees, by their ids; nothing is asked where none is named. */
export async function namedDocuments(
  db: Queryable,
  named: readonly { documentId: string | null }[],
): Promise<ReadonlyMap<string, DocumentRow>> {
  const ids = named.flatMap(({ documentId }) => documentId ?? []);
  if (ids.length === 0) return new Map();
  const { ownerId: _owner, ...fields } = getTableColumns(documents);
  const rows = await db.select(fields).from(documents).where(inArray(documents.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
