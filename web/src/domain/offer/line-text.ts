import { useLingui } from "@lingui/react/macro";
import { textLanguageOf } from "@metiro/shared/languages";
import type { LineState } from "@metiro/shared/offer/constants";
import type { OfferLine } from "@metiro/shared/offer/schema";
import { formatAmount, formatNumber } from "@metiro/shared/text/format";
import { useLineUnitWords, useVatRateText } from "./offer-words.ts";

type Labels = NonNullable<OfferLine["labels"]>;

/** What a line is called in the reader's language; French where it has no other name. */
export function useLineName(): (labels: Labels | undefined) => string {
  const { t, i18n } = useLingui();
  return (labels) => {
    if (!labels) return t`Texte supprimé`;
    return (i18n.locale === "en" ? labels.en : undefined) ?? labels.fr;
  };
}

/** « 12,5 m² » */
export function useQuantityText(): (line: Pick<OfferLine, "quantity" | "unit">) => string | undefined {
  const { i18n } = useLingui();
  const units = useLineUnitWords();
  return ({ quantity, unit }) =>
    quantity === undefined || unit === undefined
      ? undefined
      : `${formatNumber(quantity, textLanguageOf(i18n.locale))}\u00a0${units[unit]}`;
}

/** How a line's amount comes about: « 12,5 m² × CHF 45 · TVA 8,1 % ». */
export function useLineReckoning(currency: string): (line: OfferLine) => string | undefined {
  const { t } = useLingui();
  const quantityOf = useQuantityText();
  const rateOf = useVatRateText();
  return (line) => {
    const count = quantityOf(line);
    if (count === undefined || line.unitPrice === undefined) return undefined;
    const price = `${count} × ${formatAmount(line.unitPrice, currency)}`;
    if (line.vatRate === undefined) return price;
    const rate = rateOf(line.vatRate);
    return t`${price} · TVA ${rate}`;
  };
}

/** Whether a company asks a price for what the client's list names. */
export function useLineStateWords(): Record<LineState, string> {
  const { t } = useLingui();
  return { priced: t`Avec un prix`, includedElsewhere: t`Compris ailleurs`, notOffered: t`Non proposé` };
}

/** Why a line has no amount. */
export function useUnpricedWords(): (state: LineState) => string {
  const states = useLineStateWords();
  return (state) => states[state === "includedElsewhere" ? state : "notOffered"];
}
