import { inArray } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { heldMails, type ReasonToHold } from "../../../db/schema/index.ts";
import { type PendingJob, pendingJobs } from "../../../jobs/index.ts";
import { mailQueue } from "../../../mail/index.ts";

/** `daily`, `quiet`: it waits by its reader's choice until `at`. */
type PendingMail = Omit<PendingJob, "state"> & { state: PendingJob["state"] | ReasonToHold };

/** How far mails are of which nothing has become yet, by their jobs. */
export async function pendingMails(db: Db, mails: readonly { jobId: string }[]): Promise<Map<string, PendingMail>> {
  if (mails.length === 0) return new Map();
  const ids = mails.map(({ jobId }) => jobId);
  const [queued, held] = await Promise.all([
    pendingJobs(db, mailQueue, ids),
    db
      .select({ jobId: heldMails.jobId, state: heldMails.why, at: heldMails.dueAt })
      .from(heldMails)
      .where(inArray(heldMails.jobId, ids)),
  ]);
  const waiting = held.map(({ jobId, ...wait }): [string, PendingMail] => [
    jobId,
    { ...wait, attempts: 0, failure: null },
  ]);
  return new Map([...queued, ...waiting]);
}
