import type { UsualPrice } from "@metiro/shared/price/schema";
import { formatAmount } from "@metiro/shared/text/format";
import { Trans } from "@lingui/react/macro";
import { placesOf, type PriceRange } from "./price-scale.ts";

interface UsualScaleProps {
  price: UsualPrice;
  /** Prices that are set beside the usual ones, in grey: a place on the line, and no judgement. */
  shown?: readonly PriceRange[];
}

/** The middle half of what offers ask, with the median in it. For the eye: its words stand beside it. */
export function UsualScale({ price, shown }: UsualScaleProps) {
  const places = placesOf(price, shown);
  const amount = (cents: number) => formatAmount(cents, price.currency);
  return (
    <div aria-hidden="true">
      <div className="relative h-3 rounded-full bg-sunken">
        <span
          className="absolute inset-y-0 rounded-full border border-line-strong bg-accent-soft"
          style={{ left: `${places.low}%`, right: `${100 - places.high}%` }}
        />
        <span className="absolute -inset-y-0.5 w-0.5 bg-accent-ink" style={{ left: `calc(${places.median}% - 1px)` }} />
        {places.shown.map(({ from, to }, at) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- marks have no name of their own
            key={at}
            className="absolute inset-y-[3px] min-w-1.5 rounded-full bg-ink-2"
            style={{ left: `min(${from}%, 100% - 6px)`, width: `${to - from}%` }}
          />
        ))}
      </div>
      <dl className="num mt-2 grid grid-cols-3 gap-2 text-xs text-ink-2 [&_dd]:text-sm [&_dd]:font-medium [&_dd]:text-ink">
        <div>
          <dt>
            <Trans>Un quart en dessous de</Trans>
          </dt>
          <dd>{amount(price.low)}</dd>
        </div>
        <div className="text-center">
          <dt>
            <Trans>Médiane</Trans>
          </dt>
          <dd>{amount(price.median)}</dd>
        </div>
        <div className="text-right">
          <dt>
            <Trans>Un quart au-dessus de</Trans>
          </dt>
          <dd>{amount(price.high)}</dd>
        </div>
      </dl>
    </div>
  );
}
