import type { SavedView } from "@metiro/shared/saved-view/schema";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { savedViews } from "../../db/schema/index.ts";

const ofOwner = prepared((db) =>
  db
    .select(savedViewColumns)
    .from(savedViews)
    .where(and(eq(savedViews.ownerId, sql.placeholder("ownerId")), eq(savedViews.list, sql.placeholder("list"))))
    .orderBy(asc(savedViews.name))
    .prepare("saved_views_of_list"),
);

export const savedViewColumns = {
  id: savedViews.id,
  list: savedViews.list,
  name: savedViews.name,
  search: savedViews.search,
  isDefault: savedViews.isDefault,
};

export const viewsOf = (db: Db, owner: { ownerId: string; list: string }): Promise<SavedView[]> =>
  ofOwner(db).execute(owner);
