import type { RecipientInput } from "@metiro/shared/job-request/desk-schema";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { and, eq } from "drizzle-orm";
import { jobRequestCompanies, jobRequests } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { lockFor } from "../access/lock.ts";
import { removeGuarantee } from "../dispatch/start-guarantee.ts";
import { hasRecipients } from "../dispatch/undo-send.ts";
import { getFor } from "../read/get.ts";
import { quietRecipient } from "./quiet-recipient.ts";

/**
 * Takes a request back from a company that has not answered: it leaves that company's inbox, and its place is free for another. A
 * request that nobody else has is Active again.
 */
export async function withdraw({ ctx, input: { id, companyId } }: Call<RecipientInput>): Promise<JobRequest> {
  await ctx.db.transaction(async (tx) => {
    const { request, statusAfter } = await lockFor(tx, ctx.actor, id, "withdraw", "no key update", [companyId]);
    await quietRecipient(tx, id, companyId);
    await tx
      .delete(jobRequestCompanies)
      .where(and(eq(jobRequestCompanies.jobRequestId, id), eq(jobRequestCompanies.companyId, companyId)));
    const isSent = await hasRecipients(tx, id);
    const status = statusAfter(isSent);
    if (!isSent) await removeGuarantee(tx, id);
    await tx
      .update(jobRequests)
      .set({ status, updatedAt: now, ...(!isSent && { processedAt: null }) })
      .where(eq(jobRequests.id, id));
    await audit(tx, ctx, "jobRequest.withdraw", id, {
      number: request.number,
      companyId,
      before: { status: request.status },
      after: { status },
    });
  });
  return getFor(ctx, id);
}
