import { type Answers, photoAnswers, type QuestionForm } from "@metiro/shared/sub-category/questions";
import type { Transaction } from "../../../db/client.ts";
import { jobRequestPhotos } from "../../../db/schema/index.ts";
import { heldOwnImages } from "../../file/index.ts";

interface Given {
  photoIds: string[];
  form: QuestionForm;
  answers: Answers;
}

/** The files that a new request shows: its own photos and those of its answers. All must have been uploaded by the same user. */
export async function ownPhotos(
  tx: Transaction,
  userId: string,
  { photoIds, form, answers }: Given,
): Promise<string[]> {
  const byField: Record<string, string[]> = { photoIds };
  for (const { fileId, questionId } of photoAnswers(form, answers))
    (byField[`answers.${questionId}`] ??= []).push(fileId);
  return (await heldOwnImages(tx, userId, byField)).map(({ id }) => id);
}

/**
 * Shows these photos with a request, in this order. One that answers a question carries it, and is as sensitive; given to several,
 * or for the whole as well, it stays with the most sensitive.
 */
export async function showPhotos(
  tx: Transaction,
  jobRequestId: string,
  { photos, form, answers }: { photos: readonly string[]; form: QuestionForm; answers: Answers },
): Promise<void> {
  const asked = new Map<string, { questionId: string; sensitive: boolean }>();
  for (const { fileId, ...question } of photoAnswers(form, answers))
    if (question.sensitive || !asked.has(fileId)) asked.set(fileId, question);
  if (photos.length > 0)
    await tx
      .insert(jobRequestPhotos)
      .values(photos.map((fileId, position) => ({ jobRequestId, fileId, position, ...asked.get(fileId) })));
}
