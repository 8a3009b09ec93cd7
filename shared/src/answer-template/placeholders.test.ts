import * as fc from "fast-check";
import { expect, test } from "vitest";
import { filledTemplate, placeholderIn, placeholderKeys, templateOf } from "./placeholders.ts";

const values = { firstName: "Nadia", title: "Faux plafond", place: "Prilly" };

test("placeholders of both languages are filled, however they are written", () => {
  expect(filledTemplate("Bonjour {prénom}, pour « {Demande} » à { lieu } :", values)).toBe(
    "Bonjour Nadia, pour « Faux plafond » à Prilly :",
  );
  expect(filledTemplate("Hello {first name} in {place}", values)).toBe("Hello Nadia in Prilly");
});

test("an accent typed as two characters is the same placeholder", () => {
  expect(filledTemplate("{prénom}".normalize("NFD"), values)).toBe("Nadia");
});

test("what is no placeholder stays, and what is filled in is not filled again", () => {
  expect(filledTemplate("{prix} {} {{prénom}}", { ...values, firstName: "{lieu}" })).toBe("{prix} {} {{lieu}}");
});

test("each placeholder that the editor offers is one that is filled", () => {
  fc.assert(
    fc.property(fc.constantFrom("fr" as const, "en" as const), fc.constantFrom(...placeholderKeys), (language, key) => {
      expect(filledTemplate(placeholderIn(language, key), values)).toBe(values[key]);
    }),
  );
});

test("an answer to one client becomes a template that names nobody, and comes back the same", () => {
  const message = "Bonjour Nadia, pour « Faux plafond » à Prilly (Prillyland reste).";
  const template = templateOf(message, values, "fr");
  expect(template).toBe("Bonjour {prénom}, pour « {demande} » à {lieu} (Prillyland reste).");
  expect(filledTemplate(template, values)).toBe(message);
});

test("a title with signs of its own is found as it is written", () => {
  expect(templateOf("Cuisine (4.5 p.) +", { ...values, title: "Cuisine (4.5 p.)" }, "en")).toBe("{request} +");
});
