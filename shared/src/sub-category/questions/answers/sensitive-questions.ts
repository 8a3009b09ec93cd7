import type { Condition } from "../form/condition.ts";
import type { QuestionForm } from "../form/form.ts";

/** The questions that a condition looks at. */
function* comparedIn(condition: Condition | undefined): Generator<string> {
  if (condition === undefined) return;
  if ("not" in condition) yield* comparedIn(condition.not);
  else if ("q" in condition) yield condition.q;
  else for (const part of "all" in condition ? condition.all : condition.any) yield* comparedIn(part);
}

/** What a reader without the sensitive answers may know of a question. */
export interface SensitiveQuestions {
  /** Marked, or shown only in view of a sensitive answer: that it was answered at all tells that answer. */
  ids: ReadonlySet<string>;
  /** Those of them whose being answered tells nothing by itself. */
  shownToAll: ReadonlySet<string>;
}

/** The sensitive questions of a form. A condition names earlier questions only, so one walk in order finds what hangs on what. */
export function sensitiveQuestions({ steps }: QuestionForm): SensitiveQuestions {
  const ids = new Set<string>();
  const shownToAll = new Set<string>();
  const hangsOnOne = (condition: Condition | undefined): boolean => {
    for (const id of comparedIn(condition)) if (ids.has(id)) return true;
    return false;
  };
  for (const step of steps) {
    const hidden = hangsOnOne(step.visibleIf);
    for (const { id, sensitive, visibleIf } of step.questions) {
      const tells = hidden || hangsOnOne(visibleIf);
      if (tells || sensitive) ids.add(id);
      if (sensitive && !tells) shownToAll.add(id);
    }
  }
  return { ids, shownToAll };
}

/** Whether a company sees the answer to a question only once it may see the contact details. */
export const isSensitive = (form: QuestionForm, id: string): boolean => sensitiveQuestions(form).ids.has(id);
