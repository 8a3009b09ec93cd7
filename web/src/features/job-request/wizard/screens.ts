import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { type OwnStep, ownSteps, screenOfQuestion } from "@metiro/shared/sub-category/screens";
import { fillerOf } from "@metiro/shared/sub-category/questions/visible/fills";
import type { Fillable } from "@metiro/shared/sub-category/questions/form/form";
import { type QuestionScreen, questionScreens } from "#form/question/question-screens.ts";
import { asksForPhotos } from "#form/question/request-steps.ts";
import type { Draft } from "./draft/draft.ts";

export type Screen = (QuestionScreen & { id: string; kind: "question" }) | { id: OwnStep; kind: OwnStep };

/**
 * The screens in view of the answers so far: one question each, then the request's own steps that no question has told.
 * Only a stranger is asked who it is.
 */
export const screensOf = (
  form: QuestionForm,
  { answers, photoIds = [] }: Pick<Draft, "answers" | "photoIds">,
  stranger: boolean,
): Screen[] => [
  ...questionScreens(form, answers).map((screen) => ({
    ...screen,
    id: screenOfQuestion(screen.question.id),
    kind: "question" as const,
  })),
  ...ownSteps
    .filter((step) => step !== "photos" || photoIds.length > 0 || !asksForPhotos(form))
    .filter((step) => !isFillable(step) || !fillerOf(form, answers, step))
    .filter((step) => step !== "contact" || stranger)
    .map((step) => ({ id: step, kind: step })),
];

const isFillable = (step: OwnStep): step is Fillable => step === "place" || step === "timing";

/** Whether the question is asked as the place of the request is: with its district. */
export const asksPlace = ({ question: { fills, required, type } }: Pick<QuestionScreen, "question">): boolean =>
  fills === "place" && required && type === "address";

/** Whether the first view can do with the question alone: a place and photos need the parts that are fetched later. */
export const needsNoDeferredParts = (screen: Pick<QuestionScreen, "question">): boolean =>
  !asksPlace(screen) && screen.question.type !== "photos";

/** The screen on which plans are added: that of the photos, or the question of a trade that always asks for photos. */
export const plansScreen = (screens: readonly Screen[]): string | undefined =>
  (
    screens.find(({ kind }) => kind === "photos") ??
    screens.find((screen) => screen.kind === "question" && isPhotoQuestion(screen.question))
  )?.id;

const isPhotoQuestion = ({ type, visibleIf }: QuestionScreen["question"]) => type === "photos" && !visibleIf;

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
  firstName: "contact",
  lastName: "contact",
  email: "contact",
  phone: "contact",
  password: "contact",
};

/** The screen on which a field of the server's errors map is typed: `answers.surface.0` → `q-surface`. */
export function screenOfField(path: string, screens: readonly Screen[]): string {
  const [head = "", next = ""] = path.split(".");
  if (head === "answers") return `q-${next}`;
  if (head === "planIds") return plansScreen(screens) ?? "summary";
  const step = fieldSteps[head] ?? "summary";
  const teller = screens.find((screen) =>
    screen.kind === "question" ? screen.question.fills === step : screen.id === step,
  );
  return teller?.id ?? step;
}

/** The server's errors map by the keys under which a screen shows a message: an answer's question id, or the field. */
export const messagesByKey = (errors: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, [text = ""]]) => [keyOf(path), text]));

const keyOf = (path: string) => path.split(".")[path.startsWith("answers.") ? 1 : 0] ?? path;
