import * as fc from "fast-check";
import { expect, test } from "vitest";
import { literalSlugOf, slugOf, titleSlugOf } from "./slug.ts";

test.each([
  ["Électricité générale", "electricite-generale"],
  ["Développement d'application", "developpement-dapplication"],
  ["Développement d’application", "developpement-dapplication"],
  ["Chauffe-eau", "chauffe-eau"],
  ["Cœur de bœuf", "coeur-de-boeuf"],
  ["ŒUVRE ÆTHER", "oeuvre-aether"],
  ["Straße 7", "strasse-7"],
  ["  Sols  ", "sols"],
  ["Sols & murs", "sols--murs"],
  ["Sols  murs", "sols--murs"],
  ["Électricité", "electricite"],
  ["Ремонт", ""],
])("%s → %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each([
  ["Isoler ses combles : par où commencer ?", "isoler-ses-combles-par-ou-commencer"],
  ["Acompte, facture – payer", "acompte-facture-payer"],
  ["Chauffe-eau", "chauffe-eau"],
  ["? !", ""],
])("as a title, %s → %s", (title, slug) => {
  expect(titleSlugOf(title)).toBe(slug);
  expect(slugOf(slug)).toBe(slug);
});

test("a slug is its own slug, made of word characters and hyphens", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const slug = slugOf(name);
      expect(slug).toMatch(/^[\w-]*$/);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
});

test.each([
  ["Électricité générale", "lectricit-gnrale"],
  ["Chauffe-eau", "chauffe-eau"],
  ["Pièces d’eau", "pices-deau"],
])("%s is %s to the letter", (name, slug) => {
  expect(literalSlugOf(name)).toBe(slug);
});
