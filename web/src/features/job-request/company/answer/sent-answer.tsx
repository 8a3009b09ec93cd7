import { Trans, useLingui } from "@lingui/react/macro";
import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { Pencil } from "lucide-react";
import { Suspense } from "react";
import { Button } from "#ui/button/button.tsx";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";
import { type Fact, Facts } from "#ui/display/facts.tsx";
import { MessagesLink } from "#domain/conversation/messages-link.tsx";
import { useMomentText } from "#domain/request/moment-text.ts";
import { OfferLink } from "../offer/offer-link.tsx";
import { useAnswerRefusal } from "./answer-refusal.ts";
import { useDeclineWords } from "#domain/request/decline-words.ts";
import { WithdrawAnswer } from "./withdraw-answer.tsx";
import { StateNote } from "./state-note.tsx";
import { useQuoteFacts } from "./use-quote-facts.ts";

const AnswerDocument = lazyPart(() => import("#domain/document/answer-document.tsx"));

interface SentAnswerProps {
  request: JobRequest;
  own: Recipient;
  onEdit: () => void;
}

/** The answer as the client has it, and whether it can still change. */
export function SentAnswer({ request, own, onEdit }: SentAnswerProps) {
  const { t } = useLingui();
  const momentOf = useMomentText();
  const reasons = useDeclineWords();
  const quote = useQuoteFacts(own);
  const { response, message, respondedAt, declineReason, withdrawn } = own;
  const words: Fact = {
    label: t`Message`,
    value: <span className="font-normal whitespace-pre-line">{message ?? t`Sans message`}</span>,
  };
  const facts: Fact[] = [
    ...(response === "interested" ? quote : []),
    ...(withdrawn && message === undefined ? [] : [words]),
    ...(declineReason ? [{ label: t`Motif`, value: reasons[declineReason] }] : []),
    ...(respondedAt ? [{ label: withdrawn ? t`Retirée le` : t`Envoyée le`, value: momentOf(respondedAt) }] : []),
  ];
  const refusal = useAnswerRefusal(request, own);
  const offered = own.offerLines !== undefined;
  const accepted = response === "interested" && own.clientDecision === "accepted";
  return (
    <div className="grid gap-4">
      <StateNote request={request} />
      <Facts items={facts} className="-my-1" />
      {own.document && (
        <Suspense>
          <AnswerDocument document={own.document} />
        </Suspense>
      )}
      <div className="grid gap-2 md:flex md:flex-wrap">
        {response === "interested" && refusal === undefined && (
          <OfferLink id={request.id} to={offered ? "version" : "offer"} />
        )}
        {/* What was accepted changes by an amendment alone. */}
        {!accepted && (
          <Button variant={offered ? "ghost" : "secondary"} icon={Pencil} onClick={onEdit} disabledReason={refusal}>
            {withdrawn ? (
              <Trans>Répondre de nouveau</Trans>
            ) : response === "declined" ? (
              <Trans>Répondre quand même</Trans>
            ) : offered ? (
              <Trans>Donner une réponse courte à la place</Trans>
            ) : (
              <Trans>Modifier ma réponse</Trans>
            )}
          </Button>
        )}
        {response === "interested" && (
          <MessagesLink
            side="company"
            pair={{ jobRequestId: request.id, companyId: own.company.id }}
            open={request.status === JobStatus.Processed && own.clientDecision !== "rejected"}
            begun={own.hasConversation ?? false}
          />
        )}
      </div>
      {response === "interested" && refusal === undefined && <WithdrawAnswer id={request.id} offered={offered} />}
    </div>
  );
}
