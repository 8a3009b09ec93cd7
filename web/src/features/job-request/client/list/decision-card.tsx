import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import type { RequestItem } from "@metiro/shared/job-request/schema";
import { Link } from "@tanstack/react-router";
import { Pictogram } from "#art/pictogram.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { Card } from "#ui/display/card.tsx";
import { useAmountText } from "#domain/request/price-text.ts";
import { requestStages } from "#domain/request/request-statuses.ts";
import { offersOf } from "../offers/offers.ts";
import { priceSpan } from "../offers/price-span.ts";

/** What the client has to decide first: its answers in short, and the way to them. */
export function DecisionCard({ request }: { request: RequestItem }) {
  const { i18n } = useLingui();
  const amountOf = useAmountText();
  const offers = offersOf(request.jobRequestCompanies);
  const span = priceSpan(offers);
  const prices = span && amountOf(span.min, span.max, request.currency);
  const last = offers.at(-1)?.respondedAt;
  return (
    <Card className="mb-6 grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-accent-line! p-4 md:grid-cols-[3rem_minmax(0,1fr)_auto] md:gap-x-5 md:p-5">
      <Pictogram icon={request.category.icon} />
      <div className="min-w-0">
        <p className="text-sm font-semibold text-accent-ink">{i18n._(requestStages.choice.label)}</p>
        <h2 className="font-sans text-lg tracking-[-0.008em]">{request.title}</h2>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-2 tabular-nums">
          <span>
            <Plural value={offers.length} one="# réponse" other="# réponses" />
          </span>
          {prices && <span>{prices}</span>}
          {last && (
            <span>
              <Trans>Dernière réponse le {formatDay(last)}</Trans>
            </span>
          )}
        </p>
      </div>
      <Link
        to="/tenderer/requests/$id"
        params={{ id: request.id }}
        className={buttonClass({ className: "max-md:col-start-2 max-md:justify-self-start md:self-center" })}
      >
        <Plural value={offers.length} one="Voir la réponse" other="Comparer les réponses" />
      </Link>
    </Card>
  );
}
