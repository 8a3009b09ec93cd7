import type { JobRequest, UpdateInput } from "@metiro/shared/job-request/schema";
import { dropHidden } from "@metiro/shared/sub-category/questions/visible/visible-questions";
import { sameJson } from "@metiro/shared/sub-category/questions/diff/same-json";
import { loosePhotos } from "../../loose-photos.ts";
import { type Draft, emptyRequestDraft } from "../../wizard/draft/draft.ts";

/** A request as it is typed: the wizard's draft, the photos that belong to no answer, and its plans. */
export interface Edited {
  draft: Draft;
  photoIds: string[];
  planIds: string[];
}

export function editedOf(request: JobRequest): Edited {
  const { title, description, startPreference, startDate, budgetMin, budgetMax, answers } = request;
  return {
    draft: { ...emptyRequestDraft(answers), title, description, startPreference, startDate, budgetMin, budgetMax },
    photoIds: loosePhotos(request),
    planIds: plansOf(request),
  };
}

const plansOf = ({ plans }: JobRequest): string[] => plans.map(({ id }) => id);

/** What is sent: only what differs from the request that was opened, `null` for what was emptied. */
export function requestChangesIn(
  { draft, photoIds, planIds }: Edited,
  request: JobRequest,
): Omit<UpdateInput, "id" | "baseRevision"> {
  const { title, description, startPreference } = draft;
  const answers = dropHidden(request.form, draft.answers);
  const startDate = startPreference === "on_date" ? draft.startDate : undefined;
  return {
    ...(title !== request.title && { title }),
    ...(description !== request.description && { description }),
    ...(startPreference !== request.startPreference && { startPreference }),
    ...(startDate !== request.startDate && { startDate: startDate || null }),
    ...(draft.budgetMin !== request.budgetMin && { budgetMin: draft.budgetMin ?? null }),
    ...(draft.budgetMax !== request.budgetMax && { budgetMax: draft.budgetMax ?? null }),
    ...(!sameJson(answers, request.answers) && { answers }),
    ...(!sameJson(photoIds, loosePhotos(request)) && { photoIds }),
    ...(!sameJson(planIds, plansOf(request)) && { planIds }),
  };
}
