import { countryPrice, placedPrices, priceInput, pricesInput, usualPrice } from "@metiro/shared/price/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document } from "../../openapi/texts.ts";

const subcategoryId = ["Id of the subcategory."] as const;
const currency = ["ISO 4217 code of the currency of the offers. Absent: the platform's.", "CHF"] as const;

const figures = {
  subcategoryId,
  count: ["How many offers are behind it.", 14],
  low: ["Lower quartile of their prices, in cents, to two significant figures: a quarter asks less.", 180000],
  median: ["Their median, in cents, to two significant figures.", 240000],
  high: ["Upper quartile, in cents, to two significant figures: a quarter asks more.", 310000],
  currency: common.currency,
  day: ["Of which day the figures are (Europe/Zurich).", "2026-11-24"],
} as const;

export const priceDocs: readonly Documented[] = [
  document(countryPrice, "CountryPrice", figures),
  document(usualPrice, "UsualPrice", {
    ...figures,
    region: ["The canton; absent: the whole country."],
  }),
  document(pricesInput, { subcategoryId, currency }),
  document(priceInput, {
    subcategoryId,
    regionId: ["Id of the canton, or of a district in it."],
    currency,
  }),
  document(placedPrices, "PlacedPrices", {
    canton: ["In the canton; absent where too few offers are behind it."],
    country: ["In the whole country; absent where too few offers are behind it."],
  }),
];
