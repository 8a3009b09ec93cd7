import { expect, test } from "vitest";
import english from "../../locales/en.json" with { type: "json" };
import french from "../../locales/fr.json" with { type: "json" };
import { i18nFor } from "./catalogues.ts";

const texts = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(texts)
      : [];

test("English has every message", () => {
  expect(Object.keys(english.messages).sort()).toEqual(Object.keys(french.messages).sort());
});

test("French is set with typographic apostrophes and no-break spaces", () => {
  const bad = texts(french.messages).filter((text) =>
    /'|(?<!https?)(?<![\u00a0\u202f])[:;?!»](?!\/\/)|«(?![\u00a0\u202f])/.test(text),
  );
  expect(bad).toEqual([]);
});

test.each([
  ["en", "Not found"],
  ["fr", "Introuvable"],
  ["ru", "Introuvable"],
  ["xx", "Introuvable"],
])("texts for %s", (lang, text) => {
  expect(i18nFor(lang).t({ id: "status.404" })).toBe(text);
});
