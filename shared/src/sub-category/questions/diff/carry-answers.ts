import { answerPresent } from "../answers/answer-present.ts";
import type { Answer, Answers } from "../answers/answer.ts";
import { type AnswerContext, checkAnswer } from "../check/check-answer.ts";
import type { Question, QuestionForm } from "../form/form.ts";
import { questionsOf } from "../form/questions-of.ts";
import { dropHidden } from "../visible/visible-questions.ts";

interface Carried {
  /** What still answers the present form. */
  answers: Answers;
  /** Questions whose former answer does not: they are gone, ask for something else now, or are not asked any more. */
  dropped: Question[];
}

/** Takes the answers to a former form over to the present one. What is asked anew has no answer and is not dropped. */
export function carryAnswers(
  form: QuestionForm,
  former: { form: QuestionForm; answers: Readonly<Record<string, unknown>> },
  context: AnswerContext,
): Carried {
  const asked = new Map(questionsOf(form).map((question) => [question.id, question]));
  const answered = questionsOf(former.form).filter(({ id }) => answerPresent(former.answers[id]));
  const fitting: Record<string, Answer> = {};
  for (const { id, type } of answered) {
    const question = asked.get(id);
    if (question?.type !== type) continue;
    const check = checkAnswer(question, former.answers[id], context);
    if (check.ok && check.answer !== undefined) fitting[id] = check.answer;
  }
  const answers = dropHidden(form, fitting) as Answers;
  return { answers, dropped: answered.filter(({ id }) => !Object.hasOwn(answers, id)) };
}
