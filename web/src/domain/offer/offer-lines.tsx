import { Trans } from "@lingui/react/macro";
import type { OfferLine } from "@metiro/shared/offer/schema";
import { formatAmount } from "@metiro/shared/text/format";
import { Badge } from "#ui/display/badge.tsx";
import { keyed } from "./keyed.ts";
import { useLineName, useLineReckoning, useUnpricedWords } from "./line-text.ts";

interface OfferLinesProps {
  lines: readonly OfferLine[];
  currency: string;
}

/** The lines of one offer, each with how its amount comes about. */
export function OfferLines({ lines, currency }: OfferLinesProps) {
  const nameOf = useLineName();
  const reckoningOf = useLineReckoning(currency);
  return (
    <ol className="min-w-0">
      {keyed(lines, (line) => line).map(({ key, item: line }) => (
        <li
          key={key}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-t border-line py-2.5 first:border-t-0"
        >
          <span className="min-w-0 font-medium wrap-anywhere">
            {nameOf(line.labels)}
            {line.optional && (
              <>
                {" "}
                <Badge tone="outline">
                  <Trans>En option</Trans>
                </Badge>
              </>
            )}
          </span>
          <LineAmount line={line} currency={currency} />
          <span className="col-span-2 text-sm text-ink-2 tabular-nums empty:hidden">{reckoningOf(line)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The amount of a line, or in words why there is none. */
function LineAmount({
  line: { state, amount },
  currency,
}: {
  line: Pick<OfferLine, "state" | "amount">;
  currency: string;
}) {
  const unpriced = useUnpricedWords();
  if (state !== "priced" || amount === undefined)
    return <span className="text-right text-sm text-ink-2">{unpriced(state)}</span>;
  return <span className="num text-right font-semibold">{formatAmount(amount, currency)}</span>;
}
