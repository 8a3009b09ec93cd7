import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db, Transaction } from "../../../db/client.ts";
import { jobRequestMails, jobRequests, type MailOutcome, users } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import type { Mail, MailKind } from "../../../mail/index.ts";

/** Notes the mails that are about a request (their data names it), so that its page can tell what became of them. */
export async function recordDeliveries(tx: Transaction, jobs: readonly { id: string; data: Mail }[]): Promise<void> {
  const about = jobs.flatMap(({ id, data: { kind, to, data } }) =>
    "jobRequestId" in data ? [{ id, kind, to, request: data.jobRequestId }] : [],
  );
  if (about.length === 0) return;
  await tx.execute(sql`
    insert into ${jobRequestMails} (job_id, job_request_id, user_id, kind, created_at)
    select job.id, ${jobRequests.id}, ${users.id}, job.kind, clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(about)}::text::jsonb) as job (id uuid, kind text, "to" uuid, request uuid)
      join ${jobRequests} on ${jobRequests.id} = job.request join ${users} on ${users.id} = job."to"`);
}

/** The jobs of the mails of a kind about a request to somebody that have not come to an end. */
export async function pendingDeliveryJobs(
  tx: Transaction,
  { kind, to, jobRequestId }: { kind: MailKind; to: string; jobRequestId: string },
): Promise<string[]> {
  const rows = await tx
    .select({ jobId: jobRequestMails.jobId })
    .from(jobRequestMails)
    .where(
      and(
        eq(jobRequestMails.jobRequestId, jobRequestId),
        eq(jobRequestMails.userId, to),
        eq(jobRequestMails.kind, kind),
        isNull(jobRequestMails.outcome),
      ),
    );
  return rows.map(({ jobId }) => jobId);
}

/** Mails that are tried again have other jobs. */
export async function moveDeliveries(tx: Transaction, jobs: readonly { before: string; id: string }[]): Promise<void> {
  if (jobs.length === 0) return;
  const moved = JSON.stringify(jobs.map(({ before, id }) => ({ before, id })));
  await tx.execute(sql`
    update ${jobRequestMails} set job_id = moved.id
    from jsonb_to_recordset(${moved}::text::jsonb) as moved (before uuid, id uuid) where job_id = moved.before`);
}

/** What became of a mail in the end. */
export const recordDeliveryOutcome = (db: Db, jobId: string, outcome: MailOutcome) =>
  db.update(jobRequestMails).set({ outcome, settledAt: now }).where(eq(jobRequestMails.jobId, jobId));

/** Forgets that the mails were written. */
export const deleteDeliveries = (tx: Transaction, jobIds: string[]) =>
  tx.delete(jobRequestMails).where(inArray(jobRequestMails.jobId, jobIds));
