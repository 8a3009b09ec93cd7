import { useLingui } from "@lingui/react/macro";
import type { PriceUnit } from "@metiro/shared/job-request/response";
import { formatAmount, formatAmountRange } from "@metiro/shared/text/format";

interface Price {
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  priceUnit?: PriceUnit | undefined;
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

/** `const priceOf = usePriceText(); priceOf(recipient)` → « CHF 85 – 95 par heure »; undefined without a price. */
export function usePriceText(): (price: Price) => string | undefined {
  const units = usePriceUnitWords();
  const amountOf = useAmountText();
  return ({ priceMin, priceMax, priceUnit, currency }) => {
    const amounts = amountOf(priceMin, priceMax, currency);
    return amounts && priceUnit ? `${amounts} ${units[priceUnit]}` : amounts;
  };
}
