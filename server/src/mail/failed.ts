import type { Page, Paging } from "@metiro/shared/list";
import type { Db, Transaction } from "../db/client.ts";
import { failedJobs, type FailedJob, retryFailed } from "../jobs/index.ts";
import type { Mail } from "./kinds.ts";
import { mailQueue } from "./queue.ts";

/** The mails that were given up, latest first: kind and recipient in `data`, what the server answered in `failure`. */
export const failedMails = (db: Db, paging: Paging): Promise<Page<FailedJob<Mail>>> =>
  failedJobs(db, mailQueue, paging);

/** Has a mail tried again that was given up; undefined when there is none. */
export const retryFailedMail = (tx: Transaction, id: string): Promise<Mail | undefined> =>
  retryFailed(tx, mailQueue, id);
