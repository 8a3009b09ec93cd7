import type { Faults } from "@metiro/shared/errors/field-error";
import { type Answers, photoAnswers, type QuestionForm } from "@metiro/shared/sub-category/questions";
import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { files, jobRequestPhotos } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";

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
  const byField = new Map<string, string[]>([["photoIds", photoIds]]);
  for (const { fileId, questionId } of photoAnswers(form, answers))
    byField.set(`answers.${questionId}`, [...(byField.get(`answers.${questionId}`) ?? []), fileId]);
  const ids = [...new Set([...byField.values()].flat())];
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, ids), eq(files.ownerId, userId)));
  const own = new Set(rows.map((row) => row.id));
  const errors: Faults = {};
  for (const [field, given] of byField) if (given.some((id) => !own.has(id))) errors[field] = [{ rule: "unknown" }];
  if (Object.keys(errors).length > 0) throw new DomainError("VALIDATION_FAILED", { errors });
  return ids;
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
