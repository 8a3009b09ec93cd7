import type { OwnPromise } from "@metiro/shared/auth/export";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { jobRequests, requestGuarantees, requestRelaunches } from "../../db/schema/index.ts";

/** What was promised to a client of its requests, and when they were to be sent on, the oldest first. */
export async function guaranteesOfClient(db: Db, tendererId: string): Promise<OwnPromise[]> {
  const own = eq(jobRequests.tendererId, tendererId);
  const [promises, relaunches] = await Promise.all([
    db
      .select({
        number: jobRequests.number,
        jobRequestId: jobRequests.id,
        startedAt: requestGuarantees.startedAt,
        dueAt: requestGuarantees.dueAt,
        answers: requestGuarantees.answers,
        outcome: requestGuarantees.outcome,
      })
      .from(requestGuarantees)
      .innerJoin(jobRequests, and(eq(jobRequests.id, requestGuarantees.jobRequestId), own))
      .orderBy(asc(requestGuarantees.startedAt)),
    db
      .select({
        jobRequestId: requestRelaunches.jobRequestId,
        number: jobRequests.number,
        reason: requestRelaunches.reason,
        createdAt: requestRelaunches.createdAt,
        end: requestRelaunches.end,
        endedAt: requestRelaunches.endedAt,
        sentTo: requestRelaunches.sentTo,
      })
      .from(requestRelaunches)
      .innerJoin(jobRequests, and(eq(jobRequests.id, requestRelaunches.jobRequestId), own))
      .orderBy(asc(requestRelaunches.createdAt)),
  ]);
  return [
    ...promises.map((row) => omitNulls(row)),
    ...relaunches.map(({ createdAt, ...row }) => omitNulls({ ...row, startedAt: createdAt })),
  ].toSorted((one, two) => one.startedAt.localeCompare(two.startedAt));
}
