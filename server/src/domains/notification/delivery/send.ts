import type { Transaction } from "../../../db/client.ts";
import { enqueue, promoteJobs, cancelJobs } from "../../../jobs/index.ts";
import { type Mail, mailQueue } from "../../../mail/index.ts";
import { deleteDeliveries, recordDeliveries } from "./log.ts";
import { enqueuePushes, promotePushes, cancelPushes } from "../push/queue.ts";

/**
 * Has mails written and sent once the caller's transaction is committed, and not before `afterSeconds`; with it they come to
 * nothing.
 */
export async function enqueueMails(
  tx: Transaction,
  mails: readonly Mail[],
  options: { afterSeconds?: number } = {},
): Promise<void> {
  const jobs = await enqueue(tx, mailQueue, mails, options);
  await recordDeliveries(tx, jobs);
  await enqueuePushes(tx, jobs, options);
}

interface Queued {
  jobId: string;
}

/** Takes mails back whose time has not come, and returns the jobs of those that will not leave. */
export async function cancelMails(tx: Transaction, mails: readonly Queued[]): Promise<string[]> {
  const withdrawn = await cancelJobs(tx, mailQueue, jobsOf(mails));
  await deleteDeliveries(tx, withdrawn);
  await cancelPushes(tx, withdrawn);
  return withdrawn;
}

/** Has mails leave now whose time has not come, and returns the jobs of those. */
export async function promoteMails(tx: Transaction, mails: readonly Queued[]): Promise<string[]> {
  const hastened = await promoteJobs(tx, mailQueue, jobsOf(mails));
  await promotePushes(tx, hastened);
  return hastened;
}

const jobsOf = (mails: readonly Queued[]) => mails.map(({ jobId }) => jobId);
