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
      {/* Places are attributes of a drawing: a plain page may have no inline styles. */}
      <svg focusable="false" className="block h-3 w-full">
        <rect width="100%" height="12" rx="6" className="fill-sunken" />
        <rect
          x={`${places.low}%`}
          width={`${places.high - places.low}%`}
          y="0.5"
          height="11"
          rx="5.5"
          className="fill-accent-soft stroke-control"
        />
        <rect x={`${places.median}%`} transform="translate(-1)" width="2" height="12" className="fill-accent-ink" />
        {places.shown.map(({ from, to }, at) => (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- marks have no name of their own
            key={at}
            x={`${Math.min(from, 98.5)}%`}
            width={`${Math.max(to - from, 1.5)}%`}
            y="3"
            height="6"
            rx="3"
            className="fill-ink-2"
          />
        ))}
      </svg>
      <dl className="mt-2 grid grid-cols-3 items-end gap-2 text-xs cramped:grid-cols-1 cramped:*:text-left text-ink-2 [&_dd]:text-sm [&_dd]:font-medium [&_dd]:text-ink">
        <div>
          <dt>
            <Trans>Un quart en dessous de</Trans>
          </dt>
          <dd className="num">{amount(price.low)}</dd>
        </div>
        <div className="text-center">
          <dt>
            <Trans>Médiane</Trans>
          </dt>
          <dd className="num">{amount(price.median)}</dd>
        </div>
        <div className="text-right">
          <dt>
            <Trans>
              Un quart <span className="whitespace-nowrap">au-dessus</span> de
            </Trans>
          </dt>
          <dd className="num">{amount(price.high)}</dd>
        </div>
      </dl>
    </div>
  );
}
