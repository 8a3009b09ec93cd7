import type { StartPreference } from "../../start-preference.ts";
import type { Fillable, Question, QuestionForm, QuestionType } from "../form/form.ts";
import { visibleQuestions } from "./visible-questions.ts";

/** The types of question that can tell a part of the request. */
export const typesFilling: Record<Fillable, readonly QuestionType[]> = {
  place: ["address"],
  timing: ["date", "dateRange", "singleChoice"],
};

/** Of a choice, each answer has to stand for a start. */
const tellsAlways = ({ type, options = [] }: Question): boolean =>
  type !== "singleChoice" || options.every(({ start }) => start !== undefined);

/**
 * The question that tells this part of the request, in view of the answers so far, so that it is not asked again. Only one
 * that has to be answered will do: what may stay open is asked for once more.
 */
export const fillerOf = (
  form: QuestionForm,
  answers: Readonly<Record<string, unknown>>,
  part: Fillable,
): Question | undefined =>
  visibleQuestions(form, answers).find(
    (question) =>
      question.fills === part &&
      question.required &&
      typesFilling[part].includes(question.type) &&
      tellsAlways(question),
  );

interface Timing {
  startPreference: StartPreference;
  startDate: string | undefined;
}

const onDate = (day: unknown): Timing | undefined =>
  typeof day === "string" ? { startPreference: "on_date", startDate: day } : undefined;

/** The timing that an answer stands for: its day, the first day of a range, or the start of the chosen option. */
export function timingOf({ type, options = [], fills }: Question, answer: unknown): Timing | undefined {
  if (fills !== "timing") return undefined;
  if (type === "date") return onDate(answer);
  if (type === "dateRange")
    return typeof answer === "object" && answer !== null && "from" in answer ? onDate(answer.from) : undefined;
  const start = options.find(({ value }) => value === answer)?.start;
  return start && { startPreference: start, startDate: undefined };
}
