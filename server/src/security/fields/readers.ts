/** Who reads. Of the companies: one whose answer is accepted, one that is rejected, one that declined, and one that never had the request. */
export const fieldReaders = [
  "anonymous",
  "client",
  "otherClient",
  "chosen",
  "rejected",
  "declined",
  "uninvited",
  "admin",
] as const;
export type FieldReader = (typeof fieldReaders)[number];

/**
 * Where a request stands: posted; its sending waits and can be taken back; companies have it; the same where the configuration opens contacts from
 * the sending on; they have answered; one is accepted and one rejected; the work is done; cancelled after they have answered.
 */
export const states = ["posted", "held", "sent", "open", "answered", "accepted", "done", "canceled"] as const;
export type State = (typeof states)[number];
