import type { I18n } from "@lingui/core";
import { formatAmount, formatDay } from "@metiro/shared/text/format";
import type { TextLanguage } from "@metiro/shared/languages";
import { unitText } from "@metiro/shared/sub-category/answer-text";
import { type Answer, type Question, textIn, type TextWords } from "@metiro/shared/sub-category/questions";

// Grouped from five figures on, so that a year stays a year.
const numbers: Record<TextLanguage, Intl.NumberFormat> = {
  fr: new Intl.NumberFormat("fr-CH", { useGrouping: "min2", maximumFractionDigits: 6 }),
  en: new Intl.NumberFormat("en-CH", { useGrouping: "min2", maximumFractionDigits: 6 }),
};

/** An answer as one reads it. Of an address only postal code and locality; empty for what a mail cannot show. */
export function answerWords(
  i18n: I18n,
  words: TextWords & { language: TextLanguage },
  question: Question,
  answer: Answer,
): string {
  if (typeof answer === "boolean")
    return answer
      ? i18n.t({ id: "mail.answer.yes", message: "Oui" })
      : i18n.t({ id: "mail.answer.no", message: "Non" });
  if (typeof answer === "number")
    return question.type === "money"
      ? formatAmount(answer, words.currency)
      : numbers[words.language].format(answer) +
          (question.unit === undefined ? "" : `\u00a0${unitText(question.unit, words.language, answer)}`);
  if (Array.isArray(answer)) return question.type === "photos" ? "" : answer.map(label).join(", ");
  if (typeof answer === "object")
    return "from" in answer
      ? `${formatDay(answer.from)}\u00a0– ${formatDay(answer.to)}`
      : `${answer.postalCode} ${answer.locality}`;
  return question.type === "date" ? formatDay(answer) : label(answer);

  function label(value: string): string {
    const option = question.options?.find((option) => option.value === value);
    return option ? textIn(option.label, words) : value;
  }
}
