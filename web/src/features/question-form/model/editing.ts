import type { QuestionForm } from "@metiro/shared/sub-category/questions";

/** What is open beside the list: a step or a question, by its id. */
export interface Selected {
  kind: "step" | "question";
  id: string;
}

interface Moment {
  form: QuestionForm;
  selected: Selected | undefined;
}

/** The form as it is edited, with the way back and forth. */
export interface Editing extends Moment {
  past: readonly Moment[];
  future: readonly Moment[];
  /** What the last edit belongs to: edits of the same run, letters of one word, are taken back together. */
  run: string | undefined;
}

export type EditingAction =
  | { type: "edit"; form: QuestionForm; selected?: Selected | undefined; run?: string | undefined }
  | { type: "select"; selected: Selected }
  | { type: "undo" }
  | { type: "redo" };

/** How far back one can go. */
const memory = 300;

export const startEditing = (form: QuestionForm): Editing => ({
  form,
  selected: firstOf(form),
  past: [],
  future: [],
  run: undefined,
});

export function firstOf({ steps }: QuestionForm): Selected | undefined {
  const question = steps.flatMap(({ questions }) => questions)[0];
  if (question) return { kind: "question", id: question.id };
  return steps[0] && { kind: "step", id: steps[0].id };
}

/** What stands beside something, and is open once that is deleted: what comes after it in its step, else before it. */
export function besides({ steps }: QuestionForm, { kind, id }: Selected): Selected | undefined {
  if (kind === "step") {
    const at = steps.findIndex((step) => step.id === id);
    const next = steps[at + 1] ?? steps[at - 1];
    return next && { kind: "step", id: next.id };
  }
  const step = steps.find(({ questions }) => questions.some((question) => question.id === id));
  if (!step) return undefined;
  const at = step.questions.findIndex((question) => question.id === id);
  const next = step.questions[at + 1] ?? step.questions[at - 1];
  return next ? { kind: "question", id: next.id } : { kind: "step", id: step.id };
}

const momentOf = ({ form, selected }: Moment): Moment => ({ form, selected });

export function editingReducer(state: Editing, action: EditingAction): Editing {
  switch (action.type) {
    case "edit": {
      if (action.form === state.form) return state;
      const joins = action.run !== undefined && action.run === state.run;
      return {
        form: action.form,
        selected: action.selected ?? state.selected,
        past: joins ? state.past : [...state.past, momentOf(state)].slice(-memory),
        future: [],
        run: action.run,
      };
    }
    case "select":
      return { ...state, selected: action.selected, run: undefined };
    case "undo": {
      const before = state.past.at(-1);
      if (!before) return state;
      return { ...before, past: state.past.slice(0, -1), future: [momentOf(state), ...state.future], run: undefined };
    }
    case "redo": {
      const [after, ...future] = state.future;
      return after ? { ...after, past: [...state.past, momentOf(state)], future, run: undefined } : state;
    }
  }
}
