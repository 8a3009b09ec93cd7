import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { comparisonsIn } from "@metiro/shared/sub-category/questions/form-check/comparisons";
import type { Condition } from "@metiro/shared/sub-category/questions/form/condition";

/** A condition that asks other questions, by their old ids. */
export function renamed(condition: Condition, names: ReadonlyMap<string, string>): Condition {
  if ("all" in condition) return { all: condition.all.map((part) => renamed(part, names)) };
  if ("any" in condition) return { any: condition.any.map((part) => renamed(part, names)) };
  if ("not" in condition) return { not: renamed(condition.not, names) };
  return { ...condition, q: names.get(condition.q) ?? condition.q };
}

/** The steps and questions whose condition asks a question that does not come before them, by id. */
function lateReferences({ steps }: QuestionForm): Set<string> {
  const everywhere = new Set(steps.flatMap(({ questions }) => questions.map(({ id }) => id)));
  const earlier = new Set<string>();
  const late = new Set<string>();
  const look = (id: string, condition: Condition | undefined) => {
    const asked = condition ? comparisonsIn(condition) : [];
    if (asked.some(({ q }) => everywhere.has(q) && !earlier.has(q))) late.add(id);
  };
  for (const step of steps) {
    look(`step ${step.id}`, step.visibleIf);
    for (const question of step.questions) {
      look(question.id, question.visibleIf);
      earlier.add(question.id);
    }
  }
  return late;
}

/** How many conditions ask for a later question after a change that did not before. */
export function newlyLate(before: QuestionForm, after: QuestionForm): number {
  const known = lateReferences(before);
  return [...lateReferences(after)].filter((id) => !known.has(id)).length;
}
