import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { Suspense } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { type Fact, Facts } from "#ui/display/facts.tsx";
import { useMomentText } from "#domain/request/moment-text.ts";
import { AnswerActs } from "./answer-acts.tsx";
import { useAnswerRefusal } from "./answer-refusal.ts";
import { useDeclineWords } from "#domain/request/decline-words.ts";
import { StateNote } from "./state-note.tsx";
import { useQuoteFacts } from "./use-quote-facts.ts";

const AnswerDocument = lazyPart(() => import("#domain/document/answer-document.tsx"));

interface SentAnswerProps {
  request: JobRequest;
  own: Recipient;
  onEdit: () => void;
}

/** The answer as the client has it: what became of it, what can be done with it, and what it says. */
export function SentAnswer({ request, own, onEdit }: SentAnswerProps) {
  const { t } = useLingui();
  const momentOf = useMomentText();
  const reasons = useDeclineWords();
  const quote = useQuoteFacts(own);
  const { response, message, respondedAt, declineReason, withdrawn } = own;
  const facts: Fact[] = [
    ...(declineReason ? [{ label: t`Motif`, value: reasons[declineReason] }] : []),
    ...(response === "interested" ? quote : []),
    ...(respondedAt ? [{ label: withdrawn ? t`Retirée le` : t`Envoyée le`, value: momentOf(respondedAt) }] : []),
  ];
  const refusal = useAnswerRefusal(request, own);
  return (
    <div className="grid gap-4">
      <StateNote request={request} />
      {/* What else ends an answer, the result above or the page has told. */}
      {request.erased && <p className="text-sm text-ink-2">{refusal}</p>}
      <AnswerActs request={request} own={own} open={refusal === undefined} onEdit={onEdit} />
      <Facts compact items={facts} className="-my-2" />
      {message !== undefined && (
        <div className="border-t border-line pt-3">
          <p className="text-sm text-ink-2">
            <Trans>Message</Trans>
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{message}</p>
        </div>
      )}
      {own.document && (
        <Suspense>
          <AnswerDocument document={own.document} />
        </Suspense>
      )}
    </div>
  );
}
