import { Trans } from "@lingui/react/macro";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { MessagesLink } from "#domain/conversation/messages-link.tsx";
import { RequestActions } from "../request-actions.tsx";

interface BeforeAnswerProps {
  request: JobRequest;
  own: Recipient;
  onAnswer: () => void;
}

/** On a phone below what is read, before the answer is begun: what was asked, and at the foot what one may do. */
export default function BeforeAnswer({ request, own, onAnswer }: BeforeAnswerProps) {
  return (
    <>
      {own.hasConversation && (
        <div className="mt-6 grid gap-3">
          <p className="text-sm text-ink-2">
            <Trans>Vous avez posé une question. La demande attend toujours votre réponse.</Trans>
          </p>
          <MessagesLink
            side="company"
            pair={{ jobRequestId: request.id, companyId: own.company.id }}
            open
            block
            begun
          />
        </div>
      )}
      <RequestActions request={request} own={own} onAnswer={onAnswer} />
    </>
  );
}
