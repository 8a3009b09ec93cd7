import type { Fault, Faults } from "@metiro/shared/errors/field-error";
import type { JobRequest, SendInput } from "@metiro/shared/job-request/schema";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { jobRequestCompanies, jobRequests } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { enqueueMails } from "../../notification/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { settings } from "../../application-config/index.ts";
import { sendableCompanies } from "../../company/index.ts";
import { clientOf } from "../respond/cancel.ts";
import { getFor } from "../read/get.ts";
import { lockFor } from "../access/lock.ts";
import { now } from "../../../db/sql.ts";
import { audit } from "../../audit/index.ts";

/**
 * Sends a request to companies: it becomes Processed, those that are not recipients yet are appended, and each of them gets a mail. Where the
 * sending may be taken back, mails and companies wait for so many seconds.
 */
export async function sendToCompanies({ ctx, input }: Call<SendInput>): Promise<JobRequest> {
  const { id, undoSeconds } = input;
  const companyIds = [...new Set(input.companyIds)];
  const limits = await settings(ctx.db);
  await ctx.db.transaction(async (tx) => {
    const { request, statusAfter } = await lockFor(tx, ctx.actor, id, "send", "no key update", companyIds);
    refuseOther(input.baseRevision, request.revision);
    const known = await recipientsOf(tx, id);
    const wanted = companyIds.filter((companyId) => !known.has(companyId));
    const { allowed, refused } = await sendableCompanies(tx, wanted, {
      subscriptionRequired: limits["subscription.required"],
    });
    refuseUnsendable(input.companyIds, refused);
    if (known.size + wanted.length > limits["jobRequest.maxRecipients"])
      throw new DomainError("TOO_MANY_RECIPIENTS", {
        params: { max: limits["jobRequest.maxRecipients"], present: known.size },
      });

    const heldUntil = undoSeconds === 0 ? null : sql`clock_timestamp() + ${undoSeconds} * interval '1s'`;
    if (wanted.length > 0)
      await tx
        .insert(jobRequestCompanies)
        .values(wanted.map((companyId) => ({ jobRequestId: id, companyId, createdAt: now, heldUntil })));
    await tx
      .update(jobRequests)
      .set({
        status: statusAfter(),
        processedAt: request.processedAt ?? now,
        updatedAt: now,
      })
      .where(eq(jobRequests.id, id));
    await audit(tx, ctx, "jobRequest.sendToCompanies", id, {
      number: request.number,
      companyIds: wanted,
      before: { status: request.status },
      after: { status: statusAfter() },
    });
    const isFirst = request.processedAt === null && wanted.length > 0;
    await enqueueMails(
      tx,
      [
        ...wanted.flatMap((companyId) => {
          const to = allowed.get(companyId);
          return to ? [{ kind: "requestSent" as const, to, data: { jobRequestId: id, companyId } }] : [];
        }),
        // Of those that get it later the client learns by their answers.
        ...(isFirst
          ? [
              {
                kind: "requestForwarded" as const,
                to: await clientOf(tx, request.tendererId),
                data: { jobRequestId: id },
              },
            ]
          : []),
      ],
      { afterSeconds: undoSeconds },
    );
  });
  return getFor(ctx, id);
}

/** Nobody sends another text than the one that was read. */
function refuseOther(read: number | undefined, revision: number): void {
  if (read !== undefined && read !== revision) throw new DomainError("REVISION_CONFLICT", { params: { revision } });
}

async function recipientsOf(tx: Transaction, id: string): Promise<Set<string>> {
  const rows = await tx
    .select({ companyId: jobRequestCompanies.companyId })
    .from(jobRequestCompanies)
    .where(eq(jobRequestCompanies.jobRequestId, id));
  return new Set(rows.map((row) => row.companyId));
}

/** Each company that cannot be sent to, at its place in the list. */
function refuseUnsendable(companyIds: string[], refused: Map<string, Fault>): void {
  const errors: Faults = {};
  for (const [place, companyId] of companyIds.entries()) {
    const fault = refused.get(companyId);
    if (fault) errors[`companyIds.${place}`] = [fault];
  }
  if (refused.size > 0) throw new DomainError("VALIDATION_FAILED", { errors });
}
