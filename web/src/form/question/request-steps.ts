import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { fillerOf } from "@metiro/shared/sub-category/questions/visible/fills";
import { questionsOf } from "@metiro/shared/sub-category/questions/form/questions-of";

/** The steps of every request after the questions of its trade. */
const ownSteps = ["place", "timing", "description", "photos", "contact", "summary"] as const;
export type RequestStep = "project" | (typeof ownSteps)[number];

/** A trade that always asks for photos itself does so once: the request's own step stands aside. */
export const asksForPhotos = (form: QuestionForm): boolean =>
  questionsOf(form).some(({ type, visibleIf }) => type === "photos" && !visibleIf);

/** The steps of a trade, in order, as counted everywhere: what a condition shows or hides does not change their number. */
export function stepsOf(form: QuestionForm): RequestStep[] {
  const own = ownSteps.filter(
    (step) => (step !== "photos" || !asksForPhotos(form)) && (step !== "place" || !fillerOf(form, {}, "place")),
  );
  return questionsOf(form).some(({ type }) => type !== "info") ? ["project", ...own] : own;
}
