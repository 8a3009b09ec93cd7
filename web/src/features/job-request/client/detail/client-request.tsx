import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import { isUnderWay } from "@metiro/shared/job-request/rules/under-way";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { stageOf } from "@metiro/shared/job-request/rules/stage";
import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense, useRef } from "react";
import { plural } from "@lingui/core/macro";
import { trpc } from "#api/trpc.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { useSite } from "#site/use-site.ts";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { useLocalityText } from "#domain/request/locality-text.ts";
import { requestStages } from "#domain/request/request-statuses.ts";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { nextStep } from "#domain/request/next-step.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { type TimelineItem, Timeline } from "#ui/display/timeline.tsx";
import { RequestFacts } from "../../request-facts.tsx";
import { OffersCard } from "../offers/answers-card.tsx";
import { CancelButton } from "./cancel-button.tsx";
import { ChosenCompanies } from "./chosen-companies.tsx";
import { ContactedCompanies } from "./contacted-companies.tsx";
import { DoneCard } from "./done-card.tsx";
import { rises, useFocusWhenGone } from "../use-focus-when-gone.ts";
import { ClientRequestActions } from "../notes/request-actions.tsx";
import { QuestionCards } from "../notes/question-cards.tsx";
import { askingOf } from "../company-questions/asking.ts";
import { useRequestTimeline } from "../../request-timeline.ts";
import { offersOf } from "../offers/offers.ts";
import { useNextStepWords } from "../next-step-words.ts";

/** Most requests have none: what draws them comes with the first that has. */
const CompanyQuestionCards = lazyPart(() => import("../company-questions/company-questions.tsx"));

const GuaranteeCard = lazyPart(() => import("../guarantee/guarantee-card.tsx"));

const ClientReviewCard = lazyPart(() => import("./client-review-card.tsx"));

interface ClientRequestProps {
  id: string;
  /** Who saw it. */
  accesses?: ReactNode;
}

/** A client's own request: what came back, what to decide, what was asked for. */
export function ClientRequest({ id, accesses }: ClientRequestProps) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const placeOf = useLocalityText();
  const [request] = trpc.jobRequest.get.useSuspenseQuery({ id });
  const { number, title, subcategory, createdAt, reopenedFrom } = request;
  const asking = askingOf(request);
  const isDone = request.doneAt !== undefined;
  const afterWork = useRef<HTMLDivElement>(null);
  useFocusWhenGone(Number(isDone), rises, () => afterWork.current?.focus());
  return (
    <>
      <PageHead
        above={
          <Breadcrumb
            items={[{ label: t`Mes demandes`, link: (parts) => <Link {...parts} to="/tenderer" /> }]}
            current={nameOf(subcategory)}
          />
        }
        title={title}
        description={
          <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
            <StatusBadge of={requestStages[stageOf(request)]} />
            <span>
              <Trans>
                Demande n° {number} · {placeOf(request)} · {formatDay(createdAt)}
              </Trans>
            </span>
            {reopenedFrom && (
              <Link
                to="/tenderer/requests/$id"
                params={{ id: reopenedFrom.id }}
                className="text-accent-ink underline underline-offset-[0.2em] max-md:min-h-11 max-md:content-center"
              >
                <Trans>Reprend la demande n° {reopenedFrom.number}</Trans>
              </Link>
            )}
          </span>
        }
        actions={<ClientRequestActions request={request} />}
      />
      {!isDone && (
        <div className="mb-6 empty:hidden">
          <ChosenCompanies request={request} />
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <div ref={afterWork} tabIndex={-1} className="grid scroll-mt-24 gap-6 outline-none empty:hidden">
            {isDone && <AfterWork request={request} />}
          </div>
          <QuestionCards request={request} />
          {asking.length > 0 && (
            <Suspense>
              <CompanyQuestionCards request={request} asking={asking} />
            </Suspense>
          )}
          <OffersCard request={request} />
          {isUnderWay(request) && (
            <Suspense>
              <GuaranteeCard request={request} />
            </Suspense>
          )}
          {nextStep(request) === "choice" && (
            <div className="print:hidden">
              <SharingNote />
            </div>
          )}
          {!isDone && <DoneCard request={request} />}
          <Card>
            <CardHead title={<Trans>Votre demande</Trans>} />
            <CardBody className="md:py-3">
              <RequestFacts request={request} />
            </CardBody>
          </Card>
          <div className="justify-self-start print:hidden">
            <CancelButton request={request} />
          </div>
        </div>
        <aside className="grid min-w-0 gap-6 print:hidden">
          <FollowUp request={request} />
          <ContactedCompanies request={request} />
          {accesses}
        </aside>
      </div>
    </>
  );
}

/** Once the work is done what is left to do is to say how it went: that leads the page, before what was agreed. */
const AfterWork = ({ request }: { request: JobRequest }) => (
  <>
    <DoneCard request={request} />
    {request.doneCompanyId !== undefined && (
      <Suspense>
        <ClientReviewCard jobRequestId={request.id} />
      </Suspense>
    )}
    <ChosenCompanies request={request} />
  </>
);

function SharingNote() {
  const { contactAtOnce } = useSite();
  return (
    <Note tone="lock">
      {contactAtOnce ? (
        <Trans>Les entreprises contactées ont reçu vos coordonnées avec la demande.</Trans>
      ) : (
        <Trans>En acceptant une réponse, vous montrez vos coordonnées à cette entreprise, et à elle seule.</Trans>
      )}
    </Note>
  );
}

/** What has happened to the request, and what it waits for. */
function FollowUp({ request }: { request: JobRequest }) {
  const past = useRequestTimeline()(request);
  const { title, text } = useNextStepWords()(request);
  const now: TimelineItem = { key: "now", title, note: text, state: "now" };
  return (
    <Card>
      <CardHead title={<Trans>Suivi</Trans>} />
      <CardBody>
        <InShort request={request} />
        <Timeline items={["canceled", "done"].includes(nextStep(request)) ? past : [...past, now]} />
      </CardBody>
    </Card>
  );
}

/** « Envoyée à 3 entreprises, vue par 2, 1 réponse » */
function InShort({ request: { jobRequestCompanies: recipients } }: { request: JobRequest }) {
  const { t } = useLingui();
  if (recipients.length === 0) return null;
  const sent = recipients.length;
  const seen = recipients.filter(({ seenAt }) => seenAt !== undefined).length;
  const answers = offersOf(recipients).length;
  const parts = [
    t`${plural(sent, { one: "Envoyée à # entreprise", other: "Envoyée à # entreprises" })}`,
    seen > 0 && t`vue par ${seen}`,
    answers > 0 && t`${plural(answers, { one: "# réponse", other: "# réponses" })}`,
  ];
  return <p className="mb-4 text-sm text-ink-2">{parts.filter(Boolean).join(", ")}</p>;
}
