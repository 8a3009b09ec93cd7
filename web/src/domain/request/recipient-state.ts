import { useLingui } from "@lingui/react/macro";
import type { Recipient } from "@metiro/shared/job-request/schema";

/** How far a company has come with a request that it received. */
export type RecipientState = "sent" | "seen" | "interested" | "declined" | "withdrawn" | "accepted" | "rejected";

type Progress = Pick<Recipient, "seenAt" | "response" | "withdrawn" | "clientDecision">;

export function recipientState({ seenAt, response, withdrawn, clientDecision }: Progress): RecipientState {
  if (response === "declined") return withdrawn ? "withdrawn" : "declined";
  if (response === "interested") return clientDecision === "none" ? "interested" : clientDecision;
  return seenAt === undefined ? "sent" : "seen";
}

/** What a company has done, for those who sent the request. */
export function useRecipientWords(): Record<RecipientState, string> {
  const { t } = useLingui();
  return {
    sent: t`Pas encore ouverte`,
    seen: t`Vue, pas encore de réponse`,
    interested: t`A répondu`,
    declined: t`A décliné la demande`,
    withdrawn: t`A retiré sa réponse`,
    accepted: t`Réponse acceptée`,
    rejected: t`Réponse déclinée`,
  };
}

/** When a company came that far. */
export function stateSince(recipient: Recipient): string {
  const { createdAt, seenAt, respondedAt, decidedAt } = recipient;
  const since: Record<RecipientState, string | undefined> = {
    sent: createdAt,
    seen: seenAt,
    interested: respondedAt,
    declined: respondedAt,
    withdrawn: respondedAt,
    accepted: decidedAt,
    rejected: decidedAt,
  };
  return since[recipientState(recipient)] ?? createdAt;
}

/** Who learns of a cancellation: the companies that neither declined, nor took their answer back, nor were declined. */
export const notifiedOnCancel = (recipients: readonly Progress[]): number =>
  recipients.filter((recipient) => !["declined", "withdrawn", "rejected"].includes(recipientState(recipient))).length;
