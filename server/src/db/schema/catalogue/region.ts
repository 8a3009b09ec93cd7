import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, jsonb, pgTable, real, text, unique, uuid } from "drizzle-orm/pg-core";
import { id, revision, timestamps } from "../columns.ts";
import type { Translations } from "@metiro/shared/catalogue/schema";

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
    revision: revision(),
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

/** Postal codes with the canton and, where it is known, the district in which most of their addresses lie. */
export const places = pgTable(
  "places",
  {
    postalCode: text().primaryKey(),
    locality: text().notNull(),
    /** What it is found by: its names without case and accents, each after a space. */
    words: text().notNull(),
    regionId: uuid()
      .notNull()
      .references(() => regions.id, { onDelete: "cascade" }),
    subregionId: uuid(),
    /** Degrees (WGS 84), to about a kilometre; both or none. */
    latitude: real(),
    longitude: real(),
  },
  (table) => [
    check("places_located", sql`(${table.latitude} is null) = (${table.longitude} is null)`),
    foreignKey({
      name: "places_subregion_in_region",
      columns: [table.subregionId, table.regionId],
      foreignColumns: [regions.id, regions.parentId],
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
    check("places_postal_code", sql`${table.postalCode} ~ '^[1-9][0-9]{3}$'`),
    index("places_words").using("gin", table.words.op("gin_trgm_ops")),
    index("places_region").on(table.regionId),
    index("places_subregion").on(table.subregionId),
  ],
);
