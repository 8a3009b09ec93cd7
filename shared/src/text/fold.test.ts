import { expect, test } from "vitest";
import { fold, isFoundIn } from "./fold.ts";

test("a text is searched without case, accents and punctuation", () => {
  expect(fold("  L’Œuvre, à Genève ")).toBe("l oeuvre a geneve");
});

test("a text is found where every typed word begins one of its words, in any order", () => {
  expect(isFoundIn("E-mails, boîte d’envoi", "ENVOI boi")).toBe(true);
  expect(isFoundIn("E-mails, boîte d’envoi", "oite")).toBe(false);
  expect(isFoundIn("E-mails, boîte d’envoi", "boîte aux lettres")).toBe(false);
  expect(isFoundIn("E-mails", "")).toBe(true);
});
