import { answerPresent } from "../answers/answer-present.ts";
import { isVisible } from "./is-visible.ts";
import type { Question, QuestionForm } from "../form/form.ts";

type GivenAnswers = Readonly<Record<string, unknown>>;

/**
 * Goes through the form in order, asking for the answer of each visible question. A hidden question counts as
 * unanswered for later conditions, whatever was given.
 */
export function* walk(
  form: QuestionForm,
  answerTo: (question: Question) => unknown,
): Generator<{ question: Question; visible: boolean }> {
  const known: Record<string, unknown> = {};
  for (const step of form.steps) {
    const open = isVisible(step.visibleIf, known);
    for (const question of step.questions) {
      const visible = open && isVisible(question.visibleIf, known);
      if (visible) known[question.id] = answerTo(question);
      yield { question, visible };
    }
  }
}

/** The questions to ask, in order, in view of the answers so far. Anything may stand among the answers. */
export const visibleQuestions = (form: QuestionForm, answers: GivenAnswers): Question[] =>
  [...walk(form, (question) => answers[question.id])].filter(({ visible }) => visible).map(({ question }) => question);

/** The answers as a client may send them: those present, to visible questions. */
export const dropHidden = (form: QuestionForm, answers: GivenAnswers): Record<string, unknown> =>
  Object.fromEntries(
    visibleQuestions(form, answers)
      .filter(({ type }) => type !== "info")
      .map(({ id }) => [id, answers[id]] as const)
      .filter(([, answer]) => answerPresent(answer)),
  );
