import type { RequestVersion } from "@metiro/shared/job-request/notes";
import type { StartPreference } from "@metiro/shared/sub-category/start-preference";
import { sameJson } from "@metiro/shared/sub-category/questions/diff/same-json";
import type { Answers } from "@metiro/shared/sub-category/questions";

/** What a client may change of its request. */
export interface Version {
  title: string;
  description: string;
  startPreference: StartPreference;
  startDate: string | null;
  budgetMin: number | null;
  budgetMax: number | null;
  answers: Answers;
  /** Ids of all its photos, those of answers too. */
  photos: readonly string[];
  /** Ids of its plans. */
  plans: readonly string[];
}

const plain = ["title", "description", "startPreference", "startDate", "budgetMin", "budgetMax"] as const;

/** What two versions say differently, as each of them says it. Of answers only those that differ, of photos and plans how many. */
export function differenceOf(before: Version, after: Version): { before: RequestVersion; after: RequestVersion } {
  const fields = plain.filter((field) => before[field] !== after[field]);
  const ids = [...new Set([...Object.keys(before.answers), ...Object.keys(after.answers)])].filter(
    (id) => !sameJson(before.answers[id], after.answers[id]),
  );
  const hasOtherPhotos = !sameJson(before.photos, after.photos);
  const hasOtherPlans = !sameJson(before.plans, after.plans);
  const partOf = (version: Version): RequestVersion => ({
    ...Object.fromEntries(fields.map((field) => [field, version[field]])),
    ...(ids.length > 0 && {
      answers: Object.fromEntries(ids.flatMap((id) => (id in version.answers ? [[id, version.answers[id]]] : []))),
    }),
    ...(hasOtherPhotos && { photoCount: version.photos.length }),
    ...(hasOtherPlans && { planCount: version.plans.length }),
  });
  return { before: partOf(before), after: partOf(after) };
}
