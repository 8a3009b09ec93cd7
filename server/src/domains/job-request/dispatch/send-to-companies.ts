import type { FieldViolation, FieldViolations } from "@metiro/shared/errors/field-error";
import type { JobRequest, SendInput } from "@metiro/shared/job-request/schema";
import { type Settings } from "@metiro/shared/application-config/keys";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { jobRequestCompanies, jobRequests } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { enqueueMails } from "../../notification/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { settings } from "../../application-config/index.ts";
import { sendableCompanies } from "../../company/index.ts";
import { clientUserIdOf } from "../access/client-user-id.ts";
import { getFor } from "../read/get.ts";
import { type Doer, lockFor } from "../access/lock.ts";
import { now } from "../../../db/sql.ts";
import { audit, type Author, nobody } from "../../audit/index.ts";
import { takenPlaces } from "./places.ts";
import { startGuarantee } from "./start-guarantee.ts";

/**
 * Sends a request to companies: it becomes Processed, those that are not recipients yet are appended, and each of them gets a mail. Where the
 * sending may be taken back, mails and companies wait for so many seconds.
 */
export async function sendToCompanies({ ctx, input }: Call<SendInput>): Promise<JobRequest> {
  const limits = await settings(ctx.db);
  await ctx.db.transaction((tx) => send(tx, input, { doer: ctx.actor, author: ctx, limits }));
  return getFor(ctx, input.id);
}

/** Sends a request without an admin, at once: the audit says that nobody did it. */
export const sendAsSystem = (tx: Transaction, input: { id: string; companyIds: string[] }, limits: Settings) =>
  send(tx, { ...input, undoSeconds: 0 }, { doer: { role: "Admin" }, author: nobody, limits });

interface Sender {
  doer: Doer;
  author: Author;
  limits: Settings;
}

async function send(tx: Transaction, input: SendInput, { doer, author, limits }: Sender): Promise<void> {
  const { id, undoSeconds } = input;
  const companyIds = [...new Set(input.companyIds)];
  const { request, statusAfter } = await lockFor(tx, doer, id, "send", "no key update", companyIds);
  refuseOther(input.baseRevision, request.revision);
  const known = await recipientsOf(tx, id);
  const wanted = companyIds.filter((companyId) => !known.has(companyId));
  const { allowed, refused } = await sendableCompanies(tx, wanted, {
    subscriptionRequired: limits["subscription.required"],
    ...(limits["proofs.enforced"] && { provedForRequest: id }),
  });
  refuseUnsendable(input.companyIds, refused);
  const taken = await takenPlaces(tx, id, limits);
  if (taken + wanted.length > limits["jobRequest.maxRecipients"])
    throw new DomainError("TOO_MANY_RECIPIENTS", {
      params: { max: limits["jobRequest.maxRecipients"], present: taken },
    });
  // Sent again to those that have it: nothing happens, and nothing is noted as if it had.
  if (wanted.length === 0 && statusAfter() === request.status) return;

  const heldUntil = undoSeconds === 0 ? null : sql`clock_timestamp() + ${undoSeconds} * interval '1s'`;
  if (wanted.length > 0)
    await tx
      .insert(jobRequestCompanies)
      .values(wanted.map((companyId) => ({ jobRequestId: id, companyId, createdAt: now, heldUntil })));
  const isFirst = request.processedAt === null && wanted.length > 0;
  const [sent] = await tx
    .update(jobRequests)
    .set({
      status: statusAfter(),
      processedAt: request.processedAt ?? now,
      updatedAt: now,
    })
    .where(eq(jobRequests.id, id))
    .returning({ at: jobRequests.processedAt });
  if (isFirst && sent?.at) await startGuarantee(tx, id, sent.at, limits);
  await audit(tx, author, "jobRequest.sendToCompanies", id, {
    number: request.number,
    companyIds: wanted,
    before: { status: request.status },
    after: { status: statusAfter() },
  });
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
              to: await clientUserIdOf(tx, request.tendererId),
              data: { jobRequestId: id },
            },
          ]
        : []),
    ],
    { afterSeconds: undoSeconds },
  );
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
function refuseUnsendable(companyIds: string[], refused: Map<string, FieldViolation>): void {
  const errors: FieldViolations = {};
  for (const [place, companyId] of companyIds.entries()) {
    const fault = refused.get(companyId);
    if (fault) errors[`companyIds.${place}`] = [fault];
  }
  if (refused.size > 0) throw new DomainError("VALIDATION_FAILED", { errors });
}
