import { Trans } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { usePriceText } from "#domain/request/price-text.ts";
import { offersOf } from "../offers/offers.ts";

/** Answers without lines: they have no column, and belong to what is compared all the same. */
export function ShortAnswers({ request }: { request: JobRequest }) {
  const priceOf = usePriceText();
  const short = offersOf(request.jobRequestCompanies).filter(({ offerLines }) => offerLines === undefined);
  if (short.length === 0) return null;
  return (
    <Card className="print:break-inside-avoid">
      <CardHead title={<Trans>Réponses reçues sans détail par ligne</Trans>} />
      <CardBody>
        <ul className="grid gap-2 text-sm">
          {short.map((offer) => (
            <li key={offer.company.id} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5">
              <span className="min-w-0 font-medium wrap-anywhere">{offer.company.name}</span>
              <span className="num text-right">{priceOf(offer) ?? <Trans>Prix non indiqué</Trans>}</span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
