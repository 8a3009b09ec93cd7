import { formatAmount, formatDay } from "../format.ts";
import { type Language, type TextLanguage, textLanguageOf } from "../languages.ts";
import type { Answer, Question } from "./questions.ts";
import { textIn } from "./questions.ts";

export interface AnswerWords {
  language: Language;
  /** Currency code of the platform, for answers in money. */
  currency: string;
}

const words = {
  fr: { yes: "Oui", no: "Non", to: "au", photos: (n: number) => (n > 1 ? `${n} photos` : `${n} photo`), decimal: "," },
  en: { yes: "Yes", no: "No", to: "to", photos: (n: number) => (n > 1 ? `${n} photos` : `${n} photo`), decimal: "." },
} satisfies Record<TextLanguage, unknown>;

const units: Record<TextLanguage, Partial<Record<string, string>>> = {
  fr: { m2: "m²", m3: "m³", month: "mois", year: "ans" },
  en: { m2: "m²", m3: "m³", month: "months", year: "years" },
};

/** A question's unit as it stands behind a figure: `m²`, `mois`. */
const unitText = (unit: string, language: Language): string => units[textLanguageOf(language)][unit] ?? unit;

/** An answer as a person reads it: option labels, `84 m²`, `15/06/2026`, `1003 Lausanne`. Plain text, never HTML. */
export function answerText(question: Question, answer: Answer, { language, currency }: AnswerWords): string {
  const { yes, no, to, photos, decimal } = words[textLanguageOf(language)];
  const labelOf = (value: string) => {
    const option = question.options?.find((option) => option.value === value);
    return option ? textIn(option.label, language) : value;
  };
  if (typeof answer === "boolean") return answer ? yes : no;
  if (typeof answer === "number") {
    if (question.type === "money") return formatAmount(answer, currency);
    if (question.type === "scale") return `${answer} / ${question.validation?.max ?? 5}`;
    const figure = String(answer).replace(".", decimal);
    return question.unit === undefined ? figure : `${figure}\u00a0${unitText(question.unit, language)}`;
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
