import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { trpc } from "#api/trpc.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { useFormats } from "#i18n/use-formats.ts";
import { cn } from "#ui/cn.ts";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { AnswerCard } from "../answer/answer-card.tsx";
import { Deadline, Places } from "../received-status.tsx";
import { lastInbox } from "../inbox/last-inbox.ts";
import { isOpen, receivedState } from "../received-state.ts";
import { useUndoAfterReload } from "../answer/use-undo-after-reload.ts";
import { useAnswerBegun } from "../waiting/use-answer-begun.ts";
import { RequestDetails } from "./request-details.tsx";

const CompanyReviewCard = lazyPart(() => import("./company-review-card.tsx"));

// A phone's alone.
const BeforeAnswer = lazyPart(() => import("../waiting/before-answer.tsx"));

const ClientContactCard = lazyPart(() => import("../client-card.tsx"));

const WonCard = lazyPart(() => import("../won/won-card.tsx"));

const InboxNeighbours = lazyPart(() => import("../inbox/neighbours.tsx"));

const CompanyOffer = lazyPart(() => import("../offer/company-offer.tsx"));

/** Whether the work is done, and this company did it. */
const didWork = ({ doneAt, doneCompanyId, jobRequestCompanies: [own] }: JobRequest): boolean =>
  doneAt !== undefined && doneCompanyId !== undefined && own?.company.id === doneCompanyId;

/** A request as a company received it, and its answer. */
export function ReceivedRequest({ id }: { id: string }) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const [request] = trpc.jobRequest.get.useSuspenseQuery({ id });
  const { title, number, subcategory } = request;
  const [own] = request.jobRequestCompanies;
  const onPhone = usePhone();
  const list = lastInbox.around(id);
  useUndoAfterReload(request);
  const { begun, begin } = useAnswerBegun(request);
  const isWaiting = own !== undefined && isOpen(request) && !request.erased;
  // What is to be read is then the page: the form, twice as long, comes when it is wanted.
  const isFolded = isWaiting && onPhone && !begun;
  const isWon = own !== undefined && request.contactVisible && receivedState(request) === "accepted";
  // What became of an answer is what one comes back for.
  const resultFirst = !isWaiting && !isWon;
  // Then what is left to do is to say how it went: on a phone that stands first.
  const isDone = didWork(request);
  const wonFirst = isWon && onPhone;
  const wonCard = isWon && (
    <Suspense key="won">
      <WonCard request={request} own={own} />
    </Suspense>
  );
  const asked = (
    <div key="request" className={cn("grid min-w-0 gap-6", isDone && "lg:col-start-1 lg:row-span-2 lg:row-start-1")}>
      {!wonFirst && wonCard}
      <RequestDetails request={request} first={isWaiting} placed={isWon} />
      {!isWon && request.contactVisible && (
        <Suspense>
          <ClientContactCard request={request} />
        </Suspense>
      )}
    </div>
  );
  const answered = (
    <div key="answer" className={cn("grid min-w-0 gap-6", isDone && "lg:col-start-2")}>
      {!isFolded && !isWon && <AnswerCard request={request} />}
      {own?.response === "interested" && own.offerVersion !== undefined && (
        <Suspense>
          <CompanyOffer pair={{ jobRequestId: request.id, companyId: own.company.id }} />
        </Suspense>
      )}
    </div>
  );
  return (
    <>
      <PageHead
        above={
          <div className="flex items-center justify-between gap-3">
            {/* A phone has no room for both. */}
            <div className={cn("min-w-0", list && "max-md:[&_[aria-current]]:sr-only max-md:[&_svg]:hidden")}>
              <Breadcrumb
                items={[
                  {
                    label: t`Demandes reçues`,
                    link: (parts) => <Link {...parts} to="/company" {...(list && { search: list.search })} />,
                  },
                ]}
                current={nameOf(subcategory)}
              />
            </div>
            {list && (
              <Suspense>
                <InboxNeighbours id={id} page={list} />
              </Suspense>
            )}
          </div>
        }
        title={title}
        description={
          <span className="grid gap-1 text-sm">
            <span className="flex flex-wrap gap-x-5 gap-y-1 max-md:gap-x-3 empty:hidden">
              {/* A phone has room for both in one line. */}
              <Deadline request={request} short={onPhone} />
              <Places request={request} />
            </span>
            <span>
              <Trans>Demande n° {number}</Trans> · <Received request={request} />
            </span>
          </span>
        }
      />
      {request.status === JobStatus.Canceled && <CanceledNote request={request} />}
      <div className={cn("grid items-start gap-6 lg:grid-cols-2", isDone && "lg:grid-rows-[auto_1fr]")}>
        {isDone && (
          <div className="min-w-0 lg:col-start-2">
            <Suspense>
              <CompanyReviewCard jobRequestId={request.id} />
            </Suspense>
          </div>
        )}
        {/* On a phone what is agreed, and an amendment that is open, come before what was once asked. */}
        {wonFirst && wonCard}
        {resultFirst || wonFirst ? [answered, asked] : [asked, answered]}
      </div>
      {isFolded && (
        <Suspense>
          <BeforeAnswer request={request} own={own} onAnswer={begin} />
        </Suspense>
      )}
    </>
  );
}

interface PartProps {
  request: JobRequest;
}

/** When it came, and how many others have it. */
function Received({ request: { jobRequestCompanies, recipientCount } }: PartProps) {
  const { recent } = useFormats();
  const at = recent(jobRequestCompanies[0]?.createdAt ?? "");
  return (
    <>
      <Trans>Reçue : {at}</Trans> ·{" "}
      <Plural
        value={recipientCount - 1}
        _0="vous êtes la seule entreprise contactée"
        one="# autre entreprise l’a reçue"
        other="# autres entreprises l’ont reçue"
      />
    </>
  );
}

function CanceledNote({ request: { canceledAt, cancelReason } }: PartProps) {
  return (
    <Note className="mb-6">
      <p>
        <Trans>Cette demande a été annulée le {formatDay(canceledAt ?? "")}. Plus personne ne peut y répondre.</Trans>
      </p>
      {cancelReason && (
        <p className="mt-1 whitespace-pre-line">
          <Trans>Motif : {cancelReason}</Trans>
        </p>
      )}
    </Note>
  );
}
