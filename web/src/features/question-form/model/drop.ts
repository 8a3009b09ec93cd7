import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import type { Selected } from "./editing.ts";
import { findQuestion, moveQuestion, moveStep } from "./edits.ts";

/** The form after something was dropped before or after a row. A step dropped on a question goes beside that one's step. */
export function dropped(form: QuestionForm, item: Selected, target: Selected & { after: boolean }): QuestionForm {
  const onto = target.kind === "question" ? findQuestion(form, target.id) : undefined;
  const stepId = onto?.step.id ?? target.id;
  const stepIndex = form.steps.findIndex((step) => step.id === stepId);
  if (stepIndex === -1) return form;
  if (item.kind === "step") return moveStepBeside(form, item.id, stepIndex, target.after);
  const own = findQuestion(form, item.id);
  if (!own) return form;
  // Below the head of a step is its first place; above it the last place of the step before.
  if (!onto) {
    const before = form.steps[stepIndex - 1];
    if (target.after || !before) return moveQuestion(form, item.id, stepId, 0);
    return moveQuestion(form, item.id, before.id, before.questions.filter(({ id }) => id !== item.id).length);
  }
  const at = onto.index + (target.after ? 1 : 0);
  const shift = own.step.id === stepId && own.index < at ? 1 : 0;
  return moveQuestion(form, item.id, stepId, at - shift);
}

function moveStepBeside(form: QuestionForm, id: string, stepIndex: number, after: boolean): QuestionForm {
  const from = form.steps.findIndex((step) => step.id === id);
  if (from === stepIndex) return form;
  const at = stepIndex + (after ? 1 : 0);
  return moveStep(form, id, from < at ? at - 1 : at);
}
