import { JobStatus, statusAfter } from "@metiro/shared/job-request/rules/lifecycle";
import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { jobRequests } from "../../../db/schema/index.ts";
import { settings } from "../../application-config/index.ts";
import { stripRequests, strippable } from "./erase.ts";
import { now } from "../../../db/sql.ts";
import { audit, nobody } from "../../audit/index.ts";

const batch = 100;

/**
 * Takes the personal data out of requests that are older than the configuration lets them be, some at a time until none
 * is left or time is up. Their status stays, for the figures, but one that was never sent is cancelled: nobody will.
 */
export async function eraseOldRequests(db: Db, signal: AbortSignal): Promise<number> {
  const { "retention.requestMonths": months } = await settings(db);
  let erased = 0;
  while (!signal.aborted) {
    const count = await eraseSome(db, months);
    erased += count;
    if (count < batch) break;
  }
  return erased;
}

const eraseSome = (db: Db, months: number): Promise<number> =>
  db.transaction(async (tx) => {
    const old = await tx
      .select(strippable)
      .from(jobRequests)
      .where(and(isNull(jobRequests.erasedAt), lt(jobRequests.createdAt, sql`now() - ${months} * interval '1 month'`)))
      .orderBy(asc(jobRequests.createdAt))
      .limit(batch)
      .for("no key update", { skipLocked: true });
    if (old.length === 0) return 0;
    const ids = old.map(({ id }) => id);
    await stripRequests(tx, old);
    await tx
      .update(jobRequests)
      .set({ status: statusAfter("cancel", JobStatus.Active), canceledAt: now })
      .where(and(inArray(jobRequests.id, ids), eq(jobRequests.status, JobStatus.Active)));
    await audit(tx, nobody, "retention.eraseRequests", null, { count: ids.length, months });
    return ids.length;
  });
