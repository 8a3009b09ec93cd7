import { formatAmount } from "@metiro/shared/text/format";
import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { cn } from "#ui/cn.ts";
import { type BudgetVerdict, budgetVerdict, placeAmong } from "./compare-prices.ts";

interface PriceScaleProps {
  request: JobRequest;
  offer: Recipient;
  offers: readonly Recipient[];
}

/** Where a price lies among those of the same unit, and how it stands to the budget. */
export function PriceScale({ request, offer, offers }: PriceScaleProps) {
  const { t } = useLingui();
  const place = placeAmong(offer, offers);
  const verdict = budgetVerdict(offer, request);
  const amount = (cents: number) => formatAmount(cents, offer.currency);
  const words: Record<BudgetVerdict, string> = {
    within: t`Dans votre budget`,
    partly: t`En partie dans votre budget`,
    above: t`Au-dessus de votre budget`,
  };
  return (
    <>
      {place && (
        <>
          <span className="sr-only">{t`Les prix vont de ${amount(place.span.min)} à ${amount(place.span.max)}.`}</span>
          <span
            aria-hidden="true"
            className="relative mt-2 block h-1.5 rounded-full bg-sunken [print-color-adjust:exact] max-md:hidden"
          >
            <span
              className={cn("absolute inset-y-0 min-w-1.5 rounded-full", place.lowest ? "bg-ink" : "bg-ink-3")}
              style={{ left: `min(${place.from}%, 100% - 6px)`, width: `${place.to - place.from}%` }}
            />
          </span>
          <span aria-hidden="true" className="num mt-1 flex justify-between gap-2 text-2xs text-ink-3 max-md:hidden">
            <span>{amount(place.span.min)}</span>
            <span>{amount(place.span.max)}</span>
          </span>
        </>
      )}
      {(verdict ?? place?.lowest) && (
        <span className="mt-1.5 flex flex-wrap gap-x-3 text-xs text-ink-2">
          {place?.lowest && (
            <span className="font-semibold text-ink">
              <Trans>Le prix le plus bas</Trans>
            </span>
          )}
          {verdict && <span>{words[verdict]}</span>}
        </span>
      )}
    </>
  );
}
