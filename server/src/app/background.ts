import { backupCron, backupQueue, backupSweeps, nightlyBackup } from "../backup/index.ts";
import type { Config } from "../config/config.ts";
import type { Db } from "../db/client.ts";
import type { Notifications } from "../db/notifications.ts";
import { settings } from "../domains/application-config/index.ts";
import { codesOf } from "../domains/auth/index.ts";
import { authRetention, authSweeps } from "../domains/auth/tasks.ts";
import { binSweeps } from "../domains/bin/tasks.ts";
import { recount } from "../domains/dashboard/tasks.ts";
import { dataAccessRetention } from "../domains/data-access/tasks.ts";
import { documentSweeps } from "../domains/document/tasks.ts";
import { fileSweeps } from "../domains/file/tasks.ts";
import { guaranteeWatch } from "../domains/guarantee/tasks.ts";
import { jobRequestRetention, jobRequestSweeps } from "../domains/job-request/tasks.ts";
import { offerRetention } from "../domains/offer/tasks.ts";
import { mailPolicy, pusher, pushQueue, recipientOf } from "../domains/notification/index.ts";
import { mailRelease, notificationSweeps } from "../domains/notification/tasks.ts";
import { prices } from "../domains/price/tasks.ts";
import { proofExpiry, proofReminders } from "../domains/proof/tasks.ts";
import { reviewReminderTask } from "../domains/review/tasks.ts";
import { showcaseSweeps } from "../domains/showcase/tasks.ts";
import { subscriptionNotice } from "../domains/subscription/tasks.ts";
import { deliverQueue, quickDeliverer, slowQueue, turnDeliverer } from "../domains/webhook/index.ts";
import { webhookDispatch, webhookSweeps } from "../domains/webhook/tasks.ts";
import { defineQueue, dueChannel, type Jobs, type Log, startJobs, type Task, taskOf } from "../jobs/index.ts";
import { limitSweeps } from "../limits/tasks.ts";
import { type MailCounts, mailer, mailQueue, smtpTransport } from "../mail/index.ts";
import { storageOf } from "../storage/storage.ts";
import { unsubscribeTokens } from "../tokens/unsubscribe-token.ts";
import { idempotencySweeps } from "../trpc/rest/idempotency/tasks.ts";
import { mailTemplates } from "./mail-templates.ts";

export interface BackgroundOptions {
  /** The database of the jobs; `db` is a pool on the same one. */
  connectionString: string;
  db: Db;
  log: Log;
  smtpUrl: string;
  config: Pick<
    Config,
    "dataDir" | "s3" | "keys" | "mailFrom" | "publicUrl" | "push" | "backup" | "databaseOwnerUrl" | "postgresPrograms"
  > &
    Partial<Pick<Config, "webhookTargets">>;
  /** Brings word of what should not wait for the next look. */
  news?: Pick<Notifications, "subscribe" | "onReconnect">;
  /** Tells the time of readers' choices; the clock of the machine unless told. */
  now?: () => Date;
  /** Where the attempts to send mails are counted. */
  mails?: MailCounts;
  /** Whether this process sends mails and does the other work; without it they wait, or are drained by hand. */
  work: boolean;
}

const sweepQueue = defineQueue<Record<string, never>>("sweep", {
  maxRetries: 2,
  backoffSeconds: 60,
  maxBackoffSeconds: 600,
  concurrency: 1,
  pollSeconds: 30,
  timeoutSeconds: 120,
});

/** Hourly: what has had its time goes. */
export const sweep = taskOf(
  { queue: sweepQueue, cron: "17 * * * *" },
  {
    ...authSweeps,
    ...limitSweeps,
    ...idempotencySweeps,
    ...jobRequestSweeps,
    ...notificationSweeps,
    ...binSweeps,
    ...fileSweeps,
    ...documentSweeps,
    ...webhookSweeps,
    ...showcaseSweeps,
    ...backupSweeps,
  },
);

const retentionQueue = defineQueue<Record<string, never>>("retention", {
  maxRetries: 2,
  backoffSeconds: 600,
  maxBackoffSeconds: 3_600,
  concurrency: 1,
  pollSeconds: 60,
  timeoutSeconds: 3_600,
});

/** At night: personal data past the time that the configuration gives it; requests before the accounts that made them. */
export const retention = taskOf(
  { queue: retentionQueue, cron: "50 2 * * *" },
  { ...jobRequestRetention, ...offerRetention, ...dataAccessRetention, ...authRetention },
);

/** What is done at its times. */
export const tasks: readonly Task[] = [
  mailRelease,
  webhookDispatch,
  guaranteeWatch,
  sweep,
  subscriptionNotice,
  proofExpiry,
  proofReminders,
  reviewReminderTask,
  recount,
  retention,
  prices,
];
/** The queues that fill themselves at their times. */
export const plannedQueues: readonly string[] = tasks.map(({ queue }) => queue.name);
export const queues = [mailQueue, pushQueue, backupQueue, deliverQueue, slowQueue, ...tasks.map(({ queue }) => queue)];

/** Everything the server does without being asked: mails, and the tasks of the slices. */
export async function startBackground({
  connectionString,
  db,
  log,
  smtpUrl,
  config,
  news,
  now = () => new Date(),
  mails,
  work,
}: BackgroundOptions): Promise<Jobs> {
  const jobs = await startJobs({ connectionString, queues, log, work });
  news?.subscribe(dueChannel, jobs.lookNow);
  // What was asked for while nobody listened: before the first time, or while the connection was lost.
  news?.onReconnect(() => {
    for (const { queue } of tasks) jobs.lookNow(queue.name);
  });
  const storage = storageOf(config);
  const transport = smtpTransport(smtpUrl);
  const writer = {
    db,
    templates: mailTemplates({ codes: codesOf(config.keys), messages: "shown" }),
    settings,
    recipientOf,
    publicUrl: config.publicUrl,
  };
  await jobs.work(
    mailQueue,
    mailer({
      ...writer,
      transport,
      policy: mailPolicy(db, now),
      from: config.mailFrom,
      ...(mails && { counts: mails }),
      unsubscribing: unsubscribeTokens(config.keys.unsubscribe),
    }),
  );
  await jobs.work(pushQueue, pusher({ ...writer, push: config.push, now }));
  await jobs.work(deliverQueue, quickDeliverer({ db, config }));
  await jobs.work(slowQueue, turnDeliverer({ db, config }));
  for (const { queue, cron, run } of tasks) {
    await jobs.work(queue, ({ signal }) => run({ db, storage, log, now, signal }));
    if (work) await jobs.schedule(queue, cron);
  }
  const backup = nightlyBackup({ config, db, url: connectionString, storage, log });
  if (backup) {
    await jobs.work(backupQueue, backup);
    if (work) await jobs.schedule(backupQueue, backupCron);
  }
  return {
    ...jobs,
    stop: async (options) => {
      await jobs.stop(options);
      transport.close();
    },
  };
}

/** Brings the tables and queues of the jobs to this version, for a database that others will fill: the one tests copy. */
export async function installBackground(connectionString: string, log: Log): Promise<void> {
  const jobs = await startJobs({ connectionString, queues, log, work: false });
  await jobs.stop();
}
