import { sql } from "drizzle-orm";
import { boolean, char, check, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { subcategories } from "../catalogue/category.ts";
import { regions } from "../catalogue/region.ts";
import { moment } from "../columns.ts";

/**
 * What offers for a whole work ask, made each night of those of 24 months: of a service in a canton, and in the whole country where no
 * region stands. Rounded, and only where enough companies and clients are behind it for it to be nobody's.
 */
export const usualPrices = pgTable(
  "usual_prices",
  {
    subcategoryId: uuid()
      .notNull()
      .references(() => subcategories.id, { onDelete: "cascade" }),
    currency: char({ length: 3 }).notNull(),
    regionId: uuid().references(() => regions.id, { onDelete: "cascade" }),
    /** The canton, or the service itself where the whole country is meant: a key holds no null. */
    place: uuid()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(region_id, subcategory_id)`),
    count: integer().notNull(),
    /** Quartiles, in hundredths of the currency. */
    low: integer().notNull(),
    median: integer().notNull(),
    high: integer().notNull(),
    /** Of which night it is; it stays until enough companies made offers to enough clients since. */
    statedAt: moment().notNull(),
    /** Whether it is told. One that no longer is stays as it was, so that it comes back by offers of others alone. */
    told: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ name: "usual_prices_pk", columns: [table.subcategoryId, table.currency, table.place] }),
    check(
      "usual_prices_ordered",
      sql`0 <= ${table.low} and ${table.low} <= ${table.median} and ${table.median} <= ${table.high}`,
    ),
    index("usual_prices_region").on(table.regionId),
  ],
);

/** When they were last changed, in one row: whoever keeps them looks at it alone. Absent: they were never made. */
export const priceStatements = pgTable(
  "price_statements",
  { only: boolean().primaryKey().default(true), madeAt: moment().notNull() },
  (table) => [check("price_statements_only", sql`${table.only}`)],
);
