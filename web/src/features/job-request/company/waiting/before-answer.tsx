import { Trans } from "@lingui/react/macro";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { MessagesLink } from "#domain/conversation/messages-link.tsx";
import { RequestActions } from "../request-actions.tsx";
import { OfferLink } from "../offer/offer-link.tsx";

interface BeforeAnswerProps {
  request: JobRequest;
  own: Recipient;
  onAnswer: () => void;
}

/** On a phone below what is read, before the answer is begun: what one may do, the two that it is read for at the foot. */
export default function BeforeAnswer({ request, own, onAnswer }: BeforeAnswerProps) {
  return (
    <>
      <div className="mt-6 grid gap-3">
        {own.hasConversation && (
          <p className="text-sm text-ink-2">
            <Trans>Vous avez posé une question. La demande attend toujours votre réponse.</Trans>
          </p>
        )}
        <MessagesLink
          side="company"
          pair={{ jobRequestId: request.id, companyId: own.company.id }}
          open
          block
          begun={own.hasConversation ?? false}
          first={<Trans>Poser une question</Trans>}
        />
        <OfferLink id={request.id} to="offer" />
      </div>
      <RequestActions request={request} onAnswer={onAnswer} />
    </>
  );
}
