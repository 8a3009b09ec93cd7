import { swissToday } from "@metiro/shared/calendar-day";
import { maxPhotos } from "@metiro/shared/job-request/constants";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import type { Language } from "@metiro/shared/languages";
import type { RegionTree } from "@metiro/shared/region/schema";
import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { carryAnswers } from "@metiro/shared/sub-category/questions/diff/carry-answers";
import { shortIn } from "@metiro/shared/sub-category/questions/form/text-in";
import { loosePhotos } from "../../loose-photos.ts";
import { type Draft, emptyRequestDraft } from "./draft.ts";

interface Surroundings {
  /** The present form of the subcategory. */
  form: QuestionForm;
  regions: readonly RegionTree[];
  language: Language;
  currency: string;
  /** How a day in the past is called among what is not taken over. */
  words: { startDate: string };
  today?: string;
}

/** The draft of a new request out of a former one: all that still fits, and the names of what does not. */
export function formerDraft(request: JobRequest, around: Surroundings): Draft {
  const { form, regions, language, currency, words, today = swissToday() } = around;
  const { answers, dropped } = carryAnswers(form, request, { today });
  // As many as a new one takes.
  const loose = loosePhotos(request).slice(0, maxPhotos);
  const region = regions.find(({ subregions }) => subregions.some(({ id }) => id === request.subregion.id));
  const late = request.startDate !== undefined && request.startDate < today;
  const labels = [
    ...dropped.map((question) => shortIn(question, { language, currency })),
    ...(late ? [words.startDate] : []),
  ];
  return {
    ...emptyRequestDraft(answers),
    ...(region && { regionId: region.id, subregionId: request.subregion.id }),
    postalCode: request.postalCode,
    locality: request.locality,
    street: request.street,
    ...(!late && { startPreference: request.startPreference, startDate: request.startDate }),
    budgetMin: request.budgetMin,
    budgetMax: request.budgetMax,
    title: request.title,
    description: request.description,
    ...(loose.length > 0 && { photoIds: loose }),
    ...(request.plans.length > 0 && { planIds: request.plans.map(({ id }) => id) }),
    knownPhotos: [...request.photos, ...request.plans].map(({ id }) => id),
    reopenedFromId: request.id,
    leftBehind: { number: request.number, labels: [...new Set(labels)] },
  };
}
