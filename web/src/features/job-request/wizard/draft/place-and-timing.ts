import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { fillerOf } from "@metiro/shared/sub-category/questions/visible/fills";
import { timingOf } from "@metiro/shared/sub-category/questions/visible/fills";
import type { Draft } from "./draft.ts";

/**
 * A draft in which what is told once stands in both places: the place of the request is the answer to the question for it, and
 * the answer about days or urgency is the timing of the request.
 */
export function fillPlaceAndTiming(form: QuestionForm, draft: Draft): Draft {
  const place = fillerOf(form, draft.answers, "place");
  const timing = fillerOf(form, draft.answers, "timing");
  const { postalCode, locality, street } = draft;
  const address = postalCode && locality ? { ...(street && { street }), postalCode, locality } : undefined;
  return {
    ...draft,
    ...(timing && (timingOf(timing, draft.answers[timing.id]) ?? { startPreference: undefined, startDate: undefined })),
    ...(place && { answers: { ...draft.answers, [place.id]: address } }),
  };
}

/** A draft from elsewhere (a former request) whose place is the one that the question for it was answered with. */
export function placeAsAnswered(form: QuestionForm, draft: Draft): Draft {
  const question = fillerOf(form, draft.answers, "place");
  const address = question && draft.answers[question.id];
  if (!isAddress(address)) return draft;
  const { postalCode, locality, street } = address;
  const same = draft.postalCode === postalCode;
  return {
    ...draft,
    ...(!same && { regionId: undefined, subregionId: undefined }),
    postalCode,
    locality,
    street: street ?? draft.street,
  };
}

/** What it says is checked where it is asked. */
const isAddress = (answer: unknown): answer is { postalCode: string; locality: string; street?: string } =>
  typeof answer === "object" &&
  answer !== null &&
  "postalCode" in answer &&
  typeof answer.postalCode === "string" &&
  "locality" in answer &&
  typeof answer.locality === "string";
