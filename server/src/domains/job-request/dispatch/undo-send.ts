import type { JobRequest, WaitingInput } from "@metiro/shared/job-request/schema";
import { and, eq, inArray, isNull, not, sql } from "drizzle-orm";
import { delivered } from "../../../db/queries/recipients.ts";
import type { Transaction } from "../../../db/client.ts";
import { companies, jobRequestCompanies, jobRequestMails, jobRequests } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { promoteMails, cancelMails } from "../../notification/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { getFor } from "../read/get.ts";
import { lockFor } from "../access/lock.ts";
import { now } from "../../../db/sql.ts";
import { removeGuarantee } from "./start-guarantee.ts";
import { audit } from "../../audit/index.ts";

/**
 * Takes a sending back while it waits: no company has seen it, no mail has left. All of these companies or none. A request
 * that nobody else has is Active again.
 */
export async function undoSend({ ctx, input: { id, companyIds } }: Call<WaitingInput>): Promise<JobRequest> {
  const wanted = [...new Set(companyIds)];
  await ctx.db.transaction(async (tx) => {
    const { request, statusAfter } = await lockFor(tx, ctx.actor, id, "undoSend", "no key update", wanted);
    refuseSettled(await cancelMails(tx, await mailsTo(tx, id, wanted)), wanted);
    refuseSettled(
      await tx.delete(jobRequestCompanies).where(waiting(id, wanted)).returning({ id: jobRequestCompanies.companyId }),
      wanted,
    );
    const isSent = await hasRecipients(tx, id);
    const status = statusAfter(isSent);
    if (!isSent) {
      await cancelMails(tx, await mailToClient(tx, id));
      await removeGuarantee(tx, id);
    }
    await tx
      .update(jobRequests)
      .set({
        status,
        updatedAt: now,
        ...(!isSent && { processedAt: null }),
      })
      .where(eq(jobRequests.id, id));
    await audit(tx, ctx, "jobRequest.undoSend", id, {
      number: request.number,
      companyIds: wanted,
      before: { status: request.status },
      after: { status },
    });
  });
  return getFor(ctx, id);
}

/** The sending waits no longer: the mails leave, the companies see the request. All of them or none. */
export async function sendNow({ ctx, input: { id, companyIds } }: Call<WaitingInput>): Promise<JobRequest> {
  const wanted = [...new Set(companyIds)];
  await ctx.db.transaction(async (tx) => {
    const { number } = (await lockFor(tx, ctx.actor, id, "sendNow", "no key update", wanted)).request;
    refuseSettled(await promoteMails(tx, await mailsTo(tx, id, wanted)), wanted);
    await promoteMails(tx, await mailToClient(tx, id));
    await tx.update(jobRequestCompanies).set({ heldUntil: null }).where(waiting(id, wanted));
    await audit(tx, ctx, "jobRequest.sendNow", id, { number, companyIds: wanted });
  });
  return getFor(ctx, id);
}

/** Takes back what still waits of a request that comes to its end: companies that never knew of it need not hear of it. */
export async function removePendingSends(tx: Transaction, id: string): Promise<void> {
  const held = await tx
    .select({ companyId: jobRequestCompanies.companyId })
    .from(jobRequestCompanies)
    .where(and(eq(jobRequestCompanies.jobRequestId, id), not(delivered)));
  if (held.length === 0) return;
  const mails = await mailsTo(
    tx,
    id,
    held.map(({ companyId }) => companyId),
  );
  const withdrawn = await cancelMails(tx, mails);
  const unaware = mails.flatMap(({ jobId, companyId }) => (withdrawn.includes(jobId) ? [companyId] : []));
  await tx.delete(jobRequestCompanies).where(waiting(id, unaware));
}

/** Those of these companies that know nothing yet. */
const waiting = (id: string, companyIds: string[]) =>
  and(
    eq(jobRequestCompanies.jobRequestId, id),
    inArray(jobRequestCompanies.companyId, companyIds),
    not(delivered),
    isNull(jobRequestCompanies.seenAt),
  );

/** The mails by which these companies are to learn of it. */
const mailsTo = (tx: Transaction, id: string, companyIds: string[]) =>
  tx
    .select({ jobId: jobRequestMails.jobId, companyId: companies.id })
    .from(jobRequestMails)
    .innerJoin(companies, eq(companies.userId, jobRequestMails.userId))
    .where(
      and(
        eq(jobRequestMails.jobRequestId, id),
        eq(jobRequestMails.kind, "requestSent"),
        isNull(jobRequestMails.outcome),
        inArray(companies.id, companyIds),
      ),
    );

/** The mail by which the client is to learn that companies have it. */
const mailToClient = (tx: Transaction, id: string) =>
  tx
    .select({ jobId: jobRequestMails.jobId })
    .from(jobRequestMails)
    .where(
      and(
        eq(jobRequestMails.jobRequestId, id),
        eq(jobRequestMails.kind, "requestForwarded"),
        isNull(jobRequestMails.outcome),
      ),
    );

export async function hasRecipients(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ one: sql`1` })
    .from(jobRequestCompanies)
    .where(eq(jobRequestCompanies.jobRequestId, id))
    .limit(1);
  return rows.length > 0;
}

/** Rolls everything back where one of them waits no more. */
function refuseSettled(settled: readonly unknown[], wanted: readonly string[]): void {
  if (settled.length !== wanted.length) throw new DomainError("SENDING_SETTLED");
}
