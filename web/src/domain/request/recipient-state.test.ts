import { expect, test } from "vitest";
import { recipientState, stateSince, notifiedOnCancel } from "./recipient-state.ts";
import { offerWith, recipientWith } from "./request.fixture.ts";

const sent = recipientWith();
const seen = recipientWith({ seenAt: "2026-06-05T08:00:00.000Z" });
const declined = recipientWith({ response: "declined", respondedAt: "2026-06-06T08:00:00.000Z" });
const withdrawn = recipientWith({ response: "declined", withdrawn: true, respondedAt: "2026-06-10T08:00:00.000Z" });
const offer = offerWith({ respondedAt: "2026-06-07T08:00:00.000Z" });
const accepted = offerWith({ clientDecision: "accepted", decidedAt: "2026-06-08T08:00:00.000Z" });
const rejected = offerWith({ clientDecision: "rejected", decidedAt: "2026-06-09T08:00:00.000Z" });
const all = [sent, seen, declined, offer, accepted, rejected, withdrawn];

test("a company comes from sent to a decision, and each step has its moment", () => {
  expect(all.map(recipientState)).toEqual([
    "sent",
    "seen",
    "declined",
    "interested",
    "accepted",
    "rejected",
    "withdrawn",
  ]);
  expect(all.map((recipient) => stateSince(recipient).slice(8, 10))).toEqual([
    "04",
    "05",
    "06",
    "07",
    "08",
    "09",
    "10",
  ]);
});

test("of a cancellation those learn that are still in play", () => {
  expect(notifiedOnCancel(all)).toBe(4);
  expect(notifiedOnCancel([declined, withdrawn, rejected])).toBe(0);
});
