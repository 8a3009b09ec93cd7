import { setupI18n } from "@lingui/core";
import { auditActions, entityOf } from "@metiro/shared/audit/actions";
import { describe, expect, test } from "vitest";
import { actionSentences, sentenceOf } from "./action-sentences.ts";
import { actionWords } from "./action-words.ts";
import { entityWords } from "./entity-words.ts";
import { elided, piecesOf, slots } from "./slots.ts";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });
const textOf = (sentence: string, isKnown: boolean) =>
  piecesOf(sentence, () => isKnown)
    .map((piece) => (typeof piece === "string" ? piece : "X"))
    .join("");

describe.each(auditActions)("%s", (action) => {
  test("has a sentence, a name to choose it by, and a word for what it is about", () => {
    const sentence = i18n._(actionSentences[action]);
    for (const isKnown of [true, false]) expect(textOf(sentence, isKnown)).toMatch(/^a \p{Ll}[^[\]|{}⟨⟩]+$/u);
    expect(textOf(sentence, false)).not.toContain("X");
    expect(actionWords[action].message).toMatch(/^\p{Lu}/u);
    expect(entityWords[entityOf(action)], entityOf(action)).toBeDefined();
  });
});

test("no words are left of an action that is gone", () => {
  for (const words of [actionWords, actionSentences])
    expect(Object.keys(words).toSorted()).toEqual([...auditActions].toSorted());
});

test("an action that nobody has words for is a sentence all the same", () => {
  expect(textOf(i18n._(sentenceOf({ action: "moon.land", details: {} })), false)).toMatch(/^a fait une action /);
});

test("what is switched off is not told as switched on", () => {
  const paused = (is: boolean) =>
    textOf(i18n._(sentenceOf({ action: "company.pause", details: { after: { paused: is } } })), false);
  expect([paused(true), paused(false)]).toEqual(["a mis en pause l’entreprise", "a levé la pause de l’entreprise"]);
});

test.each(["bin.erase", "bin.restore"])("%s names the kind of what was in the bin", (action) => {
  const told = (kind: string) => textOf(i18n._(sentenceOf({ action, details: { kind } })), true);
  expect(told("jobRequest")).toContain(" l’offre X");
  expect(told("blog")).toContain(" l’article X");
  // A kind that a later version adds.
  expect(told("moon")).toContain("un élément de la corbeille");
});

test("of a name that is not known what stands in its place remains, or nothing", () => {
  const sentence = `a relancé [${slots.whom}|une entreprise] pour l’offre[ ${slots.name}]`;
  expect(piecesOf(sentence, () => true)).toEqual(["a relancé ", { slot: "whom" }, " pour l’offre ", { slot: "name" }]);
  expect(piecesOf(sentence, () => false)).toEqual(["a relancé une entreprise pour l’offre"]);
});

test.each([
  ["le compte de ", "Alix", "le compte d’"],
  ["le compte de ", "Élise", "le compte d’"],
  ["le compte de ", "Jean", "le compte de "],
  ["l’entreprise ", "Alix", "l’entreprise "],
])("%s%s", (words, next, before) => {
  expect(elided(words, next)).toBe(before);
});
