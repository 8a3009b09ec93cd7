import { JobStatus } from "./lifecycle.ts";
import type { ClientDecision, CompanyResponse } from "./response.ts";

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
export interface Progress {
  status: JobStatus;
  doneAt?: string | null | undefined;
  jobRequestCompanies: readonly {
    response: CompanyResponse;
    clientDecision: ClientDecision;
    /** While a sending can be taken back nobody has the request. */
    heldUntil?: string | null | undefined;
  }[];
}

/** The stage of a request whose recipients are all known; a company knows itself alone. */
export function stageOf({ status, doneAt, jobRequestCompanies }: Progress): RequestStage {
  if (status === JobStatus.Canceled) return "canceled";
  if (doneAt) return "done";
  const recipients = jobRequestCompanies.filter(({ heldUntil }) => !heldUntil);
  if (status === JobStatus.Active || recipients.length === 0) return "review";
  if (recipients.some(({ clientDecision }) => clientDecision === "accepted")) return "chosen";
  return recipients.some(({ response, clientDecision }) => response === "interested" && clientDecision === "none")
    ? "choice"
    : "sent";
}

export const phaseOf = (stage: RequestStage): RequestPhase =>
  stage === "done" || stage === "canceled" ? stage : "open";
