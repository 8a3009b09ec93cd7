import { Trans } from "@lingui/react/macro";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { MessagesLink } from "#domain/conversation/messages-link.tsx";
import { OfferLink } from "../offer/offer-link.tsx";

/** On a phone below what is read, before the answer is begun: what else one may do. */
export default function BeforeAnswer({ request, own }: { request: JobRequest; own: Recipient }) {
  return (
    <div className="grid gap-3">
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
  );
}
