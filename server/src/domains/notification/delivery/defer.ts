import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Db, Transaction } from "../../../db/client.ts";
import { heldMails, jobRequestMails, sentMails, users } from "../../../db/schema/index.ts";
import { enqueue, removeActiveJob } from "../../../jobs/index.ts";
import { decideDeliveryLocked } from "./decide.ts";
import { moveDeliveries } from "./log.ts";
import type { Mail } from "../../../mail/index.ts";
import { mailQueue } from "../../../mail/index.ts";
import { arrayLiteral } from "../../../db/rows/array-literal.ts";

/**
 * Puts a mail aside that is being worked on. It moves from the queue in one transaction, so that a killed process neither loses
 * nor doubles it; where the choice has changed by now, it goes back to the queue with the next look.
 */
export async function deferMail(db: Db, { id, mail, now }: { id: string; mail: Mail; now: Date }): Promise<void> {
  await db.transaction(async (tx) => {
    const verdict = await decideDeliveryLocked(tx, mail, now);
    const { why, until } = verdict.does === "wait" ? verdict : { why: "quiet" as const, until: now };
    if (!(await removeActiveJob(tx, mailQueue, id))) return;
    const { to: userId, kind, data } = mail;
    await tx.insert(heldMails).values({ jobId: id, userId, kind, data, why, dueAt: until.toISOString() });
  });
}

/** Puts mails that wait back into the queue, where each is judged anew. Returns how many there were. */
export async function requeueDeferred(tx: Transaction, which: SQL | undefined): Promise<number> {
  const waiting = await tx
    .delete(heldMails)
    .where(and(which, isNull(heldMails.digestId)))
    .returning(mailFields);
  const again = await enqueue(tx, mailQueue, waiting.map(mailOf));
  // Put in and given back in one order; of two that say the same it does not matter which is which.
  await moveDeliveries(
    tx,
    again.map(({ id }, index) => ({ id, before: waiting[index]?.jobId ?? id })),
  );
  return waiting.length;
}

/** What waits for somebody, after a change of what that person wants. */
export const requeueDeferredOf = (tx: Transaction, userId: string): Promise<number> =>
  requeueDeferred(tx, eq(heldMails.userId, userId));

const mailFields = {
  jobId: heldMails.jobId,
  to: heldMails.userId,
  kind: heldMails.kind,
  data: heldMails.data,
};

/** What was taken out of the queue as a mail is one. */
const mailOf = ({ kind, to, data }: { kind: string; to: string; data: object }) =>
  ({ kind, to, data }) as unknown as Mail;

/** A mail that waits, by the job it had. */
export async function deferredMail(db: Db, jobId: string): Promise<Mail | undefined> {
  const [row] = await db.select(mailFields).from(heldMails).where(eq(heldMails.jobId, jobId));
  return row && mailOf(row);
}

/** Of some jobs those whose mails are put aside: they stay so until the transaction ends. */
export async function lockDeferredMails(tx: Transaction, jobIds: string[]): Promise<Mail[]> {
  const rows = await tx
    .select(mailFields)
    .from(heldMails)
    .where(and(inArray(heldMails.jobId, jobIds), isNull(heldMails.digestId)))
    .for("update", { skipLocked: true });
  return rows.map(mailOf);
}

/** The mails that one mail of the day tells, oldest first. */
export async function mailsInDigest(db: Db, digestId: string): Promise<{ jobId: string; mail: Mail }[]> {
  const rows = await db
    .select(mailFields)
    .from(heldMails)
    .where(eq(heldMails.digestId, digestId))
    .orderBy(asc(heldMails.createdAt), asc(heldMails.jobId));
  return rows.map((row) => ({ jobId: row.jobId, mail: mailOf(row) }));
}

/** What became of the mails of a mail of the day that is done: those it told, and those that had nothing to say by then. */
export async function recordDigestOutcome(db: Db, digestId: string, told: readonly string[]): Promise<void> {
  const outcomeOf = (job: SQL) =>
    sql`case when ${job} = any(${arrayLiteral(told)}::uuid[]) then 'digested' else 'skipped' end`;
  await db.execute(sql`
    with gone as (delete from ${heldMails} where ${heldMails.digestId} = ${digestId} returning job_id, user_id, kind, data),
      noted as (
        insert into ${sentMails} (id, user_id, kind, data, outcome, at)
        select gone.job_id, gone.user_id, gone.kind, gone.data, ${outcomeOf(sql`gone.job_id`)}, clock_timestamp()
        from gone join ${users} on ${users.id} = gone.user_id where ${users.deletedAt} is null on conflict do nothing)
    update ${jobRequestMails} set settled_at = clock_timestamp(),
      outcome = ${outcomeOf(sql`${jobRequestMails.jobId}`)}
    from gone where ${jobRequestMails.jobId} = gone.job_id`);
}
