import { type AnyColumn, type SQL, and, or, sql } from "drizzle-orm";
import type { Db, Transaction } from "../../../db/client.ts";
import { requestsNumbered } from "../../../db/queries/request-number.ts";
import { jobRequestMails, users } from "../../../db/schema/index.ts";
import { personMatches, searchWords } from "../../../db/search.ts";
import {
  type Chosen,
  failedJobs,
  type FailedJob,
  jobData,
  type JobList,
  retryFailed,
  type WaitingJob,
  waitingJobs,
} from "../../../jobs/index.ts";
import type { Mail } from "../../../mail/index.ts";
import { deferredMail } from "./defer.ts";
import { moveDeliveries } from "./log.ts";
import { mailQueue } from "../../../mail/index.ts";

export interface MailFilter {
  kind?: string | undefined;
  /** Words of the recipient's name, a part of its e-mail address, or the number of the request that it is about. */
  search?: string | undefined;
}

/** The mails that were given up, latest first: kind and recipient in `data`, what the server answered in `failure`. */
export const failedMails = (db: Db, filter: MailFilter = {}): JobList<FailedJob<Mail>> =>
  failedJobs(db, mailQueue, matchingJobs(filter));

/** The mails that are on their way, the next one first. */
export const waitingMails = (db: Db, filter: MailFilter = {}): JobList<WaitingJob<Mail>> =>
  waitingJobs(db, mailQueue, matchingJobs(filter));

/** Of a mail that waits, for whatever reason, or was given up: kind, recipient and what it is about. */
export const queuedMail = async (db: Db, id: string): Promise<Mail | undefined> =>
  (await jobData(db, mailQueue, id)) ?? (await deferredMail(db, id));

/** Has mails tried again that were given up. */
export async function retryFailedMails(tx: Transaction, chosen: Chosen): Promise<Mail[]> {
  const again = await retryFailed(tx, mailQueue, chosen);
  await moveDeliveries(tx, again);
  return again.map(({ data }) => data);
}

/** What a filter says of the `data` of a mail's job. */
export const matchingJobs = ({ kind, search }: MailFilter): SQL | undefined =>
  and(
    kind === undefined ? undefined : sql`data->>'kind' = ${kind}`,
    search === undefined ? undefined : jobsFound(search),
  );

/** A search names whom a mail is for, or the number of the request that it is about. */
function jobsFound(search: string): SQL | undefined {
  const about = requestsNumbered(search);
  return or(
    sql`data->>'to' = any(${peopleFound(search)}::text[])`,
    about && sql`data->'data'->>'jobRequestId' = any(${about}::text[])`,
  );
}

/** What a search finds in tables whose rows bear the job's id: what was put into the queue about a request is noted by it. */
export function mailsFound(
  search: string,
  { userId, jobId }: { userId: AnyColumn; jobId: AnyColumn },
): SQL | undefined {
  const about = requestsNumbered(search);
  return or(
    sql`${userId} = any(${peopleFound(search)})`,
    about &&
      sql`${jobId} = any(array(select ${jobRequestMails.jobId} from ${jobRequestMails} where ${jobRequestMails.jobRequestId} = any(${about})))`,
  );
}

/** The ids of the people that a search finds, as an array. */
function peopleFound(search: string): SQL {
  const words = searchWords(search);
  if (words.length === 0) return sql`array[]::uuid[]`;
  return sql`array(select ${users.id} from ${users}
    where ${users.deletedAt} is null and ${personMatches(search, words)} limit 1000)`;
}
