import { expect, test } from "vitest";
import { hasExpired } from "./validity.ts";

test.each([
  ["2026-03-30", true],
  ["2026-03-31", false],
  ["2026-04-01", false],
  [undefined, false],
  [null, false],
])("an offer that may be accepted until %s is over on 31 March: %s", (validUntil, over) => {
  expect(hasExpired({ validUntil }, "2026-03-31")).toBe(over);
});
