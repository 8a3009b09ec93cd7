import { JobStatus, statusAfter } from "@metiro/shared/job-request/rules/lifecycle";
import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { jobRequests } from "../../../db/schema/index.ts";
import { runSequentially } from "../../../jobs/index.ts";
import { settings } from "../../application-config/index.ts";
import { stripRequests, strippable } from "./erase.ts";
import { now } from "../../../db/sql.ts";
import { audit, nobody } from "../../audit/index.ts";

/** Requests that one run looks at: the next night takes what is left. */
const maxPerNight = 10_000;
const batchSize = 100;

/**
 * Takes the personal data out of requests that are older than the configuration lets them be, some at a time until the
 * most of a night are done or time is up. Their status stays, for the figures, but one that was never sent is cancelled: nobody will.
 */
export async function eraseOldRequests(db: Db, signal: AbortSignal): Promise<number> {
  const { "retention.requestMonths": months } = await settings(db);
  const old = await db
    .select({ id: jobRequests.id })
    .from(jobRequests)
    .where(pastTheirTime(months))
    .orderBy(asc(jobRequests.createdAt))
    .limit(maxPerNight);
  let erased = 0;
  const alone: typeof old = [];
  const faults: unknown[] = [];
  for (let at = 0; at < old.length && !signal.aborted; at += batchSize) {
    const some = old.slice(at, at + batchSize);
    try {
      erased += await eraseSome(db, some, months);
    } catch (error) {
      faults.push(error);
      // One of them failed, and with it the transaction of all.
      alone.push(...some);
    }
  }
  if (signal.aborted && faults.length > 0)
    throw new AggregateError(faults, "Time was up before each was tried by itself");
  const oneByOne = await runSequentially(
    alone,
    async (request) => !signal.aborted && (await eraseSome(db, [request], months)) > 0,
  );
  return erased + oneByOne;
}

const pastTheirTime = (months: number) =>
  and(isNull(jobRequests.erasedAt), lt(jobRequests.createdAt, sql`now() - ${months} * interval '1 month'`));

const eraseSome = (db: Db, some: readonly { id: string }[], months: number): Promise<number> =>
  db.transaction(async (tx) => {
    const old = await tx
      .select(strippable)
      .from(jobRequests)
      .where(
        and(
          inArray(
            jobRequests.id,
            some.map(({ id }) => id),
          ),
          pastTheirTime(months),
        ),
      )
      .orderBy(asc(jobRequests.createdAt))
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
