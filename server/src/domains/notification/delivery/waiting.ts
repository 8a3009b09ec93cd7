import type { Transaction } from "../../../db/client.ts";
import { lockWaitingJobs } from "../../../jobs/index.ts";
import { lockDeferredMails } from "./defer.ts";
import { pendingDeliveryJobs } from "./log.ts";
import type { Mail, MailKind } from "../../../mail/index.ts";
import { mailQueue } from "../../../mail/index.ts";

/**
 * The mails of a kind about a request to somebody that still wait, in the queue or by their reader's choice. Each is written after
 * the transaction ends, so that it can tell of what happens in it: nobody needs a second one.
 */
export async function lockWaitingMails(
  tx: Transaction,
  about: { kind: MailKind; to: string; jobRequestId: string },
): Promise<Mail[]> {
  const jobIds = await pendingDeliveryJobs(tx, about);
  return [...(await lockWaitingJobs(tx, mailQueue, jobIds)), ...(await lockDeferredMails(tx, jobIds))];
}
