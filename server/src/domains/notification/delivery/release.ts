import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Db, Transaction } from "../../../db/client.ts";
import { heldMails, notificationSettings } from "../../../db/schema/index.ts";
import { requeueDeferred } from "./defer.ts";
import { enqueueMails } from "./send.ts";
import { zone } from "../../../db/sql.ts";

/** So many mails, or readers, in one transaction. */
const batchSize = 500;

/**
 * Lets go of what has waited long enough: after quiet hours each mail by itself, at the hour of the mail of the day all that
 * a reader has waiting in one. Any number of processes may do so at the same time, or again after a crash.
 */
export async function releaseHeld(db: Db, now: Date): Promise<{ released: number; digests: number }> {
  return {
    released: await untilNone(() => db.transaction((tx) => endQuiet(tx, now))),
    digests: await untilNone(() => db.transaction((tx) => gather(tx, now))),
  };
}

async function untilNone(step: () => Promise<number>): Promise<number> {
  let done = 0;
  for (let count = await step(); count > 0; count = await step()) done += count;
  return done;
}

const due = (why: "daily" | "quiet", now: Date) =>
  and(eq(heldMails.why, why), isNull(heldMails.digestId), lte(heldMails.dueAt, now.toISOString()));

async function endQuiet(tx: Transaction, now: Date): Promise<number> {
  const over = await tx
    .select({ jobId: heldMails.jobId })
    .from(heldMails)
    .where(due("quiet", now))
    .orderBy(asc(heldMails.dueAt))
    .limit(batchSize)
    .for("update", { skipLocked: true });
  return requeueDeferred(
    tx,
    inArray(
      heldMails.jobId,
      over.map(({ jobId }) => jobId),
    ),
  );
}

/** Gathers what waits for as many readers, each under a mail of the day of its own. */
async function gather(tx: Transaction, now: Date): Promise<number> {
  const waiting = await tx
    .select({ userId: heldMails.userId })
    .from(heldMails)
    .where(due("daily", now))
    .groupBy(heldMails.userId)
    .limit(batchSize);
  if (waiting.length === 0) return 0;
  const readers = waiting.map(({ userId }) => userId);
  // Who puts something aside, or chooses otherwise, at this moment comes first or finds that the day has had its mail.
  await tx
    .select({ userId: notificationSettings.userId })
    .from(notificationSettings)
    .where(inArray(notificationSettings.userId, readers))
    .orderBy(asc(notificationSettings.userId))
    .for("update");
  const gathered = await tx.execute<{ to: string; digest_id: string }>(sql`
    with due as (
      select ${heldMails.userId} as user_id, uuidv7() as digest_id,
        (max(${heldMails.dueAt}) at time zone ${zone})::date as day
      from ${heldMails} where ${due("daily", now)} and ${inArray(heldMails.userId, readers)}
      group by ${heldMails.userId}
    ), had as (
      update ${notificationSettings} set last_digest_on = due.day from due where ${notificationSettings.userId} = due.user_id
    ), told as (
      update ${heldMails} set digest_id = due.digest_id from due
      where ${heldMails.userId} = due.user_id and ${heldMails.why} = 'daily' and ${isNull(heldMails.digestId)}
      returning ${heldMails.userId} as user_id, due.digest_id
    )
    select distinct user_id as to, digest_id from told`);
  await enqueueMails(
    tx,
    gathered.map(({ to, digest_id: digestId }) => ({ kind: "dailyDigest", to, data: { digestId } })),
  );
  return gathered.length;
}
