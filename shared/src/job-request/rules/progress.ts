import { JobStatus } from "./lifecycle.ts";
import type { ClientDecision, CompanyResponse } from "../response.ts";

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

export function requestProgressOf({ status, doneAt, ...counts }: Counts): RequestProgress {
  if (status === JobStatus.Canceled) return "canceled";
  if (doneAt) return "done";
  if (status === JobStatus.Active) return "toSend";
  if (counts.acceptedCount > 0) return "accepted";
  if (counts.interestedCount + counts.declinedCount > 0) return "answered";
  return counts.seenCount > 0 ? "seen" : "sent";
}

/** What of a request decides how far it has come, where all its recipients are known. */
interface Sent extends Pick<Counts, "status" | "doneAt"> {
  jobRequestCompanies: readonly {
    seenAt?: string | null | undefined;
    response: CompanyResponse;
    clientDecision: ClientDecision;
  }[];
}

/** How far a request has come whose recipients are all known. */
export function sentProgress({ jobRequestCompanies, ...request }: Sent): RequestProgress {
  const count = (which: (recipient: Sent["jobRequestCompanies"][number]) => boolean) =>
    jobRequestCompanies.filter(which).length;
  return requestProgressOf({
    ...request,
    seenCount: count(({ seenAt }) => Boolean(seenAt)),
    interestedCount: count(({ response }) => response === "interested"),
    declinedCount: count(({ response }) => response === "declined"),
    acceptedCount: count(({ clientDecision }) => clientDecision === "accepted"),
  });
}
