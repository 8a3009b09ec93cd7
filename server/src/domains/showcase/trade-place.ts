import { minCompaniesListed, maxOfPlace } from "@metiro/shared/showcase/constants";
import type { TradePlace, TradePlaceInput } from "@metiro/shared/showcase/schema";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { isVisible } from "../../db/queries/company/showcases.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import {
  companies,
  companySubcategories,
  companySubregions,
  regions,
  showcases,
  showcaseSlugs,
  subcategories,
  tradePlaces as places,
  usualFigures,
  users,
} from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { OpenCall } from "../../trpc/context.ts";
import { newestOfTrades } from "../review/index.ts";
import { fewCompanies, cachedCompanies } from "./cache.ts";
import { currentSlug, showcaseItems } from "./queries.ts";
import { regionFields, tradeOfPlaces } from "./trade.ts";
import { arrayLiteral } from "../../db/rows/array-literal.ts";

export async function tradePlace({ ctx: { db }, input }: OpenCall<TradePlaceInput>): Promise<TradePlace> {
  const { category, subcategory } = await tradeOfPlaces(db, input);
  const [found] = await db
    .select(regionFields)
    .from(regions)
    .where(and(eq(regions.slug, input.canton), isNull(regions.parentId)));
  const region = orNotFound(found);
  const trades = subcategory ? [subcategory.id] : await tradesOf(db, category.id);
  const [counted] = await db
    .select({ companies: places.companies })
    .from(places)
    .where(
      and(
        eq(places.categoryId, category.id),
        subcategory ? eq(places.subcategoryId, subcategory.id) : isNull(places.subcategoryId),
        eq(places.regionId, region.id),
      ),
    );
  const count = counted?.companies ?? 0;
  const there = () => companiesThere(db, { trades, regionId: region.id });
  const [[usual], shownReviews, ids] = await Promise.all([
    db
      .select({ minutes: sql<number | null>`${usualFigures.answerMinutes}[2]` })
      .from(usualFigures)
      .where(eq(usualFigures.categoryId, category.id)),
    newestOfTrades(db, { subcategoryIds: trades, regionId: region.id, limit: maxOfPlace }),
    count > fewCompanies ? cachedCompanies(db, `${subcategory?.id ?? category.id} ${region.id}`, there) : there(),
  ]);
  const [items, slugs] = await Promise.all([
    showcaseItems(db, ids),
    slugsOf(
      db,
      shownReviews.map(({ companyId }) => companyId),
    ),
  ]);
  return {
    category,
    ...(subcategory && { subcategory }),
    region: omitNulls(region),
    companies: count,
    listed: count >= minCompaniesListed,
    ...(typeof usual?.minutes === "number" && { answerMinutes: usual.minutes }),
    reviews: shownReviews.map(({ review, companyId, companyName }) => {
      const slug = slugs.get(companyId);
      return { ...review, company: { name: companyName, ...(slug !== undefined && { slug }) } };
    }),
    showcases: items,
  };
}

const tradesOf = async (db: Db, categoryId: string): Promise<string[]> =>
  (await db.select({ id: subcategories.id }).from(subcategories).where(eq(subcategories.categoryId, categoryId))).map(
    ({ id }) => id,
  );

/** Companies with a page that serve a trade there: those with most reviews first. */
async function companiesThere(
  db: Db,
  { trades, regionId }: { trades: readonly string[]; regionId: string },
): Promise<string[]> {
  if (trades.length === 0) return [];
  const rows = await db
    .select({ id: companies.id })
    .from(showcases)
    .innerJoin(companies, eq(companies.id, showcases.companyId))
    .innerJoin(users, eq(users.id, companies.userId))
    .where(
      and(
        isVisible,
        sql`exists (select from ${companySubcategories} where ${eq(companySubcategories.companyId, companies.id)}
          and ${companySubcategories.subcategoryId} = any(${arrayLiteral(trades)}::uuid[]))`,
        sql`exists (select from ${companySubregions} join ${regions} on ${eq(regions.id, companySubregions.subregionId)}
          where ${eq(companySubregions.companyId, companies.id)} and ${eq(regions.parentId, regionId)})`,
      ),
    )
    .orderBy(
      sql`(select count from company_review_totals as totals where totals.company_id = ${companies.id}) desc nulls last`,
      companies.id,
    )
    .limit(maxOfPlace);
  return rows.map(({ id }) => id);
}

/** Where the pages of companies are; of those that show none, nothing. */
async function slugsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: companies.id, slug: showcaseSlugs.slug })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .innerJoin(showcases, eq(showcases.companyId, companies.id))
    .innerJoin(showcaseSlugs, currentSlug)
    .where(and(sql`${companies.id} = any(${arrayLiteral(ids)}::uuid[])`, isVisible));
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}
