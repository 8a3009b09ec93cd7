import { CreditCard, Mail, Star } from "lucide-react";
import { expect, test } from "vitest";
import { fitting, type PaletteEntry } from "./entry.ts";

const entries: PaletteEntry[] = [
  { key: "/subscriptions", icon: CreditCard, label: "Abonnements" },
  { key: "/reviews", icon: Star, label: "Avis" },
  { key: "/mails", icon: Mail, label: "E-mails" },
];
const synonyms = {
  "/subscriptions": "Factures, paiements, échéances, avis d’échéance",
  "/reviews": "Avis négatifs, commentaires, modérer",
  "/mails": "Emails, courriels",
};
const found = (typed: string) => fitting(typed, entries, synonyms).map(({ label }) => label);

test("an entry is found by a part of its label, and by the beginning of another word for it", () => {
  expect(found("bonne")).toEqual(["Abonnements"]);
  expect(found("fact")).toEqual(["Abonnements"]);
  expect(found("actures")).toEqual([]);
  expect(found("emails")).toEqual(["E-mails"]);
});

test("accents and case do not count, nor the order of words", () => {
  expect(found("ECHEANCE")).toEqual(["Abonnements"]);
  expect(found("avis negatifs")).toEqual(["Avis"]);
  expect(found("modérer avis")).toEqual(["Avis"]);
  expect(found("modérer paiements")).toEqual([]);
});

test("what has the word in its label comes before what it is another word for", () => {
  expect(found("avis")).toEqual(["Avis", "Abonnements"]);
});

test("without other words labels alone are found", () => {
  expect(fitting("factures", entries, {})).toEqual([]);
  expect(fitting("avis", entries, {})).toHaveLength(1);
});
