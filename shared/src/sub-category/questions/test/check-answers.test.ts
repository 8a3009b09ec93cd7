import { describe, expect, test } from "vitest";
import { fieldViolationsOf } from "../../../errors/field-error.ts";
import { answersOf, checkAnswers } from "../check/check-answers.ts";
import { bathroom } from "./fixture.ts";
import type { QuestionForm } from "../form/form.ts";

const today = "2026-06-15";
const faults = (answers: unknown, form = bathroom) =>
  fieldViolationsOf(answersOf(form, { today }).safeParse(answers).error?.issues ?? [], ["answers"]);

test("answers come out as they are stored", () => {
  const given = { scope: "partial", parts: ["bath"], bath: " blanche ", site: null, code: "", views: [] };
  expect(answersOf(bathroom, { today }).parse(given)).toEqual({ scope: "partial", parts: ["bath"], bath: "blanche" });
});

describe("every failure stands on its question", () => {
  test.each([
    ["required", {}, { "answers.scope": [{ rule: "required" }] }],
    ["required, since visible", { scope: "partial" }, { "answers.parts": [{ rule: "required" }] }],
    ["hidden", { scope: "full", parts: ["bath"] }, { "answers.parts": [{ rule: "hiddenQuestion" }] }],
    ["hidden with its step", { scope: "none", code: "12" }, { "answers.code": [{ rule: "hiddenQuestion" }] }],
    ["unknown", { scope: "full", colour: "red" }, { "answers.colour": [{ rule: "unknownQuestion" }] }],
    [
      "info",
      { scope: "partial", parts: ["bath"], bath: "x", notice: "read" },
      { "answers.notice": [{ rule: "notAnswerable" }] },
    ],
    [
      "a part of an address",
      { scope: "full", site: { postalCode: "1003" } },
      { "answers.site": [{ rule: "wrongType", type: "address", part: "locality" }] },
    ],
  ])("%s", (_name, answers, expected) => {
    expect(faults(answers)).toEqual(expected);
  });

  test("several at once", () => {
    expect(Object.keys(faults({ scope: "partial", parts: ["sink"], bath: "x", code: 1, colour: "red" }))).toEqual([
      "answers.parts",
      "answers.bath",
      "answers.code",
      "answers.colour",
    ]);
  });

  test("names that objects inherit are unknown questions like any other", () => {
    const given: unknown = JSON.parse('{"scope":"full","__proto__":1,"constructor":{"x":1},"toString":"a"}');
    expect(Object.keys(faults(given))).toEqual(["answers.__proto__", "answers.constructor", "answers.toString"]);
  });

  test("null, blank and empty answers are absent, wherever they stand", () => {
    expect(faults({ scope: "full", parts: [], bath: "", notice: null, colour: null })).toEqual({});
  });

  test("answers that are no object", () => {
    for (const given of [null, undefined, [], ["x"], "x", 1, true])
      expect(Object.keys(faults(given))).toEqual(["answers"]);
  });

  test("a flood of unknown ids is cut short", () => {
    const flood = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`x${index}`, 1]));
    expect(Object.keys(faults({ scope: "full", ...flood }))).toHaveLength(60);
  });
});

test("a condition sees the answer as it is stored", () => {
  const form: QuestionForm = {
    version: 1,
    steps: [
      {
        id: "s",
        title: { fr: "S" },
        questions: [
          { id: "colour", type: "shortText", label: { fr: "Couleur" }, required: true },
          {
            id: "shade",
            type: "shortText",
            label: { fr: "Teinte" },
            required: true,
            visibleIf: { q: "colour", op: "eq", value: "red" },
          },
        ],
      },
    ],
  };
  expect(checkAnswers(form, { colour: " red ", shade: "dark" }, { today })).toEqual({
    ok: true,
    answers: { colour: "red", shade: "dark" },
  });
});
