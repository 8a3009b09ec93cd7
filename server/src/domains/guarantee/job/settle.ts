import { isUnderWay } from "@metiro/shared/job-request/rules/under-way";
import type { GuaranteeOutcome } from "@metiro/shared/guarantee/constants";
import { asc, eq, lte, sql } from "drizzle-orm";
import type { Db, Transaction } from "../../../db/client.ts";
import { jobRequestCompanies, requestGuarantees } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { runSequentially } from "../../../jobs/index.ts";
import { type LockedRequest, lockInAnyState } from "../../job-request/index.ts";
import { answersBy, answersOf } from "../answers.ts";
import { type Next, nextFor } from "../next.ts";
import { maxGuaranteesPerRun } from "../queries.ts";
import { openRelaunch } from "../relaunch.ts";

/** Looks at the promises whose time has come. Each is a transaction of its own: of two processes the second finds nothing to do. */
export async function settleDue(db: Db): Promise<number> {
  const due = await db
    .select({ id: requestGuarantees.jobRequestId })
    .from(requestGuarantees)
    .where(lte(requestGuarantees.checkAt, now))
    .orderBy(asc(requestGuarantees.checkAt))
    .limit(maxGuaranteesPerRun);
  return runSequentially(due, async ({ id }) => {
    const next = await nextFor(db, id);
    return next ? db.transaction((tx) => settle(tx, id, next)) : false;
  });
}

async function settle(tx: Transaction, id: string, next: Next): Promise<boolean> {
  const held = await lockInAnyState(tx, id);
  const [promise] = await tx
    .select({
      dueAt: requestGuarantees.dueAt,
      answers: requestGuarantees.answers,
      outcome: requestGuarantees.outcome,
      countsFrom: requestGuarantees.countsFrom,
      isLast: sql<boolean>`${requestGuarantees.currentDueAt} <= clock_timestamp()`,
      isDue: sql<boolean>`coalesce(${requestGuarantees.checkAt} <= clock_timestamp(), false)`,
    })
    .from(requestGuarantees)
    .where(eq(requestGuarantees.jobRequestId, id));
  if (!held || !promise?.isDue) return false;
  const [answers] = await tx
    .select({
      ...answersOf(sql`${promise.countsFrom}::timestamptz`),
      ...answersBy(sql`${promise.dueAt}::timestamptz`),
    })
    .from(jobRequestCompanies)
    .where(eq(jobRequestCompanies.jobRequestId, id));
  const { request, tell } = held;
  const met = answers !== undefined && (answers.inTime >= promise.answers || answers.acceptedInTime);
  await tx
    .update(requestGuarantees)
    .set({
      ...(promise.outcome === null && { outcome: outcomeOf(request, promise.dueAt, met), settledAt: now }),
      checkAt: promise.isLast ? null : requestGuarantees.currentDueAt,
      ...(promise.isLast && { remindAt: null }),
    })
    .where(eq(requestGuarantees.jobRequestId, id));
  const isWaiting = isUnderWay(request) && answers !== undefined && !answers.accepted;
  if (promise.isLast && isWaiting && answers.offers < promise.answers) await openRelaunch(tx, request, next);
  await tell();
  return true;
}

/** A request that its client, or an admin, ended before its time was neither kept waiting nor served. */
function outcomeOf({ canceledAt }: LockedRequest, dueAt: string, met: boolean): GuaranteeOutcome {
  if (met) return "met";
  return canceledAt !== null && canceledAt <= dueAt ? "ended" : "missed";
}
