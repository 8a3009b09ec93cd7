import { useLingui } from "@lingui/react/macro";
import type { PriceUnit, Vat } from "@metiro/shared/job-request/response";
import { formatAmount, formatAmountRange } from "@metiro/shared/text/format";
import { useVatWords } from "./visit-words.ts";

interface Price {
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  priceUnit?: PriceUnit | undefined;
  vat?: Vat | undefined;
  currency: string;
}

/** What a price is for: « au total », « par heure ». */
export function usePriceUnitWords(): Record<PriceUnit, string> {
  const { t } = useLingui();
  return { total: t`au total`, hour: t`par heure`, day: t`par jour`, m2: t`par m²` };
}

/** The amounts of a range of which one end may be open: « CHF 5’400 – 6’100 », « dès CHF 900 », « jusqu’à CHF 900 ». */
export function useAmountText(): (
  min: number | undefined,
  max: number | undefined,
  currency: string,
) => string | undefined {
  const { t } = useLingui();
  return (min, max, currency) => {
    if (min !== undefined && max !== undefined) return formatAmountRange(min, max, currency);
    if (min !== undefined) {
      const least = formatAmount(min, currency);
      return t`dès ${least}`;
    }
    if (max === undefined) return undefined;
    const most = formatAmount(max, currency);
    return t`jusqu’à ${most}`;
  };
}

/** A price in a column of prices: « CHF 3’515.95 TTC », « CHF 85 – 95 par heure ». */
export function useBriefPriceText(): (price: Price) => string | undefined {
  const { t } = useLingui();
  const units = usePriceUnitWords();
  const amountOf = useAmountText();
  const vats: Record<Vat, string> = { included: t`TTC`, excluded: t`HT`, exempt: "" };
  return ({ priceMin, priceMax, priceUnit, vat, currency }) => {
    const amounts = amountOf(priceMin, priceMax, currency);
    if (!amounts) return undefined;
    const unit = priceUnit && priceUnit !== "total" ? units[priceUnit] : "";
    return [amounts, unit, vat ? vats[vat] : ""].filter(Boolean).join(" ");
  };
}

/** `const priceOf = usePriceText(); priceOf(recipient)` → « CHF 85 – 95 par heure, TVA comprise »; undefined without a price. */
export function usePriceText(): (price: Price) => string | undefined {
  const units = usePriceUnitWords();
  const amountOf = useAmountText();
  const vats = useVatWords();
  return ({ priceMin, priceMax, priceUnit, vat, currency }) => {
    const amounts = amountOf(priceMin, priceMax, currency);
    const price = amounts && priceUnit ? `${amounts} ${units[priceUnit]}` : amounts;
    return price && vat ? `${price}, ${vats[vat]}` : price;
  };
}
