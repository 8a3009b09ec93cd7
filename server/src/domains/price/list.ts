import type { PricesInput, UsualPrice } from "@metiro/shared/price/schema";
import { eq } from "drizzle-orm";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { subcategories } from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { OpenCall } from "../../trpc/context.ts";
import { settings } from "../application-config/index.ts";
import { everyPrice, pricesOf } from "./queries.ts";

export async function list({ ctx: { db } }: OpenCall): Promise<UsualPrice[]> {
  const rows = await everyPrice(db);
  return omitNulls(rows.map(({ category: _category, subcategory: _subcategory, ...price }) => price));
}

/** None may be told of a service; a service that is not there is not found. */
export async function listBySubcategory({ ctx: { db }, input }: OpenCall<PricesInput>): Promise<UsualPrice[]> {
  const { subcategoryId } = input;
  const currency = input.currency ?? (await settings(db))["site.currency"];
  const prices = await pricesOf(db, { subcategoryId, currency });
  if (prices.length === 0)
    orNotFound((await db.$count(subcategories, eq(subcategories.id, subcategoryId))) || undefined);
  return prices;
}
