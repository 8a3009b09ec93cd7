import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { type LaidOutList, type ReadyViewKey, rowHeights, type SavedView } from "@metiro/shared/saved-view/schema";
import { id, oneOf, timestamps } from "../columns.ts";
import { users } from "../account/user.ts";
import { personal } from "../personal.ts";

/** How an admin likes to look at a list: its address, under a name. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    list: text().notNull(),
    name: text().notNull(),
    search: jsonb().$type<SavedView["search"]>().notNull(),
    /** Its owner's list begins with it. */
    isDefault: boolean().notNull().default(false),
    /** Whether the other admins find it too. */
    shared: boolean().notNull().default(false),
    /** The columns that it shows, in their order; absent: those that its reader has chosen. */
    columns: jsonb().$type<string[]>(),
    ...timestamps(),
  },
  (table) => [
    unique("saved_views_name_unique").on(table.ownerId, table.list, table.name),
    uniqueIndex("saved_views_one_default")
      .on(table.ownerId, table.list)
      .where(sql`is_default`),
    index("saved_views_shared")
      .on(table.list)
      .where(sql`shared`),
  ],
);
personal(savedViews, { removed: "ownerId" });

/** A colleague's shared view with which somebody's list begins, in place of one of their own. */
export const adoptedViews = pgTable(
  "adopted_views",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    list: text().notNull(),
    viewId: uuid()
      .notNull()
      .references(() => savedViews.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ name: "adopted_views_pk", columns: [table.userId, table.list] }),
    index("adopted_views_view").on(table.viewId),
  ],
);
personal(adoptedViews, { removed: "userId" });

const columnKeys = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`);

/** How an admin has laid a list out, on whatever device; apart for each view that brings its columns. */
export const listLayouts = pgTable(
  "list_layouts",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    list: text().$type<LaidOutList>().notNull(),
    viewId: uuid().references(() => savedViews.id, { onDelete: "cascade" }),
    /** Absent: what is chosen for all lists, or what the list does by itself. */
    rows: text().$type<(typeof rowHeights)[number]>(),
    shown: columnKeys(),
    hidden: columnKeys(),
    order: columnKeys(),
    /** The ready-made view with which the list begins, in place of one of somebody's. */
    opensWith: text().$type<ReadyViewKey>(),
    ...timestamps(),
  },
  (table) => [
    unique("list_layouts_once").on(table.userId, table.list, table.viewId).nullsNotDistinct(),
    index("list_layouts_view").on(table.viewId),
    oneOf("list_layouts_rows_known", table.rows, rowHeights),
    check(
      "list_layouts_columns_limited",
      sql`greatest(cardinality(${table.shown}), cardinality(${table.hidden}), cardinality(${table.order})) <= 40`,
    ),
  ],
);
personal(listLayouts, { removed: "userId" });
