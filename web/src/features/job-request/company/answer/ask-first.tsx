import { Trans } from "@lingui/react/macro";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { MessagesLink } from "#domain/conversation/messages-link.tsx";

/** Before the answer: what is not clear is asked first. */
export const AskFirst = ({ request, own }: { request: JobRequest; own: Recipient }) => (
  <MessagesLink
    side="company"
    pair={{ jobRequestId: request.id, companyId: own.company.id }}
    open
    quiet
    begun={own.hasConversation ?? false}
    first={<Trans>Poser une question</Trans>}
  />
);
