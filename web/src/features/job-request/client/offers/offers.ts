import type { Recipient } from "@metiro/shared/job-request/schema";

/** The answers of companies that are interested, in the order in which they came. */
export const offersOf = (recipients: readonly Recipient[]): Recipient[] =>
  recipients
    .filter(({ response }) => response === "interested")
    .sort((a, b) => (a.respondedAt ?? "").localeCompare(b.respondedAt ?? ""));

/** Those on which the client has not decided. */
export const undecidedOf = (recipients: readonly Recipient[]): Recipient[] =>
  offersOf(recipients).filter(({ clientDecision }) => clientDecision === "none");
