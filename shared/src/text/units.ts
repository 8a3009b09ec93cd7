import { unitSigns } from "./unit-signs.ts";
import { type Language, type TextLanguage, textLanguageOf } from "../languages.ts";

const signs: Partial<Record<string, string>> = unitSigns;

/** One, and several. */
const units: Record<TextLanguage, Partial<Record<string, [one: string, several: string]>>> = {
  fr: { hour: ["heure", "heures"], month: ["mois", "mois"], year: ["an", "ans"], litres: ["litre", "litres"] },
  en: { hour: ["hour", "hours"], month: ["month", "months"], year: ["year", "years"], litres: ["litre", "litres"] },
};

/** A question's unit as it stands behind a figure: `m²`, `mois`. Beside an empty field (no figure) it has its plural. */
export function unitText(unit: string, language: Language, figure = Number.NaN): string {
  const text = textLanguageOf(language);
  const [one, several] = units[text][unit] ?? [];
  const isOne = text === "fr" ? Math.abs(figure) < 2 : figure === 1;
  return (isOne ? one : several) ?? signs[unit] ?? unit;
}
