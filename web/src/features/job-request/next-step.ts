import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import type { RequestItem } from "@metiro/shared/job-request/schema";
import { recipientState, type RecipientState } from "./recipient-state.ts";

/** What a client's request waits for. */
export type NextStep =
  /** For us to read it and pass it on. */
  | "review"
  /** For the first answer, or for more of them. */
  | "answers"
  /** For the client to choose. */
  | "decision"
  /** For the chosen company to call. */
  | "contact"
  /** For nothing more: the work is done. */
  | "done"
  /** Nothing more will come by itself: every company has declined, or was declined. */
  | "nobody"
  | "rejected"
  | "canceled";

type Progress = Pick<RequestItem, "status" | "doneAt" | "jobRequestCompanies">;

export function nextStep({ status, doneAt, jobRequestCompanies }: Progress): NextStep {
  if (status === JobStatus.Canceled) return "canceled";
  if (doneAt !== undefined) return "done";
  // Of a sending that can still be taken back the client sees nobody.
  if (status === JobStatus.Active || jobRequestCompanies.length === 0) return "review";
  const count = (...states: RecipientState[]) =>
    jobRequestCompanies.filter((recipient) => states.includes(recipientState(recipient))).length;
  if (count("accepted") > 0) return "contact";
  if (count("interested") > 0) return "decision";
  if (count("sent", "seen") > 0) return "answers";
  return count("rejected") > 0 ? "rejected" : "nobody";
}
