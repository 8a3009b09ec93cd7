import { formatAmount, formatDay, formatNumber } from "../text/format.ts";
import { type TextLanguage, textLanguageOf } from "../languages.ts";
import type { Answer, Question } from "./questions.ts";
import { unitText } from "../text/units.ts";
import { textIn, type TextWords } from "./questions/form/text-in.ts";

const words = {
  fr: { yes: "Oui", no: "Non", to: "au", photos: (n: number) => (n > 1 ? `${n} photos` : `${n} photo`) },
  en: { yes: "Yes", no: "No", to: "to", photos: (n: number) => (n > 1 ? `${n} photos` : `${n} photo`) },
} satisfies Record<TextLanguage, unknown>;

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
