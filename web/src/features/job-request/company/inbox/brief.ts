import { useLingui } from "@lingui/react/macro";
import type { ReceivedItem } from "@metiro/shared/job-request/schema";
import type { Language } from "@metiro/shared/languages";
import { answerText } from "@metiro/shared/sub-category/answer-text";
import type { Answer, Question } from "@metiro/shared/sub-category/questions";
import { shortIn } from "@metiro/shared/sub-category/questions/form/text-in";

/** The answers that say most about the work: « Appartement », « Nombre de pièces : 4 ». */
export function useBrief(): (item: Pick<ReceivedItem, "summary" | "currency">) => string[] {
  const { t, i18n } = useLingui();
  return ({ summary, currency }) => {
    const words = { language: i18n.locale as Language, currency };
    return summary.map(({ question, answer }) => {
      const text = answerText(question, answer as Answer, words);
      return speaksForItself(question) ? text : t`${shortIn(question, words)} : ${text}`;
    });
  };
}

/** « Appartement » and « 84 m² » need no question before them; « 4 » and « Oui » do. */
const speaksForItself = ({ type, unit }: Question) =>
  unit !== undefined || ["singleChoice", "multiChoice", "shortText", "longText"].includes(type);
