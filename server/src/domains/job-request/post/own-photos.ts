import type { Faults } from "@metiro/shared/errors/field-error";
import type { Answers, QuestionForm } from "@metiro/shared/sub-category/questions";
import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { files } from "../../../db/schema/index.ts";
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
  for (const { id, type } of form.steps.flatMap((step) => step.questions)) {
    const value = answers[id];
    if (type === "photos" && Array.isArray(value)) byField.set(`answers.${id}`, value);
  }
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
