import type { LaidOutList, ListLayout, SavedView } from "@metiro/shared/saved-view/schema";
import { type Placeholder, and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { Db, Queryable } from "../../db/client.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { prepared } from "../../db/prepared.ts";
import { adoptedViews, listLayouts, savedViews, users } from "../../db/schema/index.ts";
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
  omitNulls(await ofList(db).execute(reads));

export async function viewFor(db: Queryable, userId: string, id: string): Promise<SavedView | undefined> {
  const [view] = await readBy(db, userId).where(and(visibleTo({ userId }), eq(savedViews.id, id)));
  return view && omitNulls(view);
}

export const layoutColumns = {
  viewId: listLayouts.viewId,
  rows: listLayouts.rows,
  shown: listLayouts.shown,
  hidden: listLayouts.hidden,
  order: listLayouts.order,
  opensWith: listLayouts.opensWith,
};

const layoutsOfList = prepared((db) => {
  const userId = sql.placeholder("userId");
  return db
    .select(layoutColumns)
    .from(listLayouts)
    .leftJoin(savedViews, eq(savedViews.id, listLayouts.viewId))
    .where(
      and(
        eq(listLayouts.userId, userId),
        eq(listLayouts.list, sql.placeholder("list")),
        // With a view that its owner shares no more, what a colleague had changed of it is out of sight as well.
        or(isNull(listLayouts.viewId), visibleTo({ userId })),
      ),
    )
    .orderBy(asc(listLayouts.viewId))
    .prepare("list_layouts_of_list");
});

export const layoutsOf = async (db: Db, reads: { userId: string; list: LaidOutList }): Promise<ListLayout[]> =>
  omitNulls(await layoutsOfList(db).execute(reads));
