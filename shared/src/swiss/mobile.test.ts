import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldViolationsOf } from "../errors/field-error.ts";
import { parseSwissMobile, swissMobile } from "./mobile.ts";

test.each([
  "0795550142",
  "079 555 01 42",
  "+41 79 555 01 42",
  "+41 (0)79 555 01 42",
  "+410795550142",
  "++41795550142",
  "0041795550142",
  "0041 079 555 01 42",
  "041795550142",
  "41795550142",
  "795550142",
  "(0)795550142",
  "079\u00a0555\u00a001\u00a042",
])("%s is +41795550142", (text) => {
  expect(parseSwissMobile(text)).toBe("+41795550142");
});

test.each([
  "",
  "079 555 01",
  "079 555 01 422",
  "0095550142",
  "+33 6 12 34 56 78",
  "+49795550142",
  "+41",
  "00795550142",
  "079-555-01-42",
  "079 555 01 4x",
  "x0795550142",
  "0795550142\n0795550142",
  "(079) 555 01 42",
  "٠٧٩٥٥٥٠١٤٢",
])("%j is none", (text) => {
  expect(parseSwissMobile(text)).toBeNull();
});

test("an area code that looks like the prefix is read as what fits", () => {
  expect(parseSwissMobile("041 555 01 42")).toBe("+41415550142");
});

describe("the schema", () => {
  test("stores E.164", () => {
    expect(swissMobile.parse("079 555 01 42")).toBe("+41795550142");
  });

  test("flags invalidSwissMobile", () => {
    expect(fieldViolationsOf(swissMobile.safeParse("079").error?.issues ?? [])).toEqual({
      root: [{ rule: "invalidSwissMobile" }],
    });
  });
});

test("every way to write a number gives the same one", () => {
  const digits = fc.tuple(fc.integer({ min: 10, max: 99 }), fc.integer({ min: 0, max: 9_999_999 }));
  const prefix = fc.constantFrom("", "0041", "041", "+41", "++41", "41");
  const zero = fc.constantFrom("", "0", "(0)");
  const space = fc.constantFrom("", " ", "\u00a0");
  fc.assert(
    fc.property(digits, prefix, zero, space, ([two, seven], before, nought, gap) => {
      const rest = String(seven).padStart(7, "0");
      const groups = [before, `${nought}${two}`, rest.slice(0, 3), rest.slice(3, 5), rest.slice(5)];
      expect(parseSwissMobile(groups.join(gap))).toBe(`+41${two}${rest}`);
      expect(parseSwissMobile(`+41${two}${rest}`)).toBe(`+41${two}${rest}`);
    }),
  );
});
