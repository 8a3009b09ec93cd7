import { expect, test } from "vitest";
import { filledGuides, filledTranslations, guidesValues, guideText, translationValues } from "./guide-values.ts";

const step = { title: "La visite", text: "On vient voir." };

test("a form holds every part of both languages, and keeps the others as they are", () => {
  expect(guidesValues({ fr: { expect: [step] }, it: { factors: ["Metri"] } })).toEqual({
    fr: { factors: [], expect: [step], prepare: [], questions: [] },
    en: { factors: [], expect: [], prepare: [], questions: [] },
    it: { factors: ["Metri"] },
  });
});

test("what is empty is left out, so that the English page shows the French text", () => {
  const guides = { fr: { expect: [step] } };
  expect(filledGuides(guidesValues(guides))).toEqual(guides);
  expect(filledGuides(guidesValues({}))).toEqual({});
});

test("a translation without a word is none", () => {
  expect(translationValues({})).toEqual({ en: { name: "", description: "" } });
  expect(filledTranslations({ en: { name: undefined }, it: { name: "Pittura" } })).toEqual({ it: { name: "Pittura" } });
  expect(filledTranslations({ en: { description: "Walls" } })).toEqual({ en: { description: "Walls" } });
});

test("a guide in words", () => {
  const questions = [{ question: "Combien ?", answer: "Cela dépend." }];
  expect(guideText({ factors: ["La surface"], expect: [step], questions })).toBe(
    "La surface\nLa visite : On vient voir.\nCombien ? Cela dépend.",
  );
  expect(guideText()).toBe("");
});
