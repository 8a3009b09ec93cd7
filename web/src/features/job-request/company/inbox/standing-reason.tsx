import { useLingui } from "@lingui/react/macro";
import type { ReceivedItem } from "@metiro/shared/job-request/schema";
import { useDeclineWords } from "#domain/request/decline-words.ts";
import { useRejectReasons } from "#domain/request/reject-reasons.ts";
import type { ReceivedState } from "../received-state.ts";
import { jobStep, jobStepWords } from "../won/job-step.ts";

export interface StandingReasonProps {
  item: ReceivedItem;
  state: ReceivedState;
  /** What parts it from the words before it. */
  before?: string;
}

/** What a state alone leaves open: why nothing came of it, or what a won job waits for. */
export default function StandingReason({ item, state, before }: StandingReasonProps) {
  const reason = useReason(item, state);
  return reason === undefined ? null : (
    <span>
      {before}
      {reason}
    </span>
  );
}

function useReason(item: ReceivedItem, state: ReceivedState): string | undefined {
  const { i18n } = useLingui();
  const declined = useDeclineWords();
  const rejected = useRejectReasons();
  const { declineReason, rejectReason } = item.jobRequestCompanies[0] ?? {};
  if (state === "declined") return declineReason && declined[declineReason];
  if (state === "rejected") return rejectReason && rejected[rejectReason];
  if (state === "accepted" && item.doneAt === undefined) return i18n._(jobStepWords[jobStep(item)]);
  return undefined;
}
