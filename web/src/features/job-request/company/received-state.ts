import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { ReceivedItem } from "@metiro/shared/job-request/schema";
import { recipientState } from "#domain/request/recipient-state.ts";

/** Where a company stands with a request that it received; `asked`: it has put a question before its answer; `given`: the client has accepted another one. */
export type ReceivedState =
  | "new"
  | "seen"
  | "asked"
  | "waiting"
  | "given"
  | "accepted"
  | "rejected"
  | "declined"
  | "withdrawn"
  | "canceled";

export type Received = Pick<ReceivedItem, "status" | "jobRequestCompanies" | "acceptedCount">;

/** Where a received request stands, told as the folders of the server tell it: of what one declined or took back oneself it says no more. */
export function receivedState({ status, jobRequestCompanies: [own], acceptedCount }: Received): ReceivedState {
  const state = own ? recipientState(own) : "sent";
  if (state === "declined" || state === "withdrawn") return state;
  if (status === JobStatus.Canceled) return "canceled";
  if (state === "accepted" || state === "rejected") return state;
  if (acceptedCount > 0) return "given";
  if (state === "interested") return "waiting";
  if (own?.hasConversation) return "asked";
  return state === "sent" ? "new" : "seen";
}

/** Whether it waits for the company. */
export const isOpen = (received: Received): boolean => ["new", "seen", "asked"].includes(receivedState(received));
