import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { ReceivedItem } from "@metiro/shared/job-request/schema";
import { MessagesLink } from "#domain/conversation/messages-link.tsx";

/** In the row of a won job: the way to its client. */
export default function WonMessages({ item }: { item: ReceivedItem }) {
  const [own] = item.jobRequestCompanies;
  if (!own) return null;
  return (
    <MessagesLink
      quiet
      side="company"
      pair={{ jobRequestId: item.id, companyId: own.company.id }}
      open={item.status === JobStatus.Processed}
      begun={own.hasConversation ?? false}
    />
  );
}
