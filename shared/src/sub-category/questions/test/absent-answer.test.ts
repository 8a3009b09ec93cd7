import { describe, expect, test } from "vitest";
import { checkAnswer } from "../check/check-answer.ts";
import { question } from "./fixture.ts";
import type { Question, QuestionType } from "../form/form.ts";

const check = (asked: Question, value: unknown) => {
  const result = checkAnswer(asked, value, { today: "2026-06-15" });
  return result.ok ? result.answer : result.failure;
};

describe("nothing answered", () => {
  const types: QuestionType[] = [
    "shortText",
    "number",
    "singleChoice",
    "multiChoice",
    "yesNo",
    "date",
    "address",
    "photos",
  ];

  test.each(types)("%s: null, undefined and blank text are absent", (type) => {
    for (const value of [null, undefined, "", "  "]) {
      expect(check(question(type), value)).toBeUndefined();
      expect(check(question(type, { required: true }), value)).toEqual({ rule: "required" });
    }
  });

  test.each([
    ["multiChoice", []],
    ["photos", []],
    ["dateRange", { from: null, to: "" }],
    ["address", {}],
  ] as const)("%s: %j is absent", (type, value) => {
    expect(check(question(type), value)).toBeUndefined();
    expect(check(question(type, { required: true }), value)).toEqual({ rule: "required" });
  });

  test("false and 0 are answers", () => {
    expect(check(question("yesNo", { required: true }), false)).toBe(false);
    expect(check(question("integer", { required: true }), 0)).toBe(0);
  });
});
