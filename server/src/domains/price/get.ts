import type { PlacedPrices, PriceInput } from "@metiro/shared/price/schema";
import type { Db } from "../../db/client.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { OpenCall } from "../../trpc/context.ts";
import { settings } from "../application-config/index.ts";
import { placedRows } from "./queries.ts";

export const get = ({ ctx, input }: OpenCall<PriceInput>): Promise<PlacedPrices> => pricesAt(ctx.db, input);

/** What offers ask for a service in a canton, and in the country; in the platform's currency unless told. */
export async function pricesAt(db: Db, { subcategoryId, regionId, currency }: PriceInput): Promise<PlacedPrices> {
  const rows = await placedRows(db, {
    subcategoryId,
    regionId,
    currency: currency ?? (await settings(db))["site.currency"],
  });
  orNotFound(rows[0]);
  const told = omitNulls(rows.filter((row) => row.told).map(({ told: _told, ...price }) => price));
  return omitNulls({
    canton: told.find(({ region }) => region !== undefined) ?? null,
    country: told.find(({ region }) => region === undefined) ?? null,
  }) as PlacedPrices;
}
