import type { Question, QuestionForm } from "@metiro/shared/sub-category/questions";
import { renamed } from "./references.ts";

export type Step = QuestionForm["steps"][number];
export type NewId = (prefix: "s" | "q" | "o") => string;

const withSteps = (form: QuestionForm, steps: Step[]): QuestionForm => ({ ...form, steps });

const inserted = <T>(list: readonly T[], at: number, ...items: T[]): T[] => [
  ...list.slice(0, at),
  ...items,
  ...list.slice(at),
];

/** Where a question stands. */
export interface QuestionPlace {
  step: Step;
  stepIndex: number;
  index: number;
  question: Question;
}

export function findQuestion(form: QuestionForm, id: string): QuestionPlace | undefined {
  for (const [stepIndex, step] of form.steps.entries()) {
    const index = step.questions.findIndex((question) => question.id === id);
    const question = step.questions[index];
    if (question) return { step, stepIndex, index, question };
  }
  return undefined;
}

export const patchStep = (form: QuestionForm, id: string, patch: Partial<Step>): QuestionForm =>
  withSteps(
    form,
    form.steps.map((step) => (step.id === id ? { ...step, ...patch } : step)),
  );

export const changeQuestion = (
  form: QuestionForm,
  id: string,
  change: (question: Question) => Question,
): QuestionForm =>
  withSteps(
    form,
    form.steps.map((step) => ({
      ...step,
      questions: step.questions.map((question) => (question.id === id ? change(question) : question)),
    })),
  );

export const addStep = (form: QuestionForm, step: Step, at = form.steps.length): QuestionForm =>
  withSteps(form, inserted(form.steps, at, step));

export const addQuestion = (form: QuestionForm, stepId: string, question: Question, at?: number): QuestionForm =>
  withSteps(
    form,
    form.steps.map((step) =>
      step.id === stepId
        ? { ...step, questions: inserted(step.questions, at ?? step.questions.length, question) }
        : step,
    ),
  );

/** Conditions that name it stay as they are, and are faults from now on: nothing appears that was hidden before. */
export const removeQuestion = (form: QuestionForm, id: string): QuestionForm =>
  withSteps(
    form,
    form.steps.map((step) => ({ ...step, questions: step.questions.filter((question) => question.id !== id) })),
  );

export const removeStep = (form: QuestionForm, id: string): QuestionForm =>
  withSteps(
    form,
    form.steps.filter((step) => step.id !== id),
  );

export function duplicateQuestion(form: QuestionForm, id: string, copyId: string): QuestionForm {
  const place = findQuestion(form, id);
  if (!place) return form;
  return addQuestion(form, place.step.id, { ...structuredClone(place.question), id: copyId }, place.index + 1);
}

/** Conditions of the copies ask the copies. */
export function duplicateStep(form: QuestionForm, id: string, newId: NewId): { form: QuestionForm; copyId: string } {
  const at = form.steps.findIndex((step) => step.id === id);
  const step = form.steps[at];
  if (!step) return { form, copyId: id };
  const names = new Map(step.questions.map((question) => [question.id, newId("q")]));
  const questions = step.questions.map((question) => ({
    ...structuredClone(question),
    id: names.get(question.id) ?? question.id,
    visibleIf: question.visibleIf && renamed(question.visibleIf, names),
  }));
  const copyId = newId("s");
  return { form: addStep(form, { ...structuredClone(step), id: copyId, questions }, at + 1), copyId };
}

/** `at` counts the places of the step without the question itself. */
export function moveQuestion(form: QuestionForm, id: string, stepId: string, at: number): QuestionForm {
  const place = findQuestion(form, id);
  if (!place || (place.step.id === stepId && place.index === at)) return form;
  return addQuestion(removeQuestion(form, id), stepId, place.question, at);
}

/** One place up or down; beyond the end of its step into the neighbouring one. */
export function nudgeQuestion(form: QuestionForm, id: string, by: 1 | -1): QuestionForm {
  const place = findQuestion(form, id);
  if (!place) return form;
  const { step, stepIndex, index } = place;
  const at = index + by;
  if (at >= 0 && at < step.questions.length) return moveQuestion(form, id, step.id, at);
  const neighbour = form.steps[stepIndex + by];
  return neighbour ? moveQuestion(form, id, neighbour.id, by === 1 ? 0 : neighbour.questions.length) : form;
}

/** `at` counts the places without the step itself. */
export function moveStep(form: QuestionForm, id: string, at: number): QuestionForm {
  const from = form.steps.findIndex((step) => step.id === id);
  const step = form.steps[from];
  if (!step || from === at || at < 0 || at >= form.steps.length) return form;
  return addStep(removeStep(form, id), step, at);
}

export function nudgeStep(form: QuestionForm, id: string, by: 1 | -1): QuestionForm {
  return moveStep(form, id, form.steps.findIndex((step) => step.id === id) + by);
}
