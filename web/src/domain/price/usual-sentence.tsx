import { Plural, Trans } from "@lingui/react/macro";
import type { UsualPrice } from "@metiro/shared/price/schema";
import { formatAmount, formatDay } from "@metiro/shared/text/format";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";

/** What offers ask, in a sentence: where, between what, how many of them, and of which day. */
export function UsualSentence({ price }: { price: UsualPrice }) {
  const nameOf = useCatalogueName();
  const low = formatAmount(price.low, price.currency);
  const high = formatAmount(price.high, price.currency);
  const median = formatAmount(price.median, price.currency);
  const day = formatDay(price.day);
  const offers = <Plural value={price.count} one="# offre" other="# offres" />;
  const canton = price.region && nameOf(price.region);
  return canton === undefined ? (
    <Trans>
      En Suisse, la moitié des offres pour cette prestation se situent entre{" "}
      <span className="num font-semibold text-ink">{low}</span> et{" "}
      <span className="num font-semibold text-ink">{high}</span>, médiane <span className="num">{median}</span> (
      {offers}, au {day}).
    </Trans>
  ) : (
    <Trans>
      {canton} : la moitié des offres pour cette prestation se situent entre{" "}
      <span className="num font-semibold text-ink">{low}</span> et{" "}
      <span className="num font-semibold text-ink">{high}</span>, médiane <span className="num">{median}</span> (
      {offers}, au {day}).
    </Trans>
  );
}
