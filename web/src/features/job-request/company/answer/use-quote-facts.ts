import { useLingui } from "@lingui/react/macro";
import type { Recipient } from "@metiro/shared/job-request/schema";
import { formatDay } from "@metiro/shared/text/format";
import { usePriceText } from "#domain/request/price-text.ts";
import { useDurationText, useVisitWords } from "#domain/request/visit-words.ts";
import type { Fact } from "#ui/display/facts.tsx";

/** What a company offers to do the work for, from when, how long it takes and whether it comes to see it. */
export function useQuoteFacts(own: Recipient): Fact[] {
  const { t } = useLingui();
  const priceOf = usePriceText();
  const visits = useVisitWords();
  const duration = useDurationText()(own);
  const { availableFrom, visit } = own;
  return [
    { label: t`Prix`, value: priceOf(own) ?? t`À convenir` },
    { label: t`Disponible dès le`, value: availableFrom ? formatDay(availableFrom) : t`À convenir` },
    ...(duration ? [{ label: t`Durée estimée`, value: duration }] : []),
    ...(visit ? [{ label: t`Visite`, value: visits[visit] }] : []),
  ];
}
