import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Offer } from "@metiro/shared/offer/schema";
import { formatAmount, formatDay } from "@metiro/shared/text/format";
import { type Fact, Facts } from "#ui/display/facts.tsx";
import { Summary } from "#ui/display/summary.tsx";
import { useDurationText, useVatWords, useVisitWords } from "#domain/request/visit-words.ts";
import { OfferLines } from "./offer-lines.tsx";
import { OfferSums } from "./offer-sums.tsx";

/** One version of an offer, as client, company and back office read it. */
export function OfferView({ offer }: { offer: Offer }) {
  const { t } = useLingui();
  const duration = useDurationText()(offer);
  const visits = useVisitWords();
  const vats = useVatWords();
  const { vat, currency, message, validUntil, availableFrom, visit } = offer;
  const facts: Fact[] = [
    ...(validUntil ? [{ label: t`Valable jusqu’au`, value: formatDay(validUntil) }] : []),
    ...(availableFrom ? [{ label: t`Disponible dès le`, value: formatDay(availableFrom) }] : []),
    ...(duration ? [{ label: t`Durée estimée`, value: duration }] : []),
    ...(visit ? [{ label: t`Visite`, value: visits[visit] }] : []),
    // The total below the lines says for itself that it holds the tax.
    { label: t`Prix des lignes`, value: vats[vat] },
    ...termsOf(offer, t`Conditions de paiement`),
  ];
  return (
    <div className="grid min-w-0 gap-5">
      <OfferLines lines={offer.lines} currency={currency} />
      <OfferSums sums={offer} vat={vat} currency={currency} />
      <Facts items={facts} className="border-t border-line" />
      {message && (
        <div className="grid gap-1">
          <h3 className="title-4">
            <Trans>Message de l’entreprise</Trans>
          </h3>
          <p className="max-w-read whitespace-pre-line text-ink-2 wrap-anywhere">{message}</p>
        </div>
      )}
    </div>
  );
}

/** An offer beside the answer that tells its price, days and words: its lines open at a touch, and what else it says stands there. */
export function BriefOffer({ offer }: { offer: Offer }) {
  const { t } = useLingui();
  const { lines, vat, currency } = offer;
  const total = formatAmount(offer.total, currency);
  const terms = termsOf(offer, t`Conditions de paiement`);
  return (
    <div className="grid min-w-0 gap-2">
      {terms.length > 0 && <Facts compact items={terms} className="-mt-2" />}
      <details>
        <Summary className="min-h-11 font-medium text-link">
          <Plural value={lines.length} one={`# ligne · ${total}`} other={`# lignes · ${total}`} />
        </Summary>
        <div className="grid gap-5 pt-1">
          <OfferLines lines={lines} currency={currency} />
          <OfferSums sums={offer} vat={vat} currency={currency} />
        </div>
      </details>
    </div>
  );
}

const termsOf = ({ paymentTerms }: Offer, label: string): Fact[] =>
  paymentTerms
    ? [{ label, value: <span className="font-normal whitespace-pre-line wrap-anywhere">{paymentTerms}</span> }]
    : [];
