import { formatAmount, formatDay, formatNumber } from "../text/format.ts";
import { type Language, type TextLanguage, textLanguageOf } from "../languages.ts";
import type { Answer, Question } from "./questions.ts";
import { textIn, type TextWords } from "./questions/form/text-in.ts";

const words = {
  fr: { yes: "Oui", no: "Non", to: "au", photos: (n: number) => (n > 1 ? `${n} photos` : `${n} photo`) },
  en: { yes: "Yes", no: "No", to: "to", photos: (n: number) => (n > 1 ? `${n} photos` : `${n} photo`) },
} satisfies Record<TextLanguage, unknown>;

const signs: Partial<Record<string, string>> = { m2: "m²", m3: "m³" };

/** One, and several. */
const units: Record<TextLanguage, Partial<Record<string, [one: string, several: string]>>> = {
  fr: { hour: ["heure", "heures"], month: ["mois", "mois"], year: ["an", "ans"], litres: ["litre", "litres"] },
  en: { hour: ["hour", "hours"], month: ["month", "months"], year: ["year", "years"], litres: ["litre", "litres"] },
};

/** A question's unit as it stands behind a figure: `m²`, `mois`; beside an empty field it is the one of several. */
export function unitText(unit: string, language: Language, figure = Number.NaN): string {
  const text = textLanguageOf(language);
  const [one, several] = units[text][unit] ?? [];
  const isOne = text === "fr" ? Math.abs(figure) < 2 : figure === 1;
  return (isOne ? one : several) ?? signs[unit] ?? unit;
}

/** An answer as a person reads it: option labels, `84 m²`, `15/06/2026`, `1003 Lausanne`. Plain text, never HTML. */
export function answerText(question: Question, answer: Answer, texts: TextWords): string {
  const { language, currency } = texts;
  const { yes, no, to, photos } = words[textLanguageOf(language)];
  const labelOf = (value: string) => {
    const option = question.options?.find((option) => option.value === value);
    return option ? textIn(option.label, texts) : value;
  };
  if (typeof answer === "boolean") return answer ? yes : no;
  if (typeof answer === "number") {
    if (question.type === "money") return formatAmount(answer, currency);
    if (question.type === "scale") return `${answer} / ${question.validation?.max ?? 5}`;
    const figure = formatNumber(answer, textLanguageOf(language));
    return question.unit === undefined ? figure : `${figure}\u00a0${unitText(question.unit, language, answer)}`;
  }
  if (typeof answer === "string") {
    if (question.type === "date") return formatDay(answer);
    return question.type === "singleChoice" ? labelOf(answer) : answer;
  }
  if (Array.isArray(answer)) return question.type === "photos" ? photos(answer.length) : answer.map(labelOf).join(", ");
  if ("from" in answer)
    return answer.from === answer.to
      ? formatDay(answer.from)
      : `${formatDay(answer.from)} ${to} ${formatDay(answer.to)}`;
  return [answer.street, `${answer.postalCode} ${answer.locality}`].filter(Boolean).join(", ");
}
