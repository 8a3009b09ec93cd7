import { eq } from "drizzle-orm";
import { jobRequestCompanies, jobRequests } from "../../../db/schema/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { lockFor } from "../access/lock.ts";
import { audit } from "../../audit/index.ts";
import { putInBin } from "../../bin/index.ts";

/** Removes a request, its recipients and their answers with it; the bin keeps all of it for some days. */
export async function deleteRequest({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    const { request } = await lockFor(tx, ctx.actor, id, "delete", "no key update");
    const { number, title: label, tendererId } = request;
    await putInBin(tx, { kind: "jobRequest", id, label, number, tendererId, by: ctx.actor.userId });
    // Recipients first, as in every other change: their sums are locked before those of requests.
    await tx.delete(jobRequestCompanies).where(eq(jobRequestCompanies.jobRequestId, id));
    await tx.delete(jobRequests).where(eq(jobRequests.id, id));
    await audit(tx, ctx, "jobRequest.delete", id, { number: request.number, before: { status: request.status } });
  });
  return { id };
}
