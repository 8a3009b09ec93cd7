import { comparisonsIn } from "./comparisons.ts";
import type { Condition } from "../form/condition.ts";
import { isVisible } from "../visible/is-visible.ts";
import type { Question } from "../form/form.ts";
import { tellingAnswers } from "./telling-answers.ts";

/** How many answers are tried before a condition is believed to be possible. */
const maxSteps = 4000;

/** A question, with what has to hold for it to be asked; undefined where that has faults, and cannot be judged. */
export interface Asked {
  question: Question;
  conditions: Condition[] | undefined;
}

/** The questions that the conditions hang on, directly and through each other, in the form's order. */
function decisive(earlier: readonly Asked[], conditions: readonly Condition[]): Asked[] {
  const wanted = new Set(conditions.flatMap(comparisonsIn).map(({ q }) => q));
  const found: Asked[] = [];
  for (const asked of earlier.toReversed()) {
    if (!wanted.has(asked.question.id)) continue;
    found.unshift(asked);
    for (const { q } of (asked.conditions ?? []).flatMap(comparisonsIn)) wanted.add(q);
  }
  return found;
}

/**
 * Whether some answers to the earlier questions make all the conditions hold. Tries every answer that the conditions can
 * tell apart, in the form's order, leaving out what would be hidden. What is too wide to be tried is believed.
 */
export function canHold(earlier: readonly Asked[], conditions: readonly Condition[]): boolean {
  const cone = decisive(earlier, conditions);
  const comparisons = [...conditions, ...cone.flatMap((asked) => asked.conditions ?? [])].flatMap(comparisonsIn);
  const choices = cone.map(({ question }) =>
    tellingAnswers(
      question,
      comparisons.filter(({ q }) => q === question.id),
    ),
  );
  if (cone.some((asked) => asked.conditions === undefined) || choices.includes(undefined)) return true;

  const answers: Record<string, unknown> = {};
  const holds = (all: readonly Condition[] = []) => all.every((condition) => isVisible(condition, answers));
  let tried = 0;
  const search = (at: number): boolean => {
    const asked = cone[at];
    tried += 1;
    if (tried > maxSteps) return true;
    if (!asked) return holds(conditions);
    if (!holds(asked.conditions)) return search(at + 1);
    const { id, required } = asked.question;
    for (const answer of choices[at] ?? []) {
      answers[id] = answer;
      if (search(at + 1)) return true;
    }
    delete answers[id];
    return !required && search(at + 1);
  };
  return search(0);
}
