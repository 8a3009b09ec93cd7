import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { Recipient } from "@metiro/shared/job-request/schema";
import { expect, test } from "vitest";
import { offerWith, recipientWith } from "./request.fixture.ts";
import { nextStep } from "./next-step.ts";

const sent = recipientWith();
const seen = recipientWith({ seenAt: "2026-06-04T08:00:00.000Z" });
const declined = recipientWith({ response: "declined" });
const offer = offerWith();
const accepted = offerWith({ clientDecision: "accepted" });
const rejected = offerWith({ clientDecision: "rejected" });

test.each<[string, string, Recipient[]]>([
  ["answers", "nobody has opened it", [sent]],
  ["answers", "somebody has opened it", [seen, declined]],
  ["answers", "the first answer was rejected and more may come", [rejected, sent]],
  ["choice", "an answer is there", [sent, declined, offer]],
  ["choice", "one of two answers was rejected", [rejected, offer]],
  ["chosen", "one is accepted", [accepted, offer]],
  ["review", "nobody has it yet", []],
  ["nobody", "all declined", [declined, declined]],
  ["rejected", "all answers were rejected", [rejected, declined]],
])("a request waits for %s when %s", (step, _when, jobRequestCompanies) => {
  expect(nextStep({ status: JobStatus.Processed, jobRequestCompanies })).toBe(step);
});

test("an active request waits for review, a canceled one for nothing, whatever was answered", () => {
  expect(nextStep({ status: JobStatus.Active, jobRequestCompanies: [] })).toBe("review");
  expect(nextStep({ status: JobStatus.Canceled, jobRequestCompanies: [accepted, offer] })).toBe("canceled");
});
