import { Trans, useLingui } from "@lingui/react/macro";
import type { OfferField } from "@metiro/shared/offer/constants";
import type { Offer, OfferChanges, OfferLine } from "@metiro/shared/offer/schema";
import { formatAmount, formatDay } from "@metiro/shared/text/format";
import type { ReactNode } from "react";
import { useDurationText, useVatWords, useVisitWords } from "#domain/request/visit-words.ts";
import { keyed } from "./keyed.ts";
import { useLineName, useLineReckoning, useUnpricedWords } from "./line-text.ts";
import { useOfferFieldWords } from "./offer-words.ts";

interface OfferChangeListProps {
  changes: OfferChanges;
  /** What stood, where it is known: then its total stands beside the new one. */
  before?: Offer | undefined;
  after: Offer;
}

/** What a version changes of the one before it, in words. */
export function OfferChangeList({ changes, before, after }: OfferChangeListProps) {
  const fields = useOfferFieldWords();
  const valueOf = useFieldText();
  const nameOf = useLineName();
  const lineOf = useLineStanding(after.currency);
  if (changes.fields.length + changes.lines.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>Rien ne change par rapport à la version précédente.</Trans>
      </p>
    );
  return (
    <ul className="grid min-w-0 gap-2">
      {changes.fields.map((field) => (
        <Change
          key={field}
          name={fields[field]}
          before={before && field !== "message" ? valueOf(before, field) : undefined}
          after={valueOf(after, field)}
        />
      ))}
      {keyed(changes.lines, (line) => line.after ?? line.before).map(({ key, item: { before: was, after: is } }) => (
        <Change
          key={key}
          name={nameOf((is ?? was)?.labels)}
          before={was && lineOf(was)}
          after={is ? lineOf(is) : <Trans>Ligne retirée</Trans>}
          added={!was}
        />
      ))}
    </ul>
  );
}

interface ChangeProps {
  name: string;
  before?: ReactNode;
  after: ReactNode;
  /** A line that was not there. */
  added?: boolean;
}

const Change = ({ name, before, after, added = false }: ChangeProps) => (
  <li className="grid min-w-0 gap-0.5 border-l-3 border-accent pl-3">
    <span className="font-medium wrap-anywhere">
      {name}
      {added && (
        <span className="font-normal text-ink-2">
          {" "}
          <Trans>(nouvelle ligne)</Trans>
        </span>
      )}
    </span>
    <span className="grid min-w-0 text-sm text-ink-2 tabular-nums wrap-anywhere">
      {before !== undefined && <del>{before}</del>}
      <ins className="font-medium text-ink no-underline">{after}</ins>
    </span>
  </li>
);

function useLineStanding(currency: string): (line: OfferLine) => string {
  const { t } = useLingui();
  const reckoningOf = useLineReckoning(currency);
  const unpriced = useUnpricedWords();
  return (line) => {
    if (line.state !== "priced" || line.amount === undefined) return unpriced(line.state);
    const amount = formatAmount(line.amount, currency);
    const how = reckoningOf(line) ?? "";
    return line.optional ? t`${amount} en option (${how})` : `${amount} (${how})`;
  };
}

function useFieldText(): (offer: Offer, field: OfferField) => string {
  const { t } = useLingui();
  const durationOf = useDurationText();
  const vats = useVatWords();
  const visits = useVisitWords();
  return (offer, field) => {
    const none = t`non indiqué`;
    const { total, currency, vat, message, validUntil, availableFrom, visit, paymentTerms } = offer;
    const texts: Record<OfferField, string> = {
      total: formatAmount(total, currency),
      vat: vats[vat],
      message: message ?? none,
      validUntil: validUntil ? formatDay(validUntil) : none,
      availableFrom: availableFrom ? formatDay(availableFrom) : none,
      duration: durationOf(offer) ?? none,
      visit: visit ? visits[visit] : none,
      paymentTerms: paymentTerms ?? none,
    };
    return texts[field];
  };
}
