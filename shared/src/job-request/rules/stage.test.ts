import { array, assert, boolean, constantFrom, property, record } from "fast-check";
import { expect, test } from "vitest";
import { JobStatus, jobStatuses } from "./lifecycle.ts";
import { clientDecisions, companyResponses } from "../response.ts";
import { type StageFields, requestStages, stageOf } from "./stage.ts";

type Recipient = StageFields["jobRequestCompanies"][number];
const waiting: Recipient = { response: "none", clientDecision: "none" };
const declined: Recipient = { response: "declined", clientDecision: "none" };
const offer: Recipient = { response: "interested", clientDecision: "none" };
const accepted: Recipient = { response: "interested", clientDecision: "accepted" };
const rejected: Recipient = { response: "interested", clientDecision: "rejected" };
const { Active, Processed, Canceled } = JobStatus;

test.each<[string, string, StageFields]>([
  ["review", "nobody has it", { status: Active, jobRequestCompanies: [] }],
  [
    "review",
    "its sending can still be taken back",
    { status: Processed, jobRequestCompanies: [{ ...waiting, heldUntil: "2026-06-04T07:02:00.000Z" }] },
  ],
  ["sent", "no answer is there", { status: Processed, jobRequestCompanies: [waiting, declined] }],
  ["sent", "every answer was turned down", { status: Processed, jobRequestCompanies: [rejected, waiting] }],
  ["choice", "an answer waits for a decision", { status: Processed, jobRequestCompanies: [rejected, offer, waiting] }],
  ["chosen", "a company is accepted", { status: Processed, jobRequestCompanies: [accepted, offer] }],
  [
    "done",
    "the work is done",
    { status: Processed, doneAt: "2026-07-04T07:02:00.000Z", jobRequestCompanies: [accepted, offer] },
  ],
  ["canceled", "it was canceled, whatever came before", { status: Canceled, jobRequestCompanies: [accepted, offer] }],
])("%s: %s", (stage, _when, request) => {
  expect(stageOf(request)).toBe(stage);
});

const recipients = array(
  record({ response: constantFrom(...companyResponses), clientDecision: constantFrom(...clientDecisions) }),
);

test("any request has one stage, the order of its companies does not matter, and one more of them opens none that is closed", () => {
  assert(
    property(constantFrom(...jobStatuses), boolean(), recipients, recipients, (status, done, some, more) => {
      const doneAt = done ? "2026-07-04T07:02:00.000Z" : undefined;
      const stage = stageOf({ status, doneAt, jobRequestCompanies: some });
      expect(requestStages).toContain(stage);
      expect(stageOf({ status, doneAt, jobRequestCompanies: some.toReversed() })).toBe(stage);
      const later = stageOf({ status, doneAt, jobRequestCompanies: [...some, ...more] });
      if (stage === "done" || stage === "canceled") expect(later).toBe(stage);
      if (stage === "chosen") expect(later).toBe("chosen");
    }),
  );
});
