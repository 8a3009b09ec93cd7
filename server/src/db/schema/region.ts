import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { id, timestamps } from "./columns.ts";
import type { Translations } from "@metiro/shared/translations";

/** Cantons (no parent) and their districts. The composite key makes a third level impossible. */
export const regions = pgTable(
  "regions",
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull(),
    code: text(),
    parentId: uuid(),
    isRegion: boolean().generatedAlwaysAs(sql`parent_id is null`),
    parentIsRegion: boolean().generatedAlwaysAs(sql`case when parent_id is null then null else true end`),
    translations: jsonb().$type<Translations>().notNull().default({}),
    ...timestamps(),
  },
  (table) => [
    unique("regions_slug_unique").on(table.parentId, table.slug).nullsNotDistinct(),
    unique("regions_code_unique").on(table.code),
    unique("regions_id_is_region").on(table.id, table.isRegion),
    unique("regions_id_parent").on(table.id, table.parentId),
    foreignKey({
      name: "regions_parent_is_region",
      columns: [table.parentId, table.parentIsRegion],
      foreignColumns: [table.id, table.isRegion],
    }),
    index("regions_parent").on(table.parentId, table.name),
  ],
);
