import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { retryFailedMails } from "../delivery/queued.ts";

/** Puts a mail that was given up back into the queue, with all its tries; it says what there is to say by then. */
export async function retry({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    const [retried] = await retryFailedMails(tx, { ids: [id] });
    const { kind, to } = orNotFound(retried);
    await audit(tx, ctx, "mail.retry", id, { kind, userId: to });
  });
  return { id };
}
