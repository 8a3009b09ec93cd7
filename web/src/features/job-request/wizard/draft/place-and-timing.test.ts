import type { Question, QuestionForm } from "@metiro/shared/sub-category/questions";
import { expect, test } from "vitest";
import { faultsOn } from "../check.ts";
import { emptyRequestDraft } from "./draft.ts";
import { screenOfField, screensOf } from "../screens.ts";
import { placeAsAnswered, fillPlaceAndTiming } from "./place-and-timing.ts";

const from: Question = { id: "from", type: "address", label: { fr: "D’où ?" }, required: true, fills: "place" };
const day: Question = { id: "day", type: "date", label: { fr: "Quel jour ?" }, required: true, fills: "timing" };
const form: QuestionForm = { version: 1, steps: [{ id: "s", title: { fr: "S" }, questions: [from, day] }] };
const lausanne = { postalCode: "1003", locality: "Lausanne", street: "Rue du Lac 1" };

test("the place is the answer, and the answer about the day is the timing", () => {
  const draft = fillPlaceAndTiming(form, { ...emptyRequestDraft({ day: "2030-06-15" }), ...lausanne });
  expect(draft.answers).toEqual({ from: lausanne, day: "2030-06-15" });
  expect(draft).toMatchObject({ startPreference: "on_date", startDate: "2030-06-15" });
  expect(fillPlaceAndTiming(form, { ...draft, postalCode: undefined }).answers["from"]).toBeUndefined();
});

test("the answer of a former request is its place; a district of elsewhere is looked up again", () => {
  const former = {
    ...emptyRequestDraft({ from: lausanne }),
    postalCode: "1201",
    subregionId: "geneva",
    regionId: "ge",
  };
  expect(placeAsAnswered(form, former)).toMatchObject({ ...lausanne, subregionId: undefined, regionId: undefined });
  const same = { ...former, postalCode: "1003" };
  expect(placeAsAnswered(form, same)).toMatchObject({ ...lausanne, subregionId: "geneva" });
});

test("what a question tells has no screen of its own, and its errors stand at the question", () => {
  const screens = screensOf(form, emptyRequestDraft(), false);
  expect(screens.map(({ id }) => id)).toEqual(["q-from", "q-day", "budget", "description", "photos", "summary"]);
  expect(screenOfField("subregionId", screens)).toBe("q-from");
  expect(screenOfField("startDate", screens)).toBe("q-day");
  expect(screenOfField("title", screens)).toBe("description");
});

test("the question for the place wants the district too", () => {
  const draft = fillPlaceAndTiming(form, { ...emptyRequestDraft(), ...lausanne });
  const [screen] = screensOf(form, draft, false);
  if (!screen) throw new Error("no screen");
  expect(faultsOn(screen, draft)).toEqual({ subregionId: [{ rule: "required" }] });
  expect(faultsOn(screen, { ...draft, subregionId: crypto.randomUUID() })).toEqual({});
});

test("a question that may stay open tells nothing for sure: both are asked", () => {
  const open = { ...form, steps: form.steps.map((step) => ({ ...step, questions: [{ ...from, required: false }] })) };
  expect(screensOf(open, emptyRequestDraft(), false).map(({ id }) => id)).toEqual([
    "q-from",
    "place",
    "timing",
    "budget",
    "description",
    "photos",
    "summary",
  ]);
});
