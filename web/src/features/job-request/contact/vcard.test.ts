import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { type VcardContact, vcardOf } from "./vcard.ts";

const atelier: VcardContact = {
  name: "Atelier Rivaz, Père & Fils; Rénovation",
  firstName: "Sandrine",
  lastName: "Rivaz",
  phone: "+41215550199",
  email: "bonjour@atelier-rivaz.ch",
  street: "Chemin de l’Étang 7",
  postalCode: "1020",
  locality: "Renens",
  country: "Suisse",
  website: "https://atelier-rivaz.ch",
};

test("a company's card has its name, its person, and the ways to it, in French letters", () => {
  expect(vcardOf(atelier).split("\r\n")).toEqual([
    "BEGIN:VCARD",
    "VERSION:4.0",
    "FN:Atelier Rivaz\\, Père & Fils\\; Rénovation",
    "N:Rivaz;Sandrine;;;",
    "ORG:Atelier Rivaz\\, Père & Fils\\; Rénovation",
    "TEL;TYPE=voice:+41215550199",
    "EMAIL:bonjour@atelier-rivaz.ch",
    "ADR:;;Chemin de l’Étang 7;Renens;;1020;Suisse",
    "URL:https://atelier-rivaz.ch",
    "END:VCARD",
    "",
  ]);
});

test("a person's card says what is known and nothing else", () => {
  expect(vcardOf({ firstName: "Françoise", lastName: "Rochat" }).split("\r\n")).toEqual([
    "BEGIN:VCARD",
    "VERSION:4.0",
    "FN:Françoise Rochat",
    "N:Rochat;Françoise;;;",
    "END:VCARD",
    "",
  ]);
});

/** What a reader makes of a card: lines unfolded, then cut at the first colon. */
const readBack = (card: string): Map<string, string> =>
  new Map(
    card
      .replaceAll("\r\n ", "")
      .split("\r\n")
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]),
  );
const unescaped = (text: string) => text.replace(/\\(.)/g, (_, sign: string) => (sign === "n" ? "\n" : sign));

test("whatever stands in a name or a street, no line of its own comes of it and it reads back as it was", () => {
  const texts = array(constantFrom("a", "é", "🔧", " ", "\\", ",", ";", ":", "\n", "\r\n", "\\n", "END:VCARD"), {
    minLength: 1,
    maxLength: 90,
  }).map((parts) => parts.join(""));
  assert(
    property(texts, texts, (name, street) => {
      const card = vcardOf({ ...atelier, name, street });
      for (const line of card.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const fields = readBack(card);
      expect([...fields.keys()]).toEqual([
        "BEGIN",
        "VERSION",
        "FN",
        "N",
        "ORG",
        "TEL;TYPE=voice",
        "EMAIL",
        "ADR",
        "URL",
        "END",
      ]);
      expect(unescaped(fields.get("FN") ?? "")).toBe(name.replaceAll("\r\n", "\n"));
      const parts = (fields.get("ADR") ?? "").match(/(?:\\.|[^;\\])*(?:;|$)/g) ?? [];
      expect(unescaped(parts[2]?.slice(0, -1) ?? "")).toBe(street.replaceAll("\r\n", "\n"));
    }),
  );
});
