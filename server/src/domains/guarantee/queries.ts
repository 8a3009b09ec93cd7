import type { Guarantee, RequestPromise } from "@metiro/shared/guarantee/schema";
import { maxRelaunchAsks } from "@metiro/shared/guarantee/constants";
import { jobCan } from "@metiro/shared/job-request/rules/lifecycle";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { delivered } from "../../db/queries/recipients.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { jobRequestCompanies, jobRequests, requestGuarantees, requestRelaunches } from "../../db/schema/index.ts";
import { answersOf } from "./answers.ts";

/** Requests that one run looks at; the next one, a minute later, takes those that are left. */
export const maxGuaranteesPerRun = 500;

/** The promises of some requests, each with the latest of its sendings on; whose they are says `where`. */
const selectGuarantees = (db: Queryable) => {
  const latest = db
    .select()
    .from(requestRelaunches)
    .where(eq(requestRelaunches.jobRequestId, jobRequests.id))
    .orderBy(desc(requestRelaunches.createdAt), desc(requestRelaunches.id))
    .limit(1)
    .as("latest");
  const answers = db
    .select(answersOf(requestGuarantees.countsFrom))
    .from(jobRequestCompanies)
    .where(and(eq(jobRequestCompanies.jobRequestId, jobRequests.id), delivered))
    .as("answers");
  return db
    .select({
      jobRequestId: jobRequests.id,
      status: jobRequests.status,
      doneAt: jobRequests.doneAt,
      erasedAt: jobRequests.erasedAt,
      dueAt: requestGuarantees.currentDueAt,
      isOver: sql<boolean>`coalesce(${requestGuarantees.currentDueAt} <= clock_timestamp(), true)`,
      promised: requestGuarantees.answers,
      outcome: requestGuarantees.outcome,
      companies: answers.companies,
      silent: answers.silent,
      offers: answers.offers,
      allOffers: answers.allOffers,
      accepted: answers.accepted,
      relaunch: {
        id: latest.id,
        reason: latest.reason,
        since: latest.createdAt,
        uncovered: latest.uncovered,
        end: latest.end,
        endedAt: latest.endedAt,
        sentTo: latest.sentTo,
      },
      wishes: sql<number>`(select count(*)::int from ${requestRelaunches} where ${requestRelaunches.jobRequestId} = ${jobRequests.id}
        and ${requestRelaunches.reason} <> 'missed')`,
    })
    .from(jobRequests)
    .leftJoin(requestGuarantees, eq(requestGuarantees.jobRequestId, jobRequests.id))
    .leftJoinLateral(latest, sql`true`)
    .leftJoinLateral(answers, sql`true`);
};

type Row = Awaited<ReturnType<typeof selectGuarantees>>[number];

export const guaranteeRows = (db: Queryable, where: SQL | undefined): Promise<Row[]> =>
  selectGuarantees(db).where(where);

/** Whether its client still waits: companies have it, nobody was chosen, and it is not at its end. */
const isLiving = (row: Row): boolean =>
  jobCan("askAnother", "Tenderer", row) && row.companies !== null && row.companies > 0 && !row.accepted;

export function guaranteeForClient(row: Row): RequestPromise {
  const kept = row.promised !== null && (row.offers ?? 0) >= row.promised;
  const { id: _, ...relaunch } = row.relaunch ?? { id: null };
  return {
    jobRequestId: row.jobRequestId,
    ...(isLiving(row) && row.dueAt !== null && row.promised !== null && { due: row.dueAt, answers: row.promised }),
    kept,
    ...("reason" in relaunch && { relaunch: omitNulls(relaunch) }),
  };
}

export function guaranteeOf(row: Row): Guarantee {
  const wishesLeft = Math.max(0, maxRelaunchAsks - row.wishes);
  return {
    ...guaranteeForClient(row),
    ...(row.outcome !== null && { outcome: row.outcome }),
    canAsk: wishesLeft > 0 && mayAsk(row),
    wishesLeft,
  };
}

/** While answers may still come in time nothing is missing; once there are offers it is a matter of taste. */
const mayAsk = (row: Row): boolean =>
  isLiving(row) &&
  !(row.relaunch !== null && row.relaunch.end === null) &&
  ((row.allOffers ?? 0) > 0 || row.silent === 0 || row.isOver);

export const relaunchReasonOf = (row: Row) => ((row.allOffers ?? 0) > 0 ? "offersUnsuitable" : "answersMissing");
