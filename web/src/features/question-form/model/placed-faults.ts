import { type FieldViolation, fieldViolationsOf } from "@metiro/shared/errors/field-error";
import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { questionsOf } from "@metiro/shared/sub-category/questions/form/questions-of";
import { faultlessForm } from "@metiro/shared/sub-category/questions/form-check/check-form";
import type { Selected } from "./editing.ts";

/** Something wrong with a form, and where it is edited. */
export interface PlacedFault {
  /** The step or question; absent where it is the form as a whole. */
  at: Selected | undefined;
  /** Below it: `label.fr`, `options.2.label.fr`, `visibleIf.all.0`. */
  field: string;
  fault: FieldViolation;
}

/** All that keeps a form from being published, in its order. */
export function placedFaults(form: QuestionForm): PlacedFault[] {
  const { error } = faultlessForm.safeParse(form);
  return Object.entries(fieldViolationsOf(error?.issues ?? [])).flatMap(([path, faults]) =>
    faults.map((fault) => ({ ...placeOf(form, path.split(".")), fault })),
  );
}

function placeOf(form: QuestionForm, [, step, questions, index, ...rest]: string[]): Pick<PlacedFault, "at" | "field"> {
  const found = form.steps[Number(step)];
  if (!found) return { at: undefined, field: "" };
  const question = questions === "questions" ? found.questions[Number(index)] : undefined;
  if (question) return { at: { kind: "question", id: question.id }, field: rest.join(".") };
  return {
    at: { kind: "step", id: found.id },
    field: [questions, index, ...rest].filter((part) => part !== undefined).join("."),
  };
}

export const isAt = ({ at }: PlacedFault, selected: Selected): boolean =>
  at?.kind === selected.kind && at.id === selected.id;

/** Faults that name questions as people know them: by their text, not by their id. */
export function inLabels(
  form: QuestionForm,
  faults: readonly PlacedFault[],
  { nameless, gone }: { nameless: string; gone: string },
): PlacedFault[] {
  const labels = new Map(questionsOf(form).map(({ id, label }) => [id, label.fr || nameless]));
  return faults.map((placed) => {
    const { fault } = placed;
    if (fault.rule !== "referenceLater" && fault.rule !== "referenceUnknown") return placed;
    return { ...placed, fault: { ...fault, q: labels.get(String(fault.q)) ?? gone } };
  });
}
