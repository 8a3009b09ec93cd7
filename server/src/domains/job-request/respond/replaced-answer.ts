import { undoSeconds } from "@metiro/shared/job-request/constants";
import { and, eq, lt, ne, sql } from "drizzle-orm";
import type { Db, Transaction } from "../../../db/client.ts";
import { jobRequestCompanies, replacedAnswers } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";

/** What makes up an answer, in both tables. */
const answerOf = (table: typeof jobRequestCompanies | typeof replacedAnswers) => ({
  response: table.response,
  message: table.message,
  priceMin: table.priceMin,
  priceMax: table.priceMax,
  priceUnit: table.priceUnit,
  vat: table.vat,
  availableFrom: table.availableFrom,
  duration: table.duration,
  durationUnit: table.durationUnit,
  visit: table.visit,
  declineReason: table.declineReason,
  documentId: table.documentId,
  respondedAt: table.respondedAt,
  firstRespondedAt: table.firstRespondedAt,
});

/** Keeps the answer that is about to be replaced, if there is one. The caller holds the row. */
export async function keepReplaced(tx: Transaction, jobRequestId: string, companyId: string): Promise<void> {
  await forgetReplaced(tx, jobRequestId, companyId);
  await tx.insert(replacedAnswers).select(
    tx
      .select({
        jobRequestId: jobRequestCompanies.jobRequestId,
        companyId: jobRequestCompanies.companyId,
        replacedAt: sql`${now}`.as("replaced_at"),
        ...answerOf(jobRequestCompanies),
      })
      .from(jobRequestCompanies)
      .where(and(isOf(jobRequestCompanies, jobRequestId, companyId), ne(jobRequestCompanies.response, "none"))),
  );
}

/** Puts the kept answer back in its place, with its times; false where there is none. */
export async function restoreReplaced(tx: Transaction, jobRequestId: string, companyId: string): Promise<boolean> {
  const kept = answerOf(replacedAnswers);
  const { response, message, priceMin, priceMax, priceUnit, vat, availableFrom, duration, durationUnit, visit } = kept;
  const restored = await tx
    .update(jobRequestCompanies)
    .set({
      response: sql`${response}`,
      message: sql`${message}`,
      priceMin: sql`${priceMin}`,
      priceMax: sql`${priceMax}`,
      priceUnit: sql`${priceUnit}`,
      vat: sql`${vat}`,
      availableFrom: sql`${availableFrom}`,
      duration: sql`${duration}`,
      durationUnit: sql`${durationUnit}`,
      visit: sql`${visit}`,
      declineReason: sql`${kept.declineReason}`,
      documentId: sql`${kept.documentId}`,
      respondedAt: sql`${kept.respondedAt}`,
      firstRespondedAt: sql`${kept.firstRespondedAt}`,
    })
    .from(replacedAnswers)
    .where(and(isOf(jobRequestCompanies, jobRequestId, companyId), isOf(replacedAnswers, jobRequestId, companyId)))
    .returning({ companyId: jobRequestCompanies.companyId });
  await forgetReplaced(tx, jobRequestId, companyId);
  return restored.length > 0;
}

export const forgetReplaced = (tx: Transaction, jobRequestId: string, companyId: string): Promise<unknown> =>
  tx.delete(replacedAnswers).where(isOf(replacedAnswers, jobRequestId, companyId));

/** Forgets what cannot be restored any more. */
export async function sweepReplacedAnswers(db: Db): Promise<number> {
  const { count } = await db
    .delete(replacedAnswers)
    .where(lt(replacedAnswers.replacedAt, sql`now() - make_interval(secs => ${undoSeconds})`));
  return count;
}

const isOf = (table: typeof jobRequestCompanies | typeof replacedAnswers, jobRequestId: string, companyId: string) =>
  and(eq(table.jobRequestId, jobRequestId), eq(table.companyId, companyId));
