import { isId } from "../id.ts";

/** What of a draft may name photos and plans. */
export interface WithPhotos {
  photoIds?: readonly string[] | undefined;
  planIds?: readonly string[] | undefined;
  answers: Readonly<Record<string, unknown>>;
}

/** Whether an answer is one to a question for photos: ids of images, and nothing else. */
export const isPhotos = (answer: unknown): answer is string[] =>
  Array.isArray(answer) && answer.length > 0 && answer.every((id) => typeof id === "string" && isId(id));

/** The ids of all photos that a draft names, by itself and in its answers; each once. */
export const photosOf = ({ photoIds = [], answers }: WithPhotos): string[] => [
  ...new Set([...photoIds, ...Object.values(answers).filter(isPhotos).flat()]),
];

/** The ids of all files that a draft names, its plans too. */
export const filesOf = (draft: WithPhotos): string[] => [...photosOf(draft), ...(draft.planIds ?? [])];
