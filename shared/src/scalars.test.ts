import { expect, test } from "vitest";
import { clearable, optionalText, text } from "./scalars.ts";

const nothing = [
  ["blanks", "  \n\t"],
  ["a blank of no width", "\u200B"],
  ["a joiner and a mark of order", "\u2060 \uFEFF"],
  ["a filler of Hangul", "\u3164"],
  ["an empty pattern of braille", "\u2800"],
  ["marks of direction", "\u202E\u200F"],
] as const;

test.each(nothing)("%s alone are no text", (_name, value) => {
  expect(text(1, 40).safeParse(value).success).toBe(false);
  expect(text(5, 40).safeParse(value.repeat(5)).success).toBe(false);
  expect(text(0, 40).parse(value)).toBe("");
  expect(optionalText(40).parse(value)).toBeUndefined();
  expect(clearable(text(1, 40)).parse(value)).toBeNull();
});

test("beside what shows they stay", () => {
  const family = "👩\u200D👧";
  expect(text(1, 40).parse(` ${family} `)).toBe(family);
  expect(optionalText(40).parse("a\u00ADb")).toBe("a\u00ADb");
});

test.each(["a\u202Eb", "\u202Aab\u202C", "a\u2066b\u2069"])("%j is read without what turns its direction", (value) => {
  expect(text(1, 40).parse(value)).toBe("ab");
  expect(optionalText(40).parse(value)).toBe("ab");
});

test.each([null, "", undefined])("%j is an optional text that is absent", (value) => {
  expect(optionalText(40).parse(value)).toBeUndefined();
});
