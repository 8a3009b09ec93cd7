import { expect, test } from "vitest";
import { bathroom } from "./fixture.ts";
import { redactSensitive, stripAnswers, summaryAnswers } from "../answers/redact.ts";

const answers = {
  scope: "partial",
  parts: ["bath"],
  bath: "blanche",
  site: { street: "Rue du Lac 3", postalCode: "1003", locality: "Lausanne" },
  other: { street: "Rue du Pont 1", postalCode: "1000", locality: "Lausanne" },
  code: "4711",
  views: ["01890000-0000-7000-8000-000000000000"],
  left: "an answer that the form does not know",
};

test("before acceptance: no sensitive answer, of a sensitive address postal code and locality", () => {
  const { code: _code, left: _left, ...seen } = answers;
  expect(redactSensitive(bathroom, answers)).toStrictEqual({
    ...seen,
    site: { postalCode: "1003", locality: "Lausanne" },
  });
});

test("after the account is deleted: nothing sensitive, no address, no photo", () => {
  expect(stripAnswers(bathroom, answers)).toStrictEqual({ scope: "partial", parts: ["bath"], bath: "blanche" });
});

test("summary answers in the form's order, never a sensitive one", () => {
  expect(summaryAnswers(bathroom, answers).map(({ question, answer }) => [question.id, answer])).toEqual([
    ["scope", "partial"],
    ["bath", "blanche"],
  ]);
  expect(summaryAnswers(bathroom, {})).toEqual([]);
});
