import type { Question, QuestionForm } from "@metiro/shared/sub-category/questions";
import { visibleQuestions } from "@metiro/shared/sub-category/questions/visible/visible-questions";

/** What is asked on one screen: a question, and the notes that stand above it. */
export interface QuestionScreen {
  question: Question;
  notes: Question[];
}

/** One question a screen, in view of the answers so far. A note joins the question after it, at the end the one before. */
export function questionScreens(form: QuestionForm, answers: Readonly<Record<string, unknown>>): QuestionScreen[] {
  const screens: QuestionScreen[] = [];
  let notes: Question[] = [];
  for (const question of visibleQuestions(form, answers)) {
    if (question.type === "info") {
      notes.push(question);
      continue;
    }
    screens.push({ question, notes });
    notes = [];
  }
  const last = screens.at(-1);
  if (last) last.notes = [...last.notes, ...notes];
  return screens;
}
