import { JobStatus } from "./lifecycle.ts";

/**
 * How far a request has come, for the back office. `seen`, `answered`: by one company at least, whatever it answered; `accepted`: the
 * client chose one. The same in SQL: `inProgress` of the list's filter.
 */
export const requestProgress = ["toSend", "sent", "seen", "answered", "accepted", "done", "canceled"] as const;
export type RequestProgress = (typeof requestProgress)[number];

interface Counts {
  status: JobStatus;
  doneAt?: string | null | undefined;
  seenCount: number;
  interestedCount: number;
  declinedCount: number;
  acceptedCount: number;
}

export function progressOf({ status, doneAt, ...counts }: Counts): RequestProgress {
  if (status === JobStatus.Canceled) return "canceled";
  if (doneAt) return "done";
  if (status === JobStatus.Active) return "toSend";
  if (counts.acceptedCount > 0) return "accepted";
  if (counts.interestedCount + counts.declinedCount > 0) return "answered";
  return counts.seenCount > 0 ? "seen" : "sent";
}
