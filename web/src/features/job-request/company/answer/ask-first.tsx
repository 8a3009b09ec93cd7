import { Trans } from "@lingui/react/macro";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { MessagesLink } from "#domain/conversation/messages-link.tsx";

/** Before the answer: what is not clear is asked first. A question is no answer, which it says. */
export const AskFirst = ({ request, own }: { request: JobRequest; own: Recipient }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-5">
    <p className="min-w-0 flex-[1_1_14rem] text-sm text-ink-2">
      {own.hasConversation ? (
        <Trans>Vous avez posé une question. La demande attend toujours votre réponse.</Trans>
      ) : (
        <Trans>Il vous manque une information ? Demandez-la avant de répondre.</Trans>
      )}
    </p>
    <MessagesLink
      side="company"
      pair={{ jobRequestId: request.id, companyId: own.company.id }}
      open
      begun={own.hasConversation ?? false}
      first={<Trans>Poser une question</Trans>}
    />
  </div>
);
