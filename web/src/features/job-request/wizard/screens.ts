import { type QuestionForm, questionsOf } from "@metiro/shared/sub-category/questions";
import { type QuestionScreen, questionScreens } from "../../../form/question/question-screens.ts";
import type { Draft } from "./draft.ts";

/** The request's own steps, after the questions of the trade. */
const ownSteps = ["place", "timing", "budget", "description", "photos", "summary"] as const;
export type OwnStep = (typeof ownSteps)[number];

export type Screen = (QuestionScreen & { id: string; kind: "question" }) | { id: OwnStep; kind: OwnStep };

/** The screens in view of the answers so far: one question each, then the request's own steps. */
export const screensOf = (
  form: QuestionForm,
  { answers, photoIds = [] }: Pick<Draft, "answers" | "photoIds">,
): Screen[] => [
  ...questionScreens(form, answers).map((screen) => ({
    ...screen,
    id: `q-${screen.question.id}`,
    kind: "question" as const,
  })),
  ...ownSteps
    .filter((step) => step !== "photos" || photoIds.length > 0 || !asksForPhotos(form))
    .map((step) => ({ id: step, kind: step })),
];

/** A trade that always asks for photos itself does so once: the request's own step stands aside. */
export const asksForPhotos = (form: QuestionForm): boolean =>
  questionsOf(form).some(({ type, visibleIf }) => type === "photos" && !visibleIf);

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
  photoIds: "photos",
};

/** The screen on which a field of the server's errors map is typed: `answers.surface.0` → `q-surface`. */
export function screenOfField(path: string): string {
  const [head = "", next = ""] = path.split(".");
  if (head === "answers") return `q-${next}`;
  return fieldSteps[head] ?? "summary";
}
