import type { UsualPrice } from "@metiro/shared/price/schema";
import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { prepared } from "../../db/prepared.ts";
import { categories, regions, subcategories, usualPrices } from "../../db/schema/index.ts";
import { zone } from "../../db/sql.ts";

const canton = alias(regions, "canton");

const columns = {
  subcategoryId: usualPrices.subcategoryId,
  region: { id: canton.id, name: canton.name, code: canton.code, translations: canton.translations },
  count: usualPrices.count,
  low: usualPrices.low,
  median: usualPrices.median,
  high: usualPrices.high,
  currency: usualPrices.currency,
  day: sql<string>`to_char(${usualPrices.statedAt} at time zone ${zone}, 'YYYY-MM-DD')`.as("day"),
};

/** The country before its cantons, these by name. */
const countryFirst = [asc(isNotNull(usualPrices.regionId)), asc(canton.slug)];

/** All of them, in the order of the catalogue, with the names that a file tells. */
const every = prepared((db) =>
  db
    .select({
      ...columns,
      category: { name: categories.name, translations: categories.translations },
      subcategory: { name: subcategories.name, translations: subcategories.translations },
    })
    .from(usualPrices)
    .innerJoin(subcategories, eq(subcategories.id, usualPrices.subcategoryId))
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .leftJoin(canton, eq(canton.id, usualPrices.regionId))
    .where(eq(usualPrices.told, true))
    .orderBy(
      asc(categories.position),
      asc(categories.name),
      asc(subcategories.position),
      asc(subcategories.name),
      asc(subcategories.id),
      asc(usualPrices.currency),
      ...countryFirst,
    )
    .prepare("price_all"),
);

/** By the beginning of their key. */
const ofSubcategory = prepared((db) =>
  db
    .select(columns)
    .from(usualPrices)
    .leftJoin(canton, eq(canton.id, usualPrices.regionId))
    .where(
      and(
        eq(usualPrices.subcategoryId, sql.placeholder("subcategoryId")),
        eq(usualPrices.currency, sql.placeholder("currency")),
        usualPrices.told,
      ),
    )
    .orderBy(...countryFirst)
    .prepare("price_by_subcategory"),
);

/** A row at least where both service and place are there; a figure for each of the two that is told, by its key. */
const placed = prepared((db) =>
  db
    .select({
      ...columns,
      subcategoryId: subcategories.id,
      told: sql<boolean>`${usualPrices.place} is not null`.as("told"),
    })
    .from(subcategories)
    .innerJoin(regions, eq(regions.id, sql.placeholder("regionId")))
    .leftJoin(
      usualPrices,
      and(
        eq(usualPrices.subcategoryId, subcategories.id),
        eq(usualPrices.currency, sql.placeholder("currency")),
        usualPrices.told,
        sql`${usualPrices.place} in (${subcategories.id}, coalesce(${regions.parentId}, ${regions.id}))`,
      ),
    )
    .leftJoin(canton, eq(canton.id, usualPrices.regionId))
    .where(eq(subcategories.id, sql.placeholder("subcategoryId")))
    .prepare("price_placed"),
);

export const everyPrice = (db: Db) => every(db).execute();

export const pricesOf = async (db: Db, asked: { subcategoryId: string; currency: string }): Promise<UsualPrice[]> =>
  omitNulls(await ofSubcategory(db).execute(asked));

export const placedRows = (db: Db, asked: { subcategoryId: string; regionId: string; currency: string }) =>
  placed(db).execute(asked);
