import { expect, test } from "vitest";
import { codingFor } from "./compressed.ts";

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0", undefined],
  ["br;q=0.2, gzip;q=0.8", "gzip"],
  ["*", "br"],
  ["identity", undefined],
  ["", undefined],
  [undefined, undefined],
])("who accepts %s is given %s", (accepted, coding) => {
  expect(codingFor(accepted)).toBe(coding);
});
