import type { Config } from "../config/config.ts";
import type { Db } from "../db/client.ts";
import { recountSums } from "../db/recount.ts";
import { settings } from "../domains/application-config/index.ts";
import { eraseInactiveAccounts } from "../domains/auth/account/retention.ts";
import { codesOf } from "../domains/auth/codes/codes.ts";
import { sweepBotProofs, sweepCodes, sweepSessions } from "../domains/auth/tasks.ts";
import { forgetOldAccesses } from "../domains/data-access/forget.ts";
import { removeImages } from "../domains/file/index.ts";
import { shardsOfHour, sweepForgottenFiles, sweepStrayImages } from "../domains/file/tasks.ts";
import { eraseOldRequests } from "../domains/job-request/erase/retention.ts";
import { sweepIdempotencyKeys } from "../domains/job-request/tasks.ts";
import { forgetOldDrafts } from "../domains/request-draft/index.ts";
import { announceEnds } from "../domains/subscription/tasks.ts";
import { defineQueue, type Jobs, type Log, startJobs } from "../jobs/index.ts";
import { sweepAttempts } from "../limits/attempts.ts";
import { sweepRateCounts } from "../limits/rate-counts.ts";
import { storageOf } from "../storage/storage.ts";
import { unsubscribeTokens } from "../tokens/unsubscribe-token.ts";
import { mailer, mailQueue, releaseHeld, smtpTransport, sweepHeld } from "../mail/index.ts";
import { mailTemplates } from "./mail-templates.ts";

export interface BackgroundOptions {
  /** The database of the jobs; `db` is a pool on the same one. */
  connectionString: string;
  db: Db;
  log: Log;
  smtpUrl: string;
  config: Pick<Config, "dataDir" | "s3" | "jwtSecret" | "mailFrom" | "publicUrl">;
  /** Tells the time of readers' choices; the clock of the machine unless told. */
  now?: () => Date;
  /** Whether this process sends mails and does the other work; without it they wait, or are drained by hand. */
  work: boolean;
}

/** Hourly: what has had its time goes. */
export const sweepQueue = defineQueue<Record<string, never>>("sweep", {
  retries: 2,
  firstPause: 60,
  longestPause: 600,
  concurrency: 1,
  lookEvery: 30,
  deadline: 120,
});

/** In the morning: what people are told of before it happens. */
export const noticeQueue = defineQueue<Record<string, never>>("notice", {
  retries: 5,
  firstPause: 60,
  longestPause: 3_600,
  concurrency: 1,
  lookEvery: 30,
  deadline: 120,
});

/** At night: the sums behind totals and figures are counted anew. */
export const recountQueue = defineQueue<Record<string, never>>("recount", {
  retries: 2,
  firstPause: 600,
  longestPause: 3_600,
  concurrency: 1,
  lookEvery: 60,
  deadline: 3_600,
});

/** At night: personal data past the time that the configuration gives it. */
export const retentionQueue = defineQueue<Record<string, never>>("retention", {
  retries: 2,
  firstPause: 600,
  longestPause: 3_600,
  concurrency: 1,
  lookEvery: 60,
  deadline: 3_600,
});

/** Every few minutes: mails whose readers let them wait. */
export const heldQueue = defineQueue<Record<string, never>>("held", {
  retries: 2,
  firstPause: 30,
  longestPause: 120,
  concurrency: 1,
  lookEvery: 5,
  deadline: 120,
});

const queues = [mailQueue, heldQueue, sweepQueue, noticeQueue, recountQueue, retentionQueue];

/** Everything the server does without being asked: mails, and sweeping. */
export async function startBackground({
  connectionString,
  db,
  log,
  smtpUrl,
  config,
  now = () => new Date(),
  work,
}: BackgroundOptions): Promise<Jobs> {
  const jobs = await startJobs({ connectionString, queues, log, work });
  const storage = storageOf(config);
  const transport = smtpTransport(smtpUrl);
  await jobs.work(
    mailQueue,
    mailer({
      db,
      transport,
      templates: mailTemplates({ codes: codesOf(config.jwtSecret), talk: "told" }),
      settings,
      from: config.mailFrom,
      publicUrl: config.publicUrl,
      unsubscribing: unsubscribeTokens(config.jwtSecret),
      now,
    }),
  );
  await jobs.work(heldQueue, () => releaseHeld(db, now()));
  await jobs.work(sweepQueue, async () => ({
    sessions: await sweepSessions(db),
    codes: await sweepCodes(db),
    attempts: await sweepAttempts(db),
    rateCounts: await sweepRateCounts(db),
    botProofs: await sweepBotProofs(db),
    idempotencyKeys: await sweepIdempotencyKeys(db),
    heldMails: await sweepHeld(db),
    forgottenFiles: await sweepForgottenFiles(db, storage),
    strayImages: await sweepStrayImages(db, storage, shardsOfHour()),
  }));
  await jobs.work(noticeQueue, async () => ({ subscriptionEnds: await announceEnds(db) }));
  await jobs.work(recountQueue, async () => {
    const drift = await recountSums(db);
    if (Object.values(drift).some((count) => count > 0))
      log.warn({ drift }, "Kept sums differed from a recount and were put right");
    return drift;
  });
  await jobs.work(retentionQueue, async ({ signal }) => {
    const requests = await eraseOldRequests(db, signal);
    const accesses = await forgetOldAccesses(db);
    const drafts = await forgetOldDrafts(db);
    const { accounts, fileIds } = await eraseInactiveAccounts(db, signal);
    await removeImages({ storage, log }, fileIds);
    return { requests, accesses, drafts, accounts };
  });
  if (work) {
    await jobs.schedule(heldQueue, "*/5 * * * *");
    await jobs.schedule(sweepQueue, "17 * * * *");
    await jobs.schedule(noticeQueue, "5 7 * * *");
    await jobs.schedule(retentionQueue, "50 2 * * *");
    await jobs.schedule(recountQueue, "20 2 * * *");
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
