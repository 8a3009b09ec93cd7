import { expect, test } from "vitest";
import { JobStatus } from "./lifecycle.ts";
import { type RequestProgress, sentProgress } from "./progress.ts";

type Request = Parameters<typeof sentProgress>[0];
type Recipient = Request["jobRequestCompanies"][number];
const seenAt = "2026-06-04T08:00:00.000Z";
const waiting: Recipient = { response: "none", clientDecision: "none" };
const seen: Recipient = { ...waiting, seenAt };
const declined: Recipient = { seenAt, response: "declined", clientDecision: "none" };
const offer: Recipient = { seenAt, response: "interested", clientDecision: "none" };
const accepted: Recipient = { ...offer, clientDecision: "accepted" };
const { Active, Processed, Canceled } = JobStatus;

test.each<[RequestProgress, string, Request]>([
  ["toSend", "nobody has it", { status: Active, jobRequestCompanies: [] }],
  ["sent", "nobody opened it", { status: Processed, jobRequestCompanies: [waiting, waiting] }],
  ["seen", "one company opened it", { status: Processed, jobRequestCompanies: [waiting, seen] }],
  ["answered", "a company has no time for it", { status: Processed, jobRequestCompanies: [declined, seen] }],
  ["answered", "an answer waits for the client", { status: Processed, jobRequestCompanies: [waiting, offer] }],
  ["accepted", "the client chose", { status: Processed, jobRequestCompanies: [offer, accepted] }],
  ["done", "the work is done", { status: Processed, doneAt: seenAt, jobRequestCompanies: [accepted] }],
  ["canceled", "it was canceled, whatever came before", { status: Canceled, jobRequestCompanies: [accepted, offer] }],
])("%s: %s", (progress, _when, request) => {
  expect(sentProgress(request)).toBe(progress);
});
