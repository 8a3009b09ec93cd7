import { minCompaniesListed } from "@metiro/shared/showcase/constants";
import type { TradePlaces, TradePlacesInput } from "@metiro/shared/showcase/schema";
import { and, eq, gte, isNull } from "drizzle-orm";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { regions, tradePlaces as places } from "../../db/schema/index.ts";
import type { OpenCall } from "../../trpc/context.ts";
import { regionFields, tradeOfPlaces } from "./trade.ts";

/** The cantons of a category, or of a service, whose pages are to be found. */
export async function tradePlaces({ ctx: { db }, input }: OpenCall<TradePlacesInput>): Promise<TradePlaces> {
  const { category, subcategory } = await tradeOfPlaces(db, input);
  const rows = await db
    .select({ region: regionFields, companies: places.companies })
    .from(places)
    .innerJoin(regions, eq(regions.id, places.regionId))
    .where(
      and(
        eq(places.categoryId, category.id),
        subcategory ? eq(places.subcategoryId, subcategory.id) : isNull(places.subcategoryId),
        gte(places.companies, minCompaniesListed),
      ),
    )
    .orderBy(regions.slug);
  return { items: omitNulls(rows) };
}
