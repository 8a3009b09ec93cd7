import { isUnderWay } from "@metiro/shared/job-request/rules/under-way";
import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db, Transaction } from "../../../db/client.ts";
import { delivered, firstAnsweredAt } from "../../../db/queries/recipients.ts";
import { underWay } from "../../../db/queries/request-state.ts";
import { jobRequestCompanies, jobRequests, requestGuarantees, requestRelaunches } from "../../../db/schema/index.ts";
import { runSequentially } from "../../../jobs/index.ts";
import { lockInAnyState } from "../../job-request/index.ts";
import { answersOf } from "../answers.ts";
import { maxGuaranteesPerRun } from "../queries.ts";
import { type Next, nextFor } from "../next.ts";
import { endRelaunch, restartGuarantee, autoSend } from "../relaunch.ts";
import { settings } from "../../application-config/index.ts";

const open = { id: requestRelaunches.id, jobRequestId: requestRelaunches.jobRequestId };

/** Those companies of a request that were added since it was put on the list, and know of it. */
const addedSince = (since: string | typeof requestRelaunches.createdAt) =>
  and(gt(jobRequestCompanies.createdAt, since), delivered);

/**
 * What became of the requests on the list: sent on by an admin, as soon as that cannot be taken back any more; or not needed, because
 * they came to their end or were answered late.
 */
export async function followRelaunches(db: Db): Promise<number> {
  const enough = sql`(select count(*) from ${jobRequestCompanies} where ${jobRequestCompanies.jobRequestId} = ${jobRequests.id}
    and ${jobRequestCompanies.response} = 'interested' and ${firstAnsweredAt} >= ${requestGuarantees.countsFrom})`;
  const rows = await db
    .select(open)
    .from(requestRelaunches)
    .innerJoin(jobRequests, eq(jobRequests.id, requestRelaunches.jobRequestId))
    .leftJoin(requestGuarantees, eq(requestGuarantees.jobRequestId, jobRequests.id))
    .where(
      and(
        isNull(requestRelaunches.endedAt),
        sql`(not (${underWay})
          or exists (select from ${jobRequestCompanies} where ${jobRequestCompanies.jobRequestId} = ${jobRequests.id}
            and (${jobRequestCompanies.clientDecision} = 'accepted' or ${addedSince(requestRelaunches.createdAt)}))
          or (${requestRelaunches.reason} = 'missed' and ${enough} >= ${requestGuarantees.answers}))`,
      ),
    )
    .orderBy(asc(requestRelaunches.createdAt))
    .limit(maxGuaranteesPerRun);
  const limits = await settings(db);
  return runSequentially(rows, (row) =>
    db.transaction(async (tx) => {
      const held = await holdOpen(tx, row);
      if (!held) return false;
      const { request, tell, reason, since } = held;
      const { sent, answers, promised } = await stateOf(tx, request.id, since);
      const isOver = !isUnderWay(request) || answers.accepted;
      if (!isOver && sent > 0) {
        await endRelaunch(tx, request, { id: row.id, end: "sent", sentTo: sent });
        await restartGuarantee(tx, request.id, limits, { wished: reason !== "missed" });
      } else if (isOver || (reason === "missed" && promised !== null && answers.offers >= promised))
        await endRelaunch(tx, request, { id: row.id, end: "ended" });
      else return false;
      await tell();
      return true;
    }),
  );
}

/** Those that wait for the platform to send them on, where that was switched on later or a place has come free since. */
export async function autoSendWaiting(db: Db): Promise<number> {
  const limits = await settings(db);
  if (!limits["guarantee.autoSend"]) return 0;
  const rows = await db
    .select(open)
    .from(requestRelaunches)
    .where(
      and(
        isNull(requestRelaunches.endedAt),
        eq(requestRelaunches.reason, "missed"),
        eq(requestRelaunches.uncovered, false),
      ),
    )
    .orderBy(asc(requestRelaunches.createdAt))
    .limit(50);
  return runSequentially(rows, async (row) => {
    const next = await nextFor(db, row.jobRequestId);
    return next ? db.transaction((tx) => sendOnOne(tx, row, next)) : false;
  });
}

async function sendOnOne(tx: Transaction, row: Open, next: Next): Promise<boolean> {
  const held = await holdOpen(tx, row);
  if (!held) return false;
  const { sent, answers } = await stateOf(tx, row.jobRequestId, held.since);
  // What an admin is about to send, or what is over, is not sent by the platform.
  if (!isUnderWay(held.request) || answers.accepted || sent > 0) return false;
  return autoSend(tx, held.request, { relaunchId: row.id, next });
}

interface Open {
  id: string;
  jobRequestId: string;
}

/** Takes the request first, as everybody does, and then its place on the list, if it still has one. */
async function holdOpen(tx: Transaction, { id, jobRequestId }: Open) {
  const held = await lockInAnyState(tx, jobRequestId);
  const [row] = await tx
    .select({ reason: requestRelaunches.reason, since: requestRelaunches.createdAt })
    .from(requestRelaunches)
    .where(and(eq(requestRelaunches.id, id), isNull(requestRelaunches.endedAt)))
    .for("no key update");
  return held && row && { ...held, ...row };
}

async function stateOf(tx: Transaction, id: string, since: string) {
  const [promise] = await tx
    .select({ answers: requestGuarantees.answers, countsFrom: requestGuarantees.countsFrom })
    .from(requestGuarantees)
    .where(eq(requestGuarantees.jobRequestId, id));
  const [answers] = await tx
    .select(answersOf(sql`${promise?.countsFrom ?? since}::timestamptz`))
    .from(jobRequestCompanies)
    .where(eq(jobRequestCompanies.jobRequestId, id));
  const sent = await tx.$count(jobRequestCompanies, and(eq(jobRequestCompanies.jobRequestId, id), addedSince(since)));
  return {
    sent,
    answers: answers ?? { accepted: false, offers: 0 },
    promised: promise?.answers ?? null,
  };
}
