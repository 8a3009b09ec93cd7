import type { JobRequest } from "@metiro/shared/job-request/schema";

/** The photos that belong to no answer: the request's own. */
export function loosePhotos({ photos, answers }: Pick<JobRequest, "photos" | "answers">): string[] {
  const answered = new Set(Object.values(answers).flatMap((answer) => (Array.isArray(answer) ? answer : [])));
  return photos.flatMap(({ id }) => (answered.has(id) ? [] : [id]));
}
