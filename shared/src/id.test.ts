import { expect, test } from "vitest";
import { isId } from "./id.ts";
import { id } from "./scalars.ts";

test.each([
  ["019a52a4-8b1e-7f3c-9d57-2f6f0c5b1a90", true],
  ["019A52A4-8B1E-7F3C-9D57-2F6F0C5B1A90", true],
  ["", false],
  ["019a52a4-8b1e-7f3c-9d57-2f6f0c5b1a9", false],
  ["019a52a4-8b1e-7f3c-9d57-2f6f0c5b1a90 ", false],
  ["019a52a4-8b1e-7f3c-9d57-2f6f0c5b1ag0", false],
  ["019a52a48b1e7f3c9d572f6f0c5b1a90----", false],
])("%s is an id: %s, to the server too", (text, expected) => {
  expect(isId(text)).toBe(expected);
  expect(id.safeParse(text).success).toBe(expected);
});
