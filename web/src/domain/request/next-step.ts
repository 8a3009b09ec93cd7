import type { RequestItem } from "@metiro/shared/job-request/schema";
import { type RequestStage, stageOf } from "@metiro/shared/job-request/rules/stage";
import { recipientState, type RecipientState } from "./recipient-state.ts";

/** What a client's request waits for: its stage, and of one that companies have whether more can come. */
export type NextStep =
  | Exclude<RequestStage, "sent">
  /** For the first answer, or for more of them. */
  | "answers"
  /** Nothing more will come by itself: every company has declined, or was declined. */
  | "nobody"
  | "rejected";

type Progress = Pick<RequestItem, "status" | "doneAt" | "jobRequestCompanies">;

export function nextStep(request: Progress): NextStep {
  const stage = stageOf(request);
  if (stage !== "sent") return stage;
  const some = (...states: RecipientState[]) =>
    request.jobRequestCompanies.some((recipient) => states.includes(recipientState(recipient)));
  if (some("sent", "seen")) return "answers";
  return some("rejected") ? "rejected" : "nobody";
}
