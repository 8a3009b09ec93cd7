import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { Suspense, useId } from "react";
import { cn } from "#ui/cn.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { type Fact, Facts } from "#ui/display/facts.tsx";
import { useDurationText, useVatWords, useVisitWords } from "#domain/request/visit-words.ts";
import { useAmountText, usePriceUnitWords } from "#domain/request/price-text.ts";
import { ReportButton } from "#domain/report/report-button.tsx";
import { CompanyActivity, CompanyHead, CompanyWords } from "./company-card.tsx";
import { useScores } from "#domain/review/use-scores.ts";
import { Decision } from "../decision/decision.tsx";
import { OfferLineLink } from "./offer-line-link.tsx";
import { PriceScale } from "./price-scale.tsx";

const AnswerDocument = lazyPart(() => import("#domain/document/answer-document.tsx"));

interface AnswerColumnProps {
  request: JobRequest;
  offer: Recipient;
  /** All that it is compared with. */
  offers: readonly Recipient[];
  id: string;
  className?: string | undefined;
}

/** One answer: company, price, facts, message, decision. Its seven parts stand on the rows of the grid around it. */
export function AnswerColumn({ request, offer, offers, id, className }: AnswerColumnProps) {
  const { t } = useLingui();
  const visits = useVisitWords();
  const duration = useDurationText()(offer);
  const vats = useVatWords();
  const { company, availableFrom, visit, respondedAt, message, clientDecision } = offer;
  const headingId = useId();
  const scoreOf = useScores(offers.map((one) => one.company.id));
  const price = useAmountText()(offer.priceMin, offer.priceMax, offer.currency);
  const units = usePriceUnitWords();
  const facts: Fact[] = [
    { label: t`Disponible dès le`, value: availableFrom ? <Day of={availableFrom} /> : <NotTold /> },
    ...(duration ? [{ label: t`Durée estimée`, value: duration }] : []),
    ...(visit ? [{ label: t`Visite`, value: visits[visit] }] : []),
    ...(respondedAt ? [{ label: t`Répondu le`, value: <Day of={respondedAt} /> }] : []),
  ];
  return (
    <article
      id={id}
      aria-labelledby={headingId}
      className={cn(
        "row-span-7 -mt-px -ml-px grid min-w-0 content-start border-t border-l border-line px-4 pt-6 pb-5 md:grid-rows-subgrid md:px-5",
        // On paper who it is stands beside what it asks, so that a page holds several.
        "print:grid-cols-2 print:grid-rows-none print:gap-x-8 print:break-inside-avoid",
        clientDecision === "accepted" && "bg-success-soft",
        className,
      )}
    >
      <CompanyHead company={company} id={headingId} score={scoreOf(company.id)} />
      <div className="print:col-start-1 print:row-span-2">
        <CompanyActivity company={company} />
        <CompanyWords company={company} />
        <ReportButton
          targets={[{ kind: "company", id: company.id }]}
          label={t`Signaler l’entreprise ${company.name}`}
        />
      </div>
      <div className="@container mt-5 print:col-start-2 print:row-start-1 print:mt-0">
        <p className="font-display text-[length:clamp(1.0625rem,9cqi,1.5rem)] leading-8 font-semibold tracking-[-0.02em]">
          {price ?? (
            <span className="text-ink-3">
              <Trans>Prix non indiqué</Trans>
            </span>
          )}
        </p>
      </div>
      <div className="print:col-start-2">
        <p className="text-xs text-ink-3">
          {price && [units[offer.priceUnit ?? "total"], offer.vat && vats[offer.vat]].filter(Boolean).join(", ")}
        </p>
        <PriceScale request={request} offer={offer} offers={offers} />
        <OfferLineLink id={request.id} offer={offer} />
      </div>
      <Facts compact items={facts} className="mt-4 border-t border-line print:col-start-2" />
      <div className="mt-3 mb-5 grid min-w-0 content-start gap-3 border-t border-line pt-3 print:col-span-2 print:mb-0">
        <p className="whitespace-pre-line">
          {message ?? (
            <span className="text-ink-3">
              <Trans>Sans message</Trans>
            </span>
          )}
        </p>
        {offer.document && (
          <Suspense>
            <AnswerDocument document={offer.document} />
          </Suspense>
        )}
      </div>
      <Decision request={request} offer={offer} />
    </article>
  );
}

const NotTold = () => (
  <span className="font-normal text-ink-3">
    <Trans>Non indiqué</Trans>
  </span>
);

const Day = ({ of: iso }: { of: string }) => <span className="num">{formatDay(iso)}</span>;
