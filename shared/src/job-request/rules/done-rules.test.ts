import { expect, test } from "vitest";
import { canHaveDone, canUndoDone } from "./done-rules.ts";
import { undoDoneDays } from "../constants.ts";
import { clientDecisions } from "../response.ts";

test("that the work is done can be taken back for two weeks, to the moment", () => {
  const doneAt = "2026-06-30T10:00:00.000Z";
  const end = Date.parse(doneAt) + undoDoneDays * 86_400_000;
  expect(canUndoDone(doneAt, end - 1)).toBe(true);
  expect(canUndoDone(doneAt, end)).toBe(false);
});

test("only a company that was accepted can have done it", () => {
  expect(clientDecisions.filter((clientDecision) => canHaveDone({ clientDecision }))).toEqual(["accepted"]);
});
