import type { CancelInput, JobRequest } from "@metiro/shared/job-request/schema";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { delivered } from "../../../db/queries/recipients.ts";
import { companies, jobRequestCompanies, jobRequests } from "../../../db/schema/index.ts";
import { enqueueMails } from "../../notification/index.ts";
import type { ActorContext, Call } from "../../../trpc/context.ts";
import { getFor } from "../read/get.ts";
import { removePendingSends } from "../dispatch/undo-send.ts";
import { clientUserIdOf } from "../access/client-user-id.ts";
import { lockFor } from "../access/lock.ts";
import { now } from "../../../db/sql.ts";
import { audit } from "../../audit/index.ts";

/** Cancels a request. Recipients that are still in play learn of it, and the client too when an admin did it. */
export async function cancel({ ctx, input }: Call<CancelInput>): Promise<JobRequest> {
  await cancelOne(ctx, input);
  return getFor(ctx, input.id);
}

/** Cancels a request, for those who do not read it afterwards. */
export async function cancelOne(ctx: ActorContext, { id, reason }: CancelInput): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { request, statusAfter } = await lockFor(tx, ctx.actor, id, "cancel", "no key update");
    await removePendingSends(tx, id);
    await tx
      .update(jobRequests)
      .set({
        status: statusAfter(),
        canceledAt: now,
        cancelReason: request.erasedAt === null ? (reason ?? null) : null,
        updatedAt: now,
      })
      .where(eq(jobRequests.id, id));
    const readers = (await recipientsInPlay(tx, [id])).map(({ to }) => to);
    if (ctx.actor.role === "Admin") {
      readers.push(await clientUserIdOf(tx, request.tendererId));
      await audit(tx, ctx, "jobRequest.cancel", id, {
        number: request.number,
        before: { status: request.status },
        after: { status: statusAfter() },
      });
    }
    await enqueueMails(
      tx,
      readers.map((to) => ({ kind: "requestCanceled" as const, to, data: { jobRequestId: id } })),
    );
  });
}

interface InPlay {
  id: string;
  companyId: string;
  to: string;
  /** Its sending can still be taken back: it knows of nothing. */
  held: boolean;
}

/** The users of the companies that neither declined nor were rejected, for each of some requests. */
export async function recipientsInPlay(tx: Transaction, ids: string[]): Promise<InPlay[]> {
  return tx
    .select({
      id: jobRequestCompanies.jobRequestId,
      companyId: jobRequestCompanies.companyId,
      to: companies.userId,
      held: sql<boolean>`not ${delivered}`,
    })
    .from(jobRequestCompanies)
    .innerJoin(companies, eq(companies.id, jobRequestCompanies.companyId))
    .where(
      and(
        inArray(jobRequestCompanies.jobRequestId, ids),
        ne(jobRequestCompanies.response, "declined"),
        ne(jobRequestCompanies.clientDecision, "rejected"),
      ),
    );
}
