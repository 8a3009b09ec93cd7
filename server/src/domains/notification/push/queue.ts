import { pushMails } from "@metiro/shared/notification/mails";
import { inArray } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { pushSubscriptions } from "../../../db/schema/index.ts";
import { defineQueue, enqueue, promoteJobs, jobsWith, cancelJobs } from "../../../jobs/index.ts";
import type { Mail } from "../../../mail/index.ts";

/** A word to one device about what a mail is about: ids only, like the mail. */
export interface PushJob {
  subscriptionId: string;
  /** The job of the mail, with which it is taken back. */
  mailJob: string;
  mail: Mail;
}

/** A word that comes an hour late is none. */
export const pushQueue = defineQueue<PushJob>("push", {
  maxRetries: 4,
  backoffSeconds: 5,
  maxBackoffSeconds: 600,
  concurrency: 10,
  pollSeconds: 1,
  timeoutSeconds: 60,
});

const told: ReadonlySet<string> = new Set(pushMails);

/** Has the devices of their readers told of mails, in the transaction and at the time of the mails. */
export async function enqueuePushes(
  tx: Transaction,
  jobs: readonly { id: string; data: Mail }[],
  options: { afterSeconds?: number } = {},
): Promise<void> {
  const pushed = jobs.filter(({ data }) => told.has(data.kind));
  if (pushed.length === 0) return;
  const readers = [...new Set(pushed.map(({ data }) => data.to))];
  const found = await tx
    .select({ id: pushSubscriptions.id, userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.userId, readers));
  const items = pushed.flatMap(({ id: mailJob, data: mail }) =>
    found
      .filter(({ userId }) => userId === mail.to)
      .map(({ id: subscriptionId }) => ({ subscriptionId, mailJob, mail })),
  );
  await enqueue(tx, pushQueue, items, options);
}

/** Takes back what was to be told with mails that were taken back. */
export async function cancelPushes(tx: Transaction, mailJobs: readonly string[]): Promise<void> {
  await cancelJobs(tx, pushQueue, await jobsWith(tx, pushQueue, "mailJob", mailJobs));
}

/** Has it told now, with mails that leave now. */
export async function promotePushes(tx: Transaction, mailJobs: readonly string[]): Promise<void> {
  await promoteJobs(tx, pushQueue, await jobsWith(tx, pushQueue, "mailJob", mailJobs));
}
