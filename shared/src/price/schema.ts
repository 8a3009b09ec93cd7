import { z } from "zod";
import { regionRef } from "../region/schema.ts";
import { cents, currency, date, emptyToAbsent, id } from "../scalars.ts";

/** What offers for a whole work ask: of a service in a canton, or in the whole country where no region stands. */
export const usualPrice = z.object({
  subcategoryId: id,
  region: regionRef.optional(),
  count: z.int(),
  low: cents,
  median: cents,
  high: cents,
  currency: z.string(),
  day: date,
});
export type UsualPrice = z.infer<typeof usualPrice>;

export const pricesInput = z.object({ subcategoryId: id, currency: emptyToAbsent(currency) });
export type PricesInput = z.infer<typeof pricesInput>;

/** A canton, or a district whose canton is meant. */
export const priceInput = pricesInput.extend({ regionId: id });
export type PriceInput = z.infer<typeof priceInput>;

/** Of the whole country. */
export const countryPrice = usualPrice.omit({ region: true });

/** Each of them where it is told; of a canton without one the country's may be shown in its place. */
export const placedPrices = z.object({ canton: usualPrice.optional(), country: countryPrice.optional() });
export type PlacedPrices = z.infer<typeof placedPrices>;
