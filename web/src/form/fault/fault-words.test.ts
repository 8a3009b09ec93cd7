import { type FieldViolation, fieldRules } from "@metiro/shared/errors/field-error";
import { expect, test } from "vitest";
import { speaking } from "#test/render.tsx";
import { faultWords } from "./fault-words.ts";

const words = (fault: FieldViolation) => faultWords(fault, speaking());

const example = (param: string) => (param === "name" ? "Rivaz" : /(Date|On)$/.test(param) ? "2026-06-15" : 2);

test.each(Object.entries(fieldRules))("%s has words, with all its parameters", (rule, params) => {
  const fault = { rule, ...Object.fromEntries(params.map((param) => [param, example(param)])) };
  expect(words(fault as FieldViolation)).toMatch(/^[A-ZÀ-Ý«].{8,}[^{}]$/);
});

test.each<[FieldViolation, string]>([
  [{ rule: "invalidSwissMobile" }, "Ce n’est pas un numéro de mobile suisse complet. Exemple : 079 555 01 42"],
  [
    { rule: "invalidWebsite" },
    "Indiquez l’adresse complète, de https:// à la terminaison. Exemple : https://exemple.ch",
  ],
  [{ rule: "tooShort", minLength: 1 }, "Au moins 1 caractère."],
  [{ rule: "tooShort", minLength: 20 }, "Au moins 20 caractères."],
  [{ rule: "tooBig", max: 1_000_000_000 }, "Au maximum 1’000’000’000."],
  [{ rule: "tooBig", max: 2026 }, "Au maximum 2026."],
  [{ rule: "tooSmall", min: 0.5 }, "Au minimum 0,5."],
  [{ rule: "tooBig", max: 999_999.999 }, "Au maximum 999’999,999."],
  [{ rule: "offStep", min: 0, step: 0.5 }, "Indiquez une valeur par pas de 0,5, à partir de 0."],
  [{ rule: "amountTooBig", max: 120050 }, "Au maximum 1’200.50."],
  [{ rule: "tooEarly", minDate: "2026-06-15" }, "Au plus tôt le 15/06/2026."],
  [{ rule: "wrongType", type: "address", part: "postalCode" }, "Indiquez un NPA de quatre chiffres. Exemple : 1003"],
  [{ rule: "wrongType", type: "date", part: "" }, "Cette date n’existe pas ou n’est pas lisible. Exemple : 15/06/2026"],
])("%j reads %s", (fault, expected) => {
  expect(words(fault).replaceAll("\u00a0", " ")).toBe(expected);
});
