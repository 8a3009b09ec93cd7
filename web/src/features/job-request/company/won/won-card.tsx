import { Trans, useLingui } from "@lingui/react/macro";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { Suspense } from "react";
import { CalendarPlus } from "lucide-react";
import { personName } from "@metiro/shared/user/nameless";
import { MessagesLink } from "#domain/conversation/messages-link.tsx";
import { useRefusalWords } from "#domain/request/refusal-words.ts";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { useStartText } from "#i18n/use-start-words.ts";
import { Summary } from "#ui/display/summary.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Button } from "#ui/button/button.tsx";
import { formatPhone } from "#i18n/phone-text.ts";
import { saveFile } from "#ui/save-file.ts";
import { StateNote } from "../answer/state-note.tsx";
import { useQuoteFacts } from "../answer/use-quote-facts.ts";
import { AmendmentLink } from "../offer/amendment-link.tsx";
import { receivedState } from "../received-state.ts";
import { receivedStates } from "../received-states.ts";
import { type JobDays, jobDays } from "./job-days.ts";
import { calendarOf } from "./job-event.ts";
import ClientContactCard from "../client-card.tsx";

const AnswerDocument = lazyPart(() => import("#domain/document/answer-document.tsx"));

interface WonCardProps {
  request: JobRequest;
  own: Recipient;
}

/** A job that was won, as its company needs it on the way there: whom to call, where, when, for how much, and what comes next. */
export default function WonCard({ request, own }: WonCardProps) {
  const { t } = useLingui();
  const startOf = useStartText();
  const quote = useQuoteFacts(own);
  const amendRefusal = useRefusalWords("Company")("answer", request);
  const pair = { jobRequestId: request.id, companyId: own.company.id };
  return (
    <ClientContactCard
      request={request}
      aside={<StatusBadge of={receivedStates[receivedState(request)]} />}
      lead={<StateNote request={request} />}
      actions={
        <>
          <MessagesLink
            side="company"
            pair={pair}
            open={request.status === JobStatus.Processed}
            begun={own.hasConversation ?? false}
          />
          <AddToCalendar request={request} />
        </>
      }
      more={[{ label: t`Début souhaité`, value: startOf(request) }, ...quote]}
    >
      {own.document && (
        <Suspense>
          <AnswerDocument document={own.document} />
        </Suspense>
      )}
      {own.message !== undefined && (
        <details className="border-t border-line pt-2">
          <Summary className="min-h-11 text-sm text-link">
            <Trans>Votre message au client</Trans>
          </Summary>
          <p className="pb-2 text-sm wrap-anywhere whitespace-pre-line">{own.message}</p>
        </details>
      )}
      {amendRefusal === undefined && (
        <div className="mt-2 grid md:flex">
          <AmendmentLink pair={pair} />
        </div>
      )}
    </ClientContactCard>
  );
}

/** A job for the calendar of a phone, as long as it has days and is not done. */
function AddToCalendar({ request }: { request: JobRequest }) {
  const days = jobDays(request);
  if (!days || request.doneAt !== undefined) return null;
  return (
    <Button variant="secondary" icon={CalendarPlus} onClick={() => saveJob(request, days)}>
      <Trans>Ajouter à mon agenda</Trans>
    </Button>
  );
}

/** Gives the reader a job for a calendar: its days, where it is and whom to call. */
function saveJob({ id, number, title, tenderer, street, postalCode, locality }: JobRequest, days: JobDays): void {
  const client = personName(tenderer);
  const event = {
    id,
    days,
    title: [title, client].filter(Boolean).join(", "),
    place: [street, [postalCode, locality].filter(Boolean).join(" ")].filter(Boolean).join(", "),
    notes: [client, tenderer.phone && formatPhone(tenderer.phone)].filter(Boolean).join("\n"),
    url: `${location.origin}/company/requests/${id}`,
  };
  saveFile(`${number}.ics`, new Blob([calendarOf(event)], { type: "text/calendar;charset=utf-8" }));
}
