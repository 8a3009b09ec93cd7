import { Trans } from "@lingui/react/macro";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { MessagesLink } from "#domain/conversation/messages-link.tsx";

/** Before the answer: what is not clear is asked first. */
export function AskFirst({ request, own }: { request: JobRequest; own: Recipient }) {
  const onPhone = usePhone();
  return (
    <MessagesLink
      side="company"
      pair={{ jobRequestId: request.id, companyId: own.company.id }}
      open
      quiet
      begun={own.hasConversation ?? false}
      first={onPhone ? <Trans>Question</Trans> : <Trans>Poser une question</Trans>}
    />
  );
}
