import { expect, test } from "vitest";
import { fillerOf, timingOf } from "../visible/fills.ts";
import { formFaults } from "../form-check/check-form.ts";
import { question } from "./fixture.ts";
import type { Question, QuestionForm } from "../form/form.ts";

const formOf = (...questions: Question[]): QuestionForm => ({
  version: 1,
  steps: [{ id: "s", title: { fr: "S" }, questions }],
});
const urgency = question("singleChoice", {
  id: "urgency",
  required: true,
  fills: "timing",
  options: [
    { value: "now", label: { fr: "Tout de suite" }, start: "asap" },
    { value: "later", label: { fr: "Plus tard" }, start: "flexible" },
  ],
});
const range = question("dateRange", { id: "days", required: true, fills: "timing" });

test("a required question that is shown tells a part of the request", () => {
  expect(fillerOf(formOf(urgency), {}, "timing")).toEqual(urgency);
  expect(fillerOf(formOf(urgency), {}, "place")).toBeUndefined();
  expect(fillerOf(formOf({ ...urgency, required: false }), {}, "timing")).toBeUndefined();
  const hidden = { ...range, visibleIf: { q: "moves", op: "eq" as const, value: true } };
  const form = formOf(question("yesNo", { id: "moves" }), hidden);
  expect(fillerOf(form, {}, "timing")).toBeUndefined();
  expect(fillerOf(form, { moves: true }, "timing")).toEqual(hidden);
});

test("a choice tells the timing only when each of its answers does", () => {
  const open = { ...urgency, options: [...(urgency.options ?? []), { value: "else", label: { fr: "Autre" } }] };
  expect(fillerOf(formOf(open), {}, "timing")).toBeUndefined();
});

test("an answer stands for a start", () => {
  expect(timingOf(urgency, "now")).toEqual({ startPreference: "asap", startDate: undefined });
  expect(timingOf(urgency, "gone")).toBeUndefined();
  expect(timingOf(range, { from: "2026-07-01", to: "2026-07-04" })).toEqual({
    startPreference: "on_date",
    startDate: "2026-07-01",
  });
  expect(timingOf(range, undefined)).toBeUndefined();
  expect(timingOf({ ...range, type: "date" }, "2026-07-02")).toEqual({
    startPreference: "on_date",
    startDate: "2026-07-02",
  });
  expect(timingOf({ ...urgency, fills: undefined }, "now")).toBeUndefined();
});

test("a type that cannot tell it is a fault, and so is a short name without French", () => {
  const faults = formFaults(formOf({ ...urgency, fills: "place", short: { fr: "", en: "Urgency" } }));
  expect(faults.map(({ rule, path }) => [rule, path.at(-1)])).toEqual([
    ["frenchMissing", "fr"],
    ["fillsUnfit", "fills"],
  ]);
});
