import { Trans, useLingui } from "@lingui/react/macro";
import type { Offer } from "@metiro/shared/offer/schema";
import { formatDay } from "@metiro/shared/text/format";
import { type Fact, Facts } from "#ui/display/facts.tsx";
import { useDurationText, useVatWords, useVisitWords } from "#domain/request/visit-words.ts";
import { OfferLines } from "./offer-lines.tsx";
import { OfferSums } from "./offer-sums.tsx";

/** One version of an offer, as client, company and back office read it. */
export function OfferView({ offer }: { offer: Offer }) {
  const { t } = useLingui();
  const duration = useDurationText()(offer);
  const visits = useVisitWords();
  const vats = useVatWords();
  const { vat, currency, message, validUntil, availableFrom, visit, paymentTerms } = offer;
  const facts: Fact[] = [
    ...(validUntil ? [{ label: t`Valable jusqu’au`, value: formatDay(validUntil) }] : []),
    ...(availableFrom ? [{ label: t`Disponible dès le`, value: formatDay(availableFrom) }] : []),
    ...(duration ? [{ label: t`Durée estimée`, value: duration }] : []),
    ...(visit ? [{ label: t`Visite`, value: visits[visit] }] : []),
    { label: t`Prix`, value: vats[vat] },
    ...(paymentTerms
      ? [
          {
            label: t`Conditions de paiement`,
            value: <span className="font-normal whitespace-pre-line wrap-anywhere">{paymentTerms}</span>,
          },
        ]
      : []),
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
