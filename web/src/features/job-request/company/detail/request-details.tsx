import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { Suspense } from "react";
import { useLocalityText } from "#domain/request/locality-text.ts";
import { useAmountText } from "#domain/request/price-text.ts";
import { useStartText } from "#i18n/use-start-words.ts";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { type Fact, Facts } from "#ui/display/facts.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useAnswerFacts } from "../../answer-facts.ts";
import { PhotoGrid } from "../../photo-grid.tsx";
import { RequestAdditions } from "../../request-additions.tsx";
import { WaitingClient } from "../waiting/waiting-client.tsx";

const DocumentRows = lazyPart(() => import("#domain/document/document-rows.tsx"));

interface RequestDetailsProps {
  request: JobRequest;
  /** What is read first: where it is not, it has a title. */
  first?: boolean;
  /** Where and when stand elsewhere on the page. */
  placed?: boolean;
}

/** A request in the order in which one decides: what is seen, where, when, for how much, in the client's words, then each detail. */
export function RequestDetails({ request, first = false, placed = false }: RequestDetailsProps) {
  const { t } = useLingui();
  const deciding = useDecidingFacts(request, placed);
  const details = useDetails(request);
  return (
    <Card aria-label={t`La demande`}>
      {!first && <CardHead title={<Trans>La demande</Trans>} />}
      <CardBody className="grid gap-3">
        {request.photos.length > 0 && <PhotoGrid photos={request.photos} />}
        {request.plans.length > 0 && (
          <Suspense>
            <DocumentRows label={t`Plans en PDF`} documents={request.plans} />
          </Suspense>
        )}
        <Facts compact items={deciding} />
        {!request.erased && (
          <p className="border-t border-line pt-3 wrap-anywhere whitespace-pre-line">{request.description}</p>
        )}
        {request.additions.length > 0 && <RequestAdditions additions={request.additions} />}
        {details.length > 0 && <Facts compact className="border-t border-line pt-1" items={details} />}
        {!request.contactVisible && <WaitingClient request={request} />}
      </CardBody>
    </Card>
  );
}

/** What decides whether one reads on. */
function useDecidingFacts(request: JobRequest, placed: boolean): Fact[] {
  const { t } = useLingui();
  const placeOf = useLocalityText();
  const startOf = useStartText();
  const amountOf = useAmountText();
  const { distanceKm, wish } = request;
  const away = distanceKm ? t`à ${distanceKm} km de chez vous` : undefined;
  const where: Fact[] = [
    {
      label: t`Lieu`,
      value: (
        <>
          {[request.street, placeOf(request)].filter(Boolean).join(", ")}
          {away !== undefined && <span className="block text-xs font-normal text-ink-2">{away}</span>}
        </>
      ),
    },
    { label: t`Début souhaité`, value: startOf(request) },
  ];
  return [
    ...(placed ? [] : where),
    {
      label: t`Budget`,
      value: amountOf(request.budgetMin, request.budgetMax, request.currency) ?? <Trans>non indiqué</Trans>,
    },
    ...(wish ? [{ label: t`Entreprise souhaitée`, value: wish.name }] : []),
  ];
}

/** The answers of the form, one to a line; what is answered with no shares one. */
function useDetails(request: JobRequest): Fact[] {
  const answers = useAnswerFacts(request);
  const no = answers.find(({ question }) => request.answers[question.id] === false)?.text;
  const refused = answers.filter(({ text }) => text === no);
  const together = refused.length > 1;
  const facts = answers
    .filter((answer) => !together || !refused.includes(answer))
    .map(({ question, label, text }) => ({
      key: question.id,
      label,
      value: <span className="whitespace-pre-line">{text}</span>,
    }));
  if (!together || no === undefined) return facts;
  return [...facts, { key: "no", label: no, value: refused.map(({ label }) => label).join(", ") }];
}
