import type { Answer, Question } from "@metiro/shared/sub-category/questions";
import { expect, it } from "vitest";
import { i18nFor } from "../../../i18n/catalogues.ts";
import { answerWords } from "../mails/answer-text.ts";

const options = [
  { value: "bath", label: { fr: "Bain", en: "Bath" } },
  { value: "wc", label: { fr: "Toilettes" } },
];
const words = (question: Partial<Question>, answer: Answer, lang: "fr" | "en" = "fr") =>
  answerWords(
    i18nFor(lang),
    { language: lang, currency: "CHF" },
    { id: "q", type: "shortText", label: { fr: "?" }, required: true, ...question },
    answer,
  );

it.each<[string, Partial<Question>, Answer, string]>([
  ["text", { type: "shortText" }, "Sans odeur", "Sans odeur"],
  ["number", { type: "number", unit: "m²" }, 84.5, "84,5\u00a0m²"],
  ["unit in words", { type: "integer", unit: "month" }, 3, "3\u00a0mois"],
  ["year", { type: "integer" }, 1968, "1968"],
  ["money", { type: "money" }, 120_050, "CHF\u00a01’200.50"],
  ["option", { type: "singleChoice", options }, "wc", "Toilettes"],
  ["options", { type: "multiChoice", options }, ["bath", "wc"], "Bain, Toilettes"],
  ["option that is gone", { type: "singleChoice", options }, "sauna", "sauna"],
  ["yes", { type: "yesNo" }, true, "Oui"],
  ["no", { type: "yesNo" }, false, "Non"],
  ["scale", { type: "scale" }, 4, "4"],
  ["date", { type: "date" }, "2026-06-15", "15/06/2026"],
  ["days", { type: "dateRange" }, { from: "2026-06-15", to: "2026-06-17" }, "15/06/2026\u00a0– 17/06/2026"],
  [
    "address",
    { type: "address" },
    { street: "Rue du Midi 4", postalCode: "1003", locality: "Lausanne" },
    "1003 Lausanne",
  ],
  ["photos", { type: "photos" }, ["01a1fda6-995a-7023-b3a5-d043d43f842c"], ""],
])("%s", (_, question, answer, expected) => {
  expect(words(question, answer)).toBe(expected);
});

it("speaks English, and French where a label has no English", () => {
  expect(words({ type: "multiChoice", options }, ["bath", "wc"], "en")).toBe("Bath, Toilettes");
  expect(words({ type: "number", unit: "m²" }, 84.5, "en")).toBe("84.5\u00a0m²");
});
