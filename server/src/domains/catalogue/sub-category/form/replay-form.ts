import { swissDay } from "@metiro/shared/calendar-day";
import { fieldViolationsOf } from "@metiro/shared/errors/field-error";
import { checkAnswers, faultlessForm } from "@metiro/shared/sub-category/questions";
import type { FormReplay } from "@metiro/shared/sub-category/schema";
import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { jobRequests } from "../../../../db/schema/index.ts";
import { DomainError } from "../../../../errors/domain-error.ts";
import { orNotFound } from "../../../../errors/or-not-found.ts";
import type { Call } from "../../../../trpc/context.ts";
import { subcategoryById } from "../queries.ts";
import { formDraftOf } from "./form-draft.ts";

/** So many of the latest requests are looked at: enough to see what a change does, few enough for a moment's work. */
export const maxReplayedRequests = 200;

/**
 * Gives the answers of the latest requests to what is being written, or to the published form where nothing is. A day is judged as
 * on the day the request was made. Of the requests nothing is told but how many.
 */
export async function replayForm({ ctx: { db }, input: { id } }: Call<{ id: string }>): Promise<FormReplay> {
  const { questions: published } = orNotFound(await subcategoryById(db, id));
  const { draft } = await formDraftOf(db, id);
  const { success, data: form, error } = faultlessForm.safeParse(draft?.form ?? published);
  if (!success) throw new DomainError("VALIDATION_FAILED", { errors: fieldViolationsOf(error.issues) });
  const rows = await db
    .select({ answers: jobRequests.answers, createdAt: jobRequests.createdAt })
    .from(jobRequests)
    // What another service's form was answered by fits no version of this one.
    .where(and(eq(jobRequests.subcategoryId, id), isNotNull(jobRequests.formRevision), isNull(jobRequests.erasedAt)))
    .orderBy(desc(jobRequests.createdAt), desc(jobRequests.id))
    .limit(maxReplayedRequests);
  const refused = new Map<string, { count: number; rules: Set<string> }>();
  let fittingCount = 0;
  for (const { answers, createdAt } of rows) {
    const check = checkAnswers(form, answers, { today: swissDay(new Date(createdAt)) });
    if (check.ok) fittingCount += 1;
    else
      for (const { questionId, failure } of check.failures) {
        const known = refused.get(questionId) ?? { count: 0, rules: new Set() };
        refused.set(questionId, { count: known.count + 1, rules: known.rules.add(failure.rule) });
      }
  }
  return {
    requestCount: rows.length,
    fittingCount,
    questions: [...refused]
      .map(([questionId, { count, rules }]) => ({ questionId, count, rules: [...rules] }))
      .toSorted((one, other) => other.count - one.count),
  };
}
