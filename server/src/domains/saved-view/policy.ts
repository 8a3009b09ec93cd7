import { type Placeholder, type SQL, eq, sql } from "drizzle-orm";
import { savedViews } from "../../db/schema/index.ts";

interface Reader {
  userId: string | Placeholder;
}

/** One's own views: nobody else changes or deletes them. */
export const viewOwnedBy = ({ userId }: Reader): SQL => eq(savedViews.ownerId, userId);

/** One's own, and what colleagues share. */
export const visibleTo = (reader: Reader): SQL => sql`(${viewOwnedBy(reader)} or ${savedViews.shared})`;
