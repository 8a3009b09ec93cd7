import { maxRetried, type RetryMailsInput } from "@metiro/shared/mail/schema";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { matchingJobs, retryFailedMails } from "../delivery/queued.ts";

/** Puts several mails back into the queue, or all that match. Those that are there no more are left out. */
export async function retryMany({ ctx, input }: Call<RetryMailsInput>): Promise<{ count: number }> {
  const { ids } = input;
  return ctx.db.transaction(async (tx) => {
    const retried = await retryFailedMails(tx, ids ? { ids } : { matching: matchingJobs(input), maxJobs: maxRetried });
    const kinds = [...new Set(retried.map(({ kind }) => kind))].toSorted();
    if (retried.length > 0) await audit(tx, ctx, "mail.retryMany", null, { count: retried.length, kinds });
    return { count: retried.length };
  });
}
