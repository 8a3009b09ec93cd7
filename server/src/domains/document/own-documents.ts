import type { StoredDocument } from "@metiro/shared/document/schema";
import { asc, eq, type InferSelectModel } from "drizzle-orm";
import { documents } from "../../db/schema/index.ts";
import type { FileAddresses } from "../../storage/file-addresses.ts";
import type { ActorContext } from "../../trpc/context.ts";

/** A row as payloads carry it. */
export const documentOf = (
  { id, name, kind, bytes, pages, createdAt }: Omit<InferSelectModel<typeof documents>, "ownerId">,
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
  return rows.map((row) => documentOf(row, fileAddresses));
}
