import { type Question, type QuestionForm, visibleQuestions } from "@metiro/shared/sub-category/questions";
import type { Draft } from "./draft.ts";

/** The request's own steps, after the questions of the trade. */
const ownSteps = ["place", "timing", "budget", "description", "summary"] as const;
export type OwnStep = (typeof ownSteps)[number];

export type Screen =
  | { id: string; kind: "question"; question: Question; /** Notes that stand above the question. */ notes: Question[] }
  | { id: OwnStep; kind: OwnStep };

const questionId = (question: Question) => `q-${question.id}`;

/** The screens in view of the answers so far: one question each, then the request's own steps. A note joins the question after it. */
export function screensOf(form: QuestionForm, { answers }: Pick<Draft, "answers">): Screen[] {
  const screens: Screen[] = [];
  let notes: Question[] = [];
  for (const question of visibleQuestions(form, answers)) {
    if (question.type === "info") {
      notes.push(question);
      continue;
    }
    screens.push({ id: questionId(question), kind: "question", question, notes });
    notes = [];
  }
  const last = screens.at(-1);
  if (notes.length > 0 && last?.kind === "question")
    screens[screens.length - 1] = { ...last, notes: [...last.notes, ...notes] };
  return [...screens, ...ownSteps.map((step) => ({ id: step, kind: step }))];
}

const fieldSteps: Partial<Record<string, OwnStep>> = {
  subregionId: "place",
  postalCode: "place",
  locality: "place",
  street: "place",
  startPreference: "timing",
  startDate: "timing",
  budgetMin: "budget",
  budgetMax: "budget",
  title: "description",
  description: "description",
};

/** The screen on which a field of the server's errors map is typed: `answers.surface.0` → `q-surface`. */
export function screenOfField(path: string): string {
  const [head = "", next = ""] = path.split(".");
  if (head === "answers") return `q-${next}`;
  return fieldSteps[head] ?? "summary";
}
