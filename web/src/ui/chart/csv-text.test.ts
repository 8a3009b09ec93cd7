import { assert, constantFrom, property, string } from "fast-check";
import { expect, test } from "vitest";
import { csvLine, csvText } from "./csv-text.ts";

test("a line is divided by semicolons; text with its marks is put in quotes, numbers stay", () => {
  expect(csvLine(["Été", 12.5, -3, 'dit "Bob"', "a;b", "ligne\nsuite"])).toBe(
    'Été;12.5;-3;"dit ""Bob""";"a;b";"ligne\nsuite"\r\n',
  );
  expect(csvText([["a"], ["b"]])).toBe("\uFEFFa\r\nb\r\n");
});

test("no text is a formula for a spreadsheet", () => {
  assert(
    property(constantFrom("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"), string(), (start, rest) => {
      expect(csvLine([start + rest])).toMatch(/^"?'/);
    }),
  );
});
