import { useLingui } from "@lingui/react/macro";
import type { PriceUnit } from "@metiro/shared/job-request/response";
import { useFormats } from "../../i18n/use-formats.ts";

interface Price {
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  priceUnit?: PriceUnit | undefined;
}

/** What a price is for: « au total », « par heure ». */
export function usePriceUnitWords(): Record<PriceUnit, string> {
  const { t } = useLingui();
  return { total: t`au total`, hour: t`par heure`, day: t`par jour`, m2: t`par m²` };
}

/** The amounts of a range of which one end may be open: « CHF 5’400 – 6’100 », « dès CHF 900 », « jusqu’à CHF 900 ». */
export function useAmountText(): (min: number | undefined, max: number | undefined) => string | undefined {
  const { t } = useLingui();
  const { amount, amountRange } = useFormats();
  return (min, max) => {
    if (min !== undefined && max !== undefined) return amountRange(min, max);
    if (min !== undefined) {
      const least = amount(min);
      return t`dès ${least}`;
    }
    if (max === undefined) return undefined;
    const most = amount(max);
    return t`jusqu’à ${most}`;
  };
}

/** `const priceOf = usePriceText(); priceOf(recipient)` → « CHF 85 – 95 par heure »; undefined without a price. */
export function usePriceText(): (price: Price) => string | undefined {
  const units = usePriceUnitWords();
  const amountOf = useAmountText();
  return ({ priceMin, priceMax, priceUnit }) => {
    const amounts = amountOf(priceMin, priceMax);
    return amounts && priceUnit ? `${amounts} ${units[priceUnit]}` : amounts;
  };
}
