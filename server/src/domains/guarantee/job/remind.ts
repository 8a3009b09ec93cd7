import { jobCan } from "@metiro/shared/job-request/rules/lifecycle";
import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Db, Transaction } from "../../../db/client.ts";
import { jobRequestCompanies, requestGuarantees } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { runSequentially } from "../../../jobs/index.ts";
import { lockInAnyState, remindSilent } from "../../job-request/index.ts";
import { answersOf } from "../answers.ts";
import { maxGuaranteesPerRun } from "../queries.ts";

/** A working day before answers are due: asks the companies once more that have not answered. The mark goes with the mails. */
export async function remindBeforeDue(db: Db): Promise<number> {
  const rows = await db
    .select({ id: requestGuarantees.jobRequestId })
    .from(requestGuarantees)
    .where(lte(requestGuarantees.remindAt, now))
    .orderBy(asc(requestGuarantees.remindAt))
    .limit(maxGuaranteesPerRun);
  return runSequentially(rows, ({ id }) => db.transaction((tx) => remind(tx, id)));
}

async function remind(tx: Transaction, id: string): Promise<boolean> {
  const held = await lockInAnyState(tx, id);
  const [promise] = await tx
    .update(requestGuarantees)
    .set({ remindAt: null })
    .where(and(eq(requestGuarantees.jobRequestId, id), lte(requestGuarantees.remindAt, now)))
    .returning({ answers: requestGuarantees.answers, countsFrom: requestGuarantees.countsFrom });
  if (!held || !promise) return false;
  const { request } = held;
  if (!jobCan("remind", "Admin", request)) return false;
  const [answers] = await tx
    .select(answersOf(sql`${promise.countsFrom}::timestamptz`))
    .from(jobRequestCompanies)
    .where(eq(jobRequestCompanies.jobRequestId, id));
  if (!answers || answers.accepted || answers.offers >= promise.answers) return false;
  return (await remindSilent(tx, request)) > 0;
}
