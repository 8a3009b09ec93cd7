import type { Page } from "@metiro/shared/paging/schema";
import { type FailedMail, type MailListInput, mostRetried, type RetryMailsInput } from "@metiro/shared/mail/schema";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { failedMails, matchingJobs, retryFailedMails } from "../delivery/queued.ts";
import type { Call } from "../../../trpc/context.ts";
import { withNames } from "./with-names.ts";
import { audit } from "../../audit/index.ts";

/** The mails that were given up, latest first, each with whom it was for. */
export async function listFailed({ ctx, input }: Call<MailListInput>): Promise<Page<FailedMail>> {
  const { items, ...page } = await failedMails(ctx.db, input).page({ ctx, list: "mail.listFailed" }, input);
  const known = await withNames(ctx.db, items);
  return {
    ...page,
    items: known.map(({ data, failure, ...mail }) => ({ ...mail, kind: data.kind, reason: failure })),
  };
}

/** Puts a mail that was given up back into the queue, with all its tries; it says what there is to say by then. */
export async function retry({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    const [retried] = await retryFailedMails(tx, { ids: [id] });
    const { kind, to } = orNotFound(retried);
    await audit(tx, ctx, "mail.retry", id, { kind, userId: to });
  });
  return { id };
}

/** Puts several mails back into the queue, or all that match. Those that are there no more are left out. */
export async function retryMany({ ctx, input }: Call<RetryMailsInput>): Promise<{ count: number }> {
  const { ids } = input;
  return ctx.db.transaction(async (tx) => {
    const retried = await retryFailedMails(tx, ids ? { ids } : { matching: matchingJobs(input), most: mostRetried });
    const kinds = [...new Set(retried.map(({ kind }) => kind))].toSorted();
    if (retried.length > 0) await audit(tx, ctx, "mail.retryMany", null, { count: retried.length, kinds });
    return { count: retried.length };
  });
}
