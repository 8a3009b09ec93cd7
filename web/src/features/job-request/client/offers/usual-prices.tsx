import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { comparable } from "@metiro/shared/offer/money";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { MethodLink } from "#domain/price/method-link.tsx";
import { standOf } from "#domain/price/price-scale.ts";
import { usePriceText } from "#domain/request/price-text.ts";
import { UsualScale } from "#domain/price/usual-scale.tsx";
import { UsualSentence } from "#domain/price/usual-sentence.tsx";
import { useUsualPrice } from "#domain/price/use-usual-price.ts";
import { rangeOf } from "./compare-prices.ts";

interface UsualPriceComparisonProps {
  request: JobRequest;
  offers: readonly Recipient[];
}

/** Where the answers lie among what offers for such a work ask; only those for the whole of it, in the same currency. */
export default function UsualPriceComparison({ request, offers }: UsualPriceComparisonProps) {
  const { t } = useLingui();
  const priceOf = usePriceText();
  const price = useUsualPrice({
    subcategoryId: request.subcategory.id,
    regionId: request.region.id,
    currency: request.currency,
  });
  const whole = offers.flatMap((offer) => {
    const range = offer.priceUnit === "total" ? rangeOf(offer) : undefined;
    return range ? [{ offer, range }] : [];
  });
  const raises = whole.some(({ offer }) => offer.vat === "excluded");
  const { data: rates } = trpc.offer.vatRates.useQuery(undefined, {
    ...handlesOwnErrors,
    enabled: raises && price !== undefined,
  });
  const rate = rates?.items.find(({ kind }) => kind === "standard")?.rate;
  if (!price || whole.length === 0 || (raises && !rates)) return null;
  const priced = whole.map(({ offer, range: { min, max } }) => {
    const raised = (amount: number) => comparable(amount, rate, offer.vat ?? "included");
    return { offer, range: { min: raised(min), max: raised(max) } };
  });
  const words = {
    below: t`en dessous de la fourchette usuelle`,
    within: t`dans la fourchette usuelle`,
    above: t`au-dessus de la fourchette usuelle`,
  };
  return (
    <div className="grid gap-4 border-t border-line px-4 py-4 text-sm text-ink-2 md:px-5">
      <p>
        <UsualSentence price={price} />
      </p>
      <UsualScale price={price} shown={priced.map(({ range }) => range)} />
      <ul className="grid gap-1">
        {priced.map(({ offer, range }) => (
          <li key={offer.company.id}>
            <span className="font-medium text-ink">{offer.company.name}</span> :{" "}
            <span className="num">{priceOf(offer.vat === "excluded" ? offer : { ...offer, vat: undefined })}</span>,{" "}
            {words[standOf(price, range)]}
          </li>
        ))}
      </ul>
      {raises && (
        <p>
          <Trans>Les prix hors TVA sont placés ici avec la TVA.</Trans>
        </p>
      )}
      <p>
        <Trans>Un prix hors de la fourchette n’est ni une faute ni une affaire : demandez ce qu’il comprend.</Trans>{" "}
        <MethodLink beside />
      </p>
    </div>
  );
}
