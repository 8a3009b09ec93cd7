import { showcaseSlugLength } from "@metiro/shared/showcase/constants";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { categories, subcategories } from "../catalogue/category.ts";
import { regions } from "../catalogue/region.ts";
import { createdAt, moment, revision, timestamps } from "../columns.ts";
import { companies } from "../company.ts";
import { jobRequests } from "../job-request/requests.ts";
import { personal } from "../personal.ts";

/** The public page of a company, from the first time on that it was looked after. */
export const showcases = pgTable(
  "showcases",
  {
    companyId: uuid()
      .primaryKey()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Null: the company does not show it. */
    publishedAt: moment(),
    revision: revision(),
    ...timestamps(),
  },
  (table) => [
    index("showcases_published")
      .on(table.companyId)
      .where(sql`published_at is not null`),
  ],
);
personal(showcases, "removed");

/** Addresses of these pages, present and former: in one table, so that nobody gets what leads to somebody else. */
export const showcaseSlugs = pgTable(
  "showcase_slugs",
  {
    slug: text().primaryKey(),
    companyId: uuid()
      .notNull()
      .references(() => showcases.companyId, { onDelete: "cascade" }),
    former: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      "showcase_slugs_shape",
      sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(${table.slug}) between ${sql.raw(
        `${showcaseSlugLength.min} and ${showcaseSlugLength.max}`,
      )}`,
    ),
    uniqueIndex("showcase_slugs_current")
      .on(table.companyId)
      .where(sql`not former`),
    index("showcase_slugs_company").on(table.companyId, table.createdAt),
  ],
);
personal(showcaseSlugs, "removed");

/** How many companies serve a category (no subcategory) or a service in a canton; counted anew every hour. */
export const tradePlaces = pgTable(
  "trade_places",
  {
    categoryId: uuid()
      .notNull()
      .references(() => categories.id, { onDelete: "cascade" }),
    subcategoryId: uuid().references(() => subcategories.id, { onDelete: "cascade" }),
    regionId: uuid()
      .notNull()
      .references(() => regions.id, { onDelete: "cascade" }),
    companies: integer().notNull(),
  },
  (table) => [
    unique("trade_places_once").on(table.categoryId, table.subcategoryId, table.regionId).nullsNotDistinct(),
    index("trade_places_subcategory").on(table.subcategoryId),
    index("trade_places_region").on(table.regionId),
  ],
);

/** Which company a client would like to answer its request; an admin decides all the same. */
export const requestWishes = pgTable(
  "request_wishes",
  {
    jobRequestId: uuid()
      .primaryKey()
      .references(() => jobRequests.id, { onDelete: "cascade" }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
  },
  (table) => [index("request_wishes_company").on(table.companyId)],
);
