import { JobStatus } from "./lifecycle.ts";
import type { ClientDecision, CompanyResponse } from "../response.ts";

/**
 * Where a request stands for the one who posted it. `review`: read by the back office; `sent`: companies have it; `choice`: an
 * answer waits for the client's decision; `chosen`: a company is accepted; `done`: so is the work.
 */
export const requestStages = ["review", "sent", "choice", "chosen", "done", "canceled"] as const;
export type RequestStage = (typeof requestStages)[number];

/** The stages in three: still going on, finished, given up. They are the tabs of a client's list. */
export const requestPhases = ["open", "done", "canceled"] as const;
export type RequestPhase = (typeof requestPhases)[number];

/** What of a request decides about its stage. */
export interface StageFields {
  status: JobStatus;
  doneAt?: string | null | undefined;
  jobRequestCompanies: readonly {
    response: CompanyResponse;
    clientDecision: ClientDecision;
    /** While a sending can be taken back nobody has the request. */
    heldUntil?: string | null | undefined;
  }[];
}

/** What decides about the stage, in counts: those of answers leave out the recipients that are held (`heldCount`). */
export interface CountedStageFields extends Pick<StageFields, "status" | "doneAt"> {
  recipientCount: number;
  heldCount: number;
  acceptedCount: number;
  /** Interested, and the client has not decided. */
  undecidedCount: number;
}

/** The stage of a request whose recipients are all known; a company knows itself alone. */
export function stageOf({ jobRequestCompanies, ...request }: StageFields): RequestStage {
  const count = (which: (recipient: StageFields["jobRequestCompanies"][number]) => boolean) =>
    jobRequestCompanies.filter(which).length;
  return countedStage({
    ...request,
    recipientCount: jobRequestCompanies.length,
    heldCount: count(({ heldUntil }) => Boolean(heldUntil)),
    acceptedCount: count(({ heldUntil, clientDecision }) => !heldUntil && clientDecision === "accepted"),
    undecidedCount: count(
      ({ heldUntil, response, clientDecision }) => !heldUntil && response === "interested" && clientDecision === "none",
    ),
  });
}

/** The stage of a request of whose recipients only the counts are known. */
export function countedStage({ status, doneAt, ...counts }: CountedStageFields): RequestStage {
  if (status === JobStatus.Canceled) return "canceled";
  if (doneAt) return "done";
  if (status === JobStatus.Active || counts.recipientCount === counts.heldCount) return "review";
  if (counts.acceptedCount > 0) return "chosen";
  return counts.undecidedCount > 0 ? "choice" : "sent";
}
