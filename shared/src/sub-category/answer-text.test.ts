import { assert, constantFrom, double, gen, nat, oneof, property } from "fast-check";
import { expect, test } from "vitest";
import { textLanguages } from "../languages.ts";
import { answerText } from "./answer-text.ts";
import { type Answer, type Question, questionsOf, shortIn } from "./questions.ts";
import { generateForm, validAnswer } from "./questions/test/arbitrary-form.ts";
import { unitText } from "../text/units.ts";

const fr = { language: "fr", currency: "CHF" } as const;
const ask = (type: Question["type"], more: Partial<Question> = {}): Question => ({
  id: "q",
  type,
  label: { fr: "Question" },
  required: false,
  ...more,
});
const options = [
  { value: "bath", label: { fr: "Baignoire", en: "Bath" } },
  { value: "wc", label: { fr: "WC", en: "Toilet" } },
];

test.each<[Question, Answer, string]>([
  [ask("yesNo"), true, "Oui"],
  [ask("yesNo"), false, "Non"],
  [ask("number", { unit: "m2" }), 10.5, "10,5\u00a0m²"],
  [ask("integer"), 3, "3"],
  [ask("integer"), 1968, "1968"],
  [ask("number", { unit: "m2" }), 12_500, "12’500\u00a0m²"],
  [ask("integer", { unit: "month" }), 6, "6\u00a0mois"],
  [ask("number", { unit: "hour" }), 1.5, "1,5\u00a0heure"],
  [ask("number", { unit: "hour" }), 2, "2\u00a0heures"],
  [ask("integer", { unit: "litres" }), 300, "300\u00a0litres"],
  [ask("money"), 120_000, "CHF\u00a01’200"],
  [ask("scale", { validation: { min: 1, max: 5 } }), 4, "4 / 5"],
  [ask("singleChoice", { options }), "bath", "Baignoire"],
  [ask("multiChoice", { options }), ["bath", "wc"], "Baignoire, WC"],
  [ask("date"), "2026-06-15", "15/06/2026"],
  [ask("dateRange"), { from: "2026-06-15", to: "2026-06-20" }, "15/06/2026 au 20/06/2026"],
  [ask("address"), { street: "Rue du Lac 1", postalCode: "1003", locality: "Lausanne" }, "Rue du Lac 1, 1003 Lausanne"],
  [ask("address"), { postalCode: "1003", locality: "Lausanne" }, "1003 Lausanne"],
  [ask("photos"), ["a", "b"], "2 photos"],
  [ask("shortText"), "<b>Texte</b>", "<b>Texte</b>"],
])("%# reads as it should", (question, answer, text) => {
  expect(answerText(question, answer, fr)).toBe(text);
});

test("the currency stands where a text leaves room for it, and a short name before the answer", () => {
  const insured = [{ value: "50k", label: { fr: "Jusqu’à {currency} 50’000" } }];
  expect(answerText(ask("singleChoice", { options: insured }), "50k", fr)).toBe("Jusqu’à CHF 50’000");
  expect(shortIn(ask("number", { short: { fr: "Surface" } }), fr)).toBe("Surface");
  expect(shortIn(ask("number", { short: { fr: "", en: "" } }), fr)).toBe("Question");
});

test("English options and an option that is gone", () => {
  expect(answerText(ask("singleChoice", { options }), "wc", { ...fr, language: "en" })).toBe("Toilet");
  expect(answerText(ask("singleChoice", { options }), "gone", fr)).toBe("gone");
});

test("whatever a form asks, each answer that it takes reads as text, the same after it was stored", () => {
  assert(
    property(gen(), constantFrom(...textLanguages), (g, language) => {
      for (const question of questionsOf(generateForm(g))) {
        const answer = validAnswer(g, question) as Answer | undefined;
        if (answer === undefined) continue;
        const text = answerText(question, answer, { language, currency: "CHF" });
        expect(text).toMatch(/\S/);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
        const stored = JSON.parse(JSON.stringify(answer)) as Answer;
        expect(answerText(question, stored, { language, currency: "CHF" })).toBe(text);
      }
    }),
  );
});

const counted = ["hour", "month", "year", "litres"];
const anyUnit = constantFrom(...counted, "m2", "kg", "panneaux");
/** Figures of a question that is asked with a unit, those where a plural may begin above all. */
const anyFigure = oneof(
  constantFrom(0, 0.5, 1, 1.5, 2),
  nat(1_000_000),
  nat(3000).map((thousandths) => thousandths / 1000),
  double({ min: 0, max: 1e6, noNaN: true }).map((figure) => Number(figure.toFixed(6))),
);

test("a figure is read back from its text, and its unit stands behind it as beside the field", () => {
  assert(
    property(anyFigure, anyUnit, constantFrom(...textLanguages), (figure, unit, language) => {
      const text = answerText(ask("number", { unit }), figure, { language, currency: "CHF" });
      const [shown = "", ...words] = text.split("\u00a0");
      expect(Number(shown.replaceAll("’", "").replace(",", "."))).toBe(figure);
      expect(words).toEqual([unitText(unit, language, figure)]);
    }),
  );
});

test("a unit has its plural from the figure on from which the language has it", () => {
  const pluralRules = { fr: new Intl.PluralRules("fr"), en: new Intl.PluralRules("en") };
  assert(
    property(anyFigure, constantFrom(...counted), constantFrom(...textLanguages), (figure, unit, language) => {
      const isOne = pluralRules[language].select(figure) === "one";
      expect(unitText(unit, language, figure)).toBe(unitText(unit, language, isOne ? 1 : 5));
    }),
  );
});
