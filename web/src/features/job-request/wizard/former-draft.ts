import { todayIn } from "@metiro/shared/calendar-day";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import type { Language } from "@metiro/shared/languages";
import type { RegionTree } from "@metiro/shared/region/schema";
import {
  type Answers,
  carryAnswers,
  type QuestionForm,
  questionsOf,
  textIn,
} from "@metiro/shared/sub-category/questions";
import { type Draft, emptyDraft } from "./draft.ts";

interface Surroundings {
  /** The present form of the subcategory. */
  form: QuestionForm;
  regions: readonly RegionTree[];
  language: Language;
  /** How a photo that finds no place, and a day in the past, are called among what is not taken over. */
  words: { photos: string; startDate: string };
  today?: string;
}

/** The draft of a new request out of a former one: all that still fits, and the names of what does not. */
export function formerDraft(request: JobRequest, around: Surroundings): Draft {
  const { form, regions, language, words, today = todayIn() } = around;
  const { answers, dropped } = carryAnswers(form, request, { today });
  const loose = placeLoosePhotos(request, form, answers);
  const region = regions.find(({ subregions }) => subregions.some(({ id }) => id === request.subregion.id));
  const late = request.startDate !== undefined && request.startDate < today;
  const labels = [
    ...dropped.map(({ label }) => textIn(label, language)),
    ...(loose ? [words.photos] : []),
    ...(late ? [words.startDate] : []),
  ];
  return {
    ...emptyDraft(answers),
    ...(region && { regionId: region.id, subregionId: request.subregion.id }),
    postalCode: request.postalCode,
    locality: request.locality,
    street: request.street,
    ...(!late && { startPreference: request.startPreference, startDate: request.startDate }),
    budgetMin: request.budgetMin,
    budgetMax: request.budgetMax,
    title: request.title,
    description: request.description,
    reopenedFromId: request.id,
    leftBehind: { number: request.number, labels: [...new Set(labels)] },
  };
}

/** Photos that belong to no answer go to the first question for photos that has room; tells whether some found none. */
function placeLoosePhotos({ photos, answers: former }: JobRequest, form: QuestionForm, answers: Answers): boolean {
  const answered = new Set(Object.values(former).flatMap((answer) => (Array.isArray(answer) ? answer : [])));
  const loose = photos.flatMap(({ id }) => (answered.has(id) ? [] : [id]));
  if (loose.length === 0) return false;
  const question = questionsOf(form).find(({ type, visibleIf }) => type === "photos" && !visibleIf);
  if (!question) return true;
  const kept = answers[question.id];
  const all = [...(Array.isArray(kept) ? kept : []), ...loose];
  const room = question.validation?.maxFiles ?? 10;
  answers[question.id] = all.slice(0, room) as Answers[string];
  return all.length > room;
}
