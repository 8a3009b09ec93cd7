import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import type { RequestItem } from "@metiro/shared/job-request/schema";
import { recipientState } from "../recipient-state.ts";

/** Where a company stands with a request that it received. */
export type ReceivedState = "new" | "seen" | "waiting" | "accepted" | "rejected" | "declined" | "canceled";

export type Received = Pick<RequestItem, "status" | "jobRequestCompanies">;

export function receivedState({ status, jobRequestCompanies: [own] }: Received): ReceivedState {
  if (status === JobStatus.Canceled) return "canceled";
  const state = own ? recipientState(own) : "sent";
  if (state === "sent") return "new";
  return state === "interested" ? "waiting" : state;
}
