import type { AnswerTemplate } from "@metiro/shared/answer-template/schema";
import { describe, expect, test } from "vitest";
import { withLetter } from "#domain/answer-template/letter.ts";
import { withTemplate } from "./template-letter.ts";

const placeholders = { firstName: "Françoise", title: "Salon", place: "Lausanne" };
const template = (id: string, message: string, fields: Partial<AnswerTemplate> = {}): AnswerTemplate => ({
  id,
  name: id,
  message,
  revision: 1,
  currency: "CHF",
  ...fields,
});
const visit = template("1", "Bonjour {prénom}, nous passons à {lieu}.", { priceMin: 900, priceUnit: "hour" });
const thanks = template("2", "Merci {prénom}.");
const dear = template("3", "Notre prix pour {demande}.", { priceMin: 5000, priceMax: 6000, priceUnit: "total" });
const all = [visit, thanks, dear];

describe("a letter", () => {
  test("stands after what was typed", () => {
    expect(withLetter("", thanks, all, placeholders)).toBe("Merci Françoise.");
    expect(withLetter("Déjà tapé.\n", thanks, all, placeholders)).toBe("Déjà tapé.\n\nMerci Françoise.");
  });

  test("takes the place of another template's, unless somebody has changed that one", () => {
    const first = withLetter("", visit, all, placeholders);
    expect(withLetter(first, thanks, all, placeholders)).toBe("Merci Françoise.");
    expect(withLetter(`${first}\n`, thanks, all, placeholders)).toBe("Merci Françoise.");
    expect(withLetter(first, visit, all, placeholders)).toBe(first);
    expect(withLetter(`${first} À lundi.`, thanks, all, placeholders)).toBe(`${first} À lundi.\n\nMerci Françoise.`);
  });
});

describe("a price", () => {
  const empty = { message: "", priceMin: null, priceMax: null, priceUnit: "total" as const };
  const first = { ...empty, ...withTemplate(empty, visit, all, placeholders) };

  test("comes with its letter, and goes with it", () => {
    expect(first).toMatchObject({ priceMin: 900, priceMax: null, priceUnit: "hour" });
    expect(withTemplate(first, dear, all, placeholders)).toEqual({
      message: "Notre prix pour Salon.",
      priceMin: 5000,
      priceMax: 6000,
      priceUnit: "total",
    });
    expect(withTemplate(first, thanks, all, placeholders)).toMatchObject({ priceMin: null, priceMax: null });
  });

  test("that was typed stays, also beside a letter that is replaced", () => {
    expect(withTemplate({ ...first, priceMin: 950 }, dear, all, placeholders)).toEqual({
      message: "Notre prix pour Salon.",
    });
    expect(withTemplate({ ...empty, priceMin: 950 }, dear, all, placeholders)).not.toHaveProperty("priceMin");
  });
});
