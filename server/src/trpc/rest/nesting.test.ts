import * as fc from "fast-check";
import { expect, test } from "vitest";
import { maxNesting, nestsTooDeep } from "./nesting.ts";

const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

test("counts levels up to the limit", () => {
  expect(nestsTooDeep(nested(maxNesting))).toBe(false);
  expect(nestsTooDeep(nested(maxNesting + 1))).toBe(true);
  expect(nestsTooDeep("[".repeat(1_000_000))).toBe(true);
  expect(nestsTooDeep(`{"a":`.repeat(maxNesting + 1))).toBe(true);
});

test("brackets inside of texts do not count", () => {
  expect(nestsTooDeep(JSON.stringify({ text: "[".repeat(500), quoted: '"[\\"'.repeat(500) }))).toBe(false);
  expect(nestsTooDeep(`"\\\\"${nested(maxNesting + 1)}`)).toBe(true);
  expect(nestsTooDeep('"no end [[[')).toBe(false);
});

test("agrees with the depth of what is parsed", () => {
  const depth = (value: unknown): number =>
    typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0;
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 0, max: maxNesting }), (value, around) => {
      const json = "[".repeat(around) + JSON.stringify(value) + "]".repeat(around);
      expect(nestsTooDeep(json)).toBe(depth(value) + around > maxNesting);
    }),
  );
});
