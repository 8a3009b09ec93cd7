import { textLanguageOf } from "@metiro/shared/languages";
import { answerText } from "@metiro/shared/sub-category/answer-text";
import type { QuestionForm, TextWords } from "@metiro/shared/sub-category/questions";
import { sensitiveQuestions } from "@metiro/shared/sub-category/questions/answers/sensitive-questions";
import { shortIn } from "@metiro/shared/sub-category/questions/form/text-in";
import { visibleQuestions } from "@metiro/shared/sub-category/questions/visible/visible-questions";
import type { Draft } from "../draft/draft.ts";

const longest = 120;

/** « au Locle », « aux Breuleux », « à La Chaux-de-Fonds ». */
function atInFrench(town: string): string {
  if (town.startsWith("Le ")) return `au ${town.slice(3)}`;
  return town.startsWith("Les ") ? `aux ${town.slice(4)}` : `à ${town}`;
}

/** The first figure among the answers that lists show: `64,5 m²`, `3 pièces`. One of something says no more than the trade. */
function figureOf(form: QuestionForm, { answers }: Draft, words: TextWords): string | undefined {
  const { ids: sensitive } = sensitiveQuestions(form);
  for (const question of visibleQuestions(form, answers)) {
    const answer = answers[question.id];
    if (!question.summary || sensitive.has(question.id) || typeof answer !== "number" || answer < 2) continue;
    if (question.type !== "number" && question.type !== "integer") continue;
    const text = answerText(question, answer, words);
    return question.unit === undefined ? `${text} ${shortIn(question, words).toLowerCase()}` : text;
  }
  return undefined;
}

/** A title out of the trade and the answers, for the client to change: « Peinture intérieure : 3 pièces à Lausanne ». */
export function proposedTitle(trade: string, form: QuestionForm, draft: Draft, words: TextWords): string {
  const french = textLanguageOf(words.language) === "fr";
  const figure = figureOf(form, draft, words);
  const town = draft.locality && (french ? atInFrench(draft.locality) : `in ${draft.locality}`);
  const head = figure === undefined ? trade : `${trade}${french ? "\u00a0" : ""}: ${figure}`;
  return [head, town].filter(Boolean).join(" ").slice(0, longest);
}
