import type { Question, QuestionForm } from "./form.ts";

/** Every question of the form, in order. */
export const questionsOf = (form: QuestionForm): Question[] => form.steps.flatMap((step) => step.questions);
