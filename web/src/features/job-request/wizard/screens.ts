import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { type QuestionScreen, questionScreens } from "../../../form/question/question-screens.ts";
import type { Draft } from "./draft.ts";

/** The request's own steps, after the questions of the trade. */
const ownSteps = ["place", "timing", "budget", "description", "summary"] as const;
export type OwnStep = (typeof ownSteps)[number];

export type Screen = (QuestionScreen & { id: string; kind: "question" }) | { id: OwnStep; kind: OwnStep };

/** The screens in view of the answers so far: one question each, then the request's own steps. */
export const screensOf = (form: QuestionForm, { answers }: Pick<Draft, "answers">): Screen[] => [
  ...questionScreens(form, answers).map((screen) => ({
    ...screen,
    id: `q-${screen.question.id}`,
    kind: "question" as const,
  })),
  ...ownSteps.map((step) => ({ id: step, kind: step })),
];

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
