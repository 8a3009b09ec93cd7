import type { SavedView } from "@metiro/shared/saved-view/schema";
import { type Placeholder, and, asc, eq, sql } from "drizzle-orm";
import type { Db, Queryable } from "../../db/client.ts";
import { present } from "../../db/rows/omit-nulls.ts";
import { prepared } from "../../db/prepared.ts";
import { adoptedViews, savedViews, users } from "../../db/schema/index.ts";
import { viewOwnedBy, visibleTo } from "./policy.ts";

/** Views as somebody reads them: their own say themselves which one is the default, those of colleagues by a row of the reader's. */
function readBy(db: Queryable, userId: string | Placeholder) {
  const isOwn = viewOwnedBy({ userId });
  return db
    .select({
      id: savedViews.id,
      list: savedViews.list,
      name: savedViews.name,
      search: savedViews.search,
      columns: savedViews.columns,
      shared: savedViews.shared,
      isDefault: sql<boolean>`case when ${isOwn} then ${savedViews.isDefault} else exists (select from ${adoptedViews}
        where ${and(eq(adoptedViews.userId, userId), eq(adoptedViews.viewId, savedViews.id))}) end`,
      owner: sql<SavedView["owner"] | null>`case when not ${isOwn} then json_build_object(
        'id', ${users.id}, 'firstName', ${users.firstName}, 'lastName', ${users.lastName}) end`,
    })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.ownerId))
    .$dynamic();
}

const ofList = prepared((db) => {
  const userId = sql.placeholder("userId");
  return readBy(db, userId)
    .where(and(visibleTo({ userId }), eq(savedViews.list, sql.placeholder("list"))))
    .orderBy(sql`${viewOwnedBy({ userId })} desc`, asc(savedViews.name), asc(savedViews.id))
    .prepare("saved_views_of_list");
});

/** One's own first, then those of colleagues, by name. */
export const viewsOf = async (db: Db, reads: { userId: string; list: string }): Promise<SavedView[]> =>
  present(await ofList(db).execute(reads));

export async function viewFor(db: Queryable, userId: string, id: string): Promise<SavedView | undefined> {
  const [view] = await readBy(db, userId).where(and(visibleTo({ userId }), eq(savedViews.id, id)));
  return view && present(view);
}
