import { useLingui } from "@lingui/react/macro";
import type { Subscription } from "@metiro/shared/subscription/schema";
import type { SubscriptionStanding } from "@metiro/shared/subscription/standing";
import { formatAmount } from "@metiro/shared/text/format";
import { periodText, useLengthText } from "#domain/subscription/period-text.ts";
import { Facts } from "#ui/display/facts.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";

interface PeriodFactsProps {
  standing: SubscriptionStanding;
  periods: readonly Subscription[];
}

/** What runs, what it costs and what is agreed for afterwards; of a company whose subscription is over, what the last one was. */
export function PeriodFacts({ standing: { state }, periods }: PeriodFactsProps) {
  const { t } = useLingui();
  const lengthOf = useLengthText();
  const onPhone = usePhone();
  const counting = periods
    .filter(({ status }) => status !== "canceled")
    .toSorted((one, other) => one.startsOn.localeCompare(other.startsOn));
  const shown = state === "expired" ? counting.slice(-1) : counting.filter(({ status }) => status !== "expired");
  const [first, ...later] = shown;
  if (!first) return null;
  const priceOf = ({ amount, currency, ...period }: Subscription) => {
    const price = formatAmount(amount, currency);
    const length = lengthOf(period);
    return t`${price} pour ${length}`;
  };
  return (
    <Facts
      compact={onPhone}
      className="mt-4 border-t border-line"
      items={[
        { label: state === "active" ? t`Période en cours` : t`Période`, value: periodText(first) },
        { label: t`Prix`, value: priceOf(first) },
        ...later.map((period) => ({
          key: period.id,
          label: t`Ensuite`,
          value: (
            <>
              {periodText(period)}
              <span className="block font-normal text-ink-2">{priceOf(period)}</span>
            </>
          ),
        })),
      ]}
    />
  );
}
