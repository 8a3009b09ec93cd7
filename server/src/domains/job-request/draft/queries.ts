import type { DraftContent, RequestDraftItem } from "@metiro/shared/request-draft/schema";
import { type SQL, and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Db, Transaction } from "../../../db/client.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { idempotencyKeys, requestDrafts, subcategories } from "../../../db/schema/index.ts";

const itemColumns = {
  subcategory: {
    id: subcategories.id,
    categoryId: subcategories.categoryId,
    name: subcategories.name,
    slug: subcategories.slug,
    translations: subcategories.translations,
  },
  title: sql<string | null>`${requestDrafts.content} ->> 'title'`,
  revision: requestDrafts.revision,
  updatedAt: requestDrafts.updatedAt,
};

/** One's drafts without what they say, the one that was changed last first. */
export const draftItems = async (db: Db | Transaction, where: SQL | undefined): Promise<RequestDraftItem[]> =>
  omitNulls(
    await db
      .select(itemColumns)
      .from(requestDrafts)
      .innerJoin(subcategories, eq(subcategories.id, requestDrafts.subcategoryId))
      .where(where)
      .orderBy(desc(requestDrafts.updatedAt), desc(requestDrafts.id)),
  );

interface StoredDraft extends RequestDraftItem {
  content: DraftContent;
}

export const drafts = async (db: Db, where: SQL | undefined): Promise<StoredDraft[]> =>
  omitNulls(
    await db
      .select({ ...itemColumns, content: requestDrafts.content })
      .from(requestDrafts)
      .innerJoin(subcategories, eq(subcategories.id, requestDrafts.subcategoryId))
      .where(where)
      .orderBy(desc(requestDrafts.updatedAt), desc(requestDrafts.id)),
  );

export const draftsOf = (db: Db, tendererId: string): Promise<StoredDraft[]> =>
  drafts(db, eq(requestDrafts.tendererId, tendererId));

/** Whether a request was made with this key: a draft that comes late is of something that is sent. */
export async function wasSent(tx: Transaction, userId: string, key: string): Promise<boolean> {
  const [sent] = await tx
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(
      and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key), isNotNull(idempotencyKeys.jobRequestId)),
    );
  return sent !== undefined;
}
