import type { DecideInput } from "@metiro/shared/job-request/answer";
import { canDecide } from "@metiro/shared/job-request/response";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import type { OfferPair } from "@metiro/shared/offer/schema";
import { hasExpired } from "@metiro/shared/offer/validity";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { companies, jobRequestCompanies, offers, users } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { enqueueMails } from "../../notification/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { getFor } from "../read/get.ts";
import { agreedParties } from "./agreed-parties.ts";
import { lockFor } from "../access/lock.ts";
import { now } from "../../../db/sql.ts";

/** The client accepts or rejects an interested answer. A rejected one may still be accepted; an acceptance is final. */
export async function decide({
  ctx,
  input: { id, companyId, decision, reason, note, respondedAt },
}: Call<DecideInput>): Promise<JobRequest> {
  await ctx.db.transaction(async (tx) => {
    const { request } = await lockFor(tx, ctx.actor, id, "decide", "share", [companyId]);
    const theRecipient = and(eq(jobRequestCompanies.jobRequestId, id), eq(jobRequestCompanies.companyId, companyId));
    const [row] = await tx
      .select({
        response: jobRequestCompanies.response,
        clientDecision: jobRequestCompanies.clientDecision,
        respondedAt: jobRequestCompanies.respondedAt,
        userId: companies.userId,
        company: { name: companies.name, uid: companies.uid },
        lockedAt: users.lockedAt,
        deletedAt: users.deletedAt,
      })
      .from(jobRequestCompanies)
      .innerJoin(companies, eq(companies.id, jobRequestCompanies.companyId))
      .innerJoin(users, eq(users.id, companies.userId))
      .where(theRecipient)
      .for("no key update", { of: jobRequestCompanies });
    if (!row) throw new DomainError("NOT_FOUND");
    if (!canDecide(row))
      throw new DomainError(row.clientDecision === "accepted" ? "DECISION_FINAL" : "NOTHING_TO_DECIDE");
    if (respondedAt !== undefined && Date.parse(respondedAt) !== Date.parse(row.respondedAt ?? ""))
      throw new DomainError("REVISION_CONFLICT");
    // Nobody is there to keep what an account that is locked or gone has offered.
    if (decision === "accepted" && (row.lockedAt !== null || row.deletedAt !== null))
      throw new DomainError("NOTHING_TO_DECIDE");
    if (decision === "accepted") await refuseExpired(tx, { jobRequestId: id, companyId });
    if (row.clientDecision === decision) return;
    await tx
      .update(jobRequestCompanies)
      .set({
        clientDecision: decision,
        decidedAt: now,
        rejectReason: decision === "rejected" ? (reason ?? null) : null,
        ...(decision === "accepted" &&
          (await agreedParties(tx, {
            company: row.company,
            clientUserId: ctx.actor.userId,
            erased: request.erasedAt !== null,
          }))),
        rejectNote: decision === "rejected" && request.erasedAt === null ? (note ?? null) : null,
      })
      .where(theRecipient);
    const data = { jobRequestId: id, companyId };
    await enqueueMails(
      tx,
      decision === "accepted"
        ? [
            { kind: "answerAccepted" as const, to: row.userId, data },
            { kind: "companyChosen" as const, to: ctx.actor.userId, data },
          ]
        : [{ kind: "answerRejected" as const, to: row.userId, data }],
    );
  });
  return getFor(ctx, id);
}

/**
 * A company is not held to an offer after the day that it named; an answer without lines names none. Asked once the answer is held: what
 * stands cannot be replaced meanwhile.
 */
async function refuseExpired(tx: Transaction, { jobRequestId, companyId }: OfferPair): Promise<void> {
  const [standing] = await tx
    .select({ validUntil: offers.validUntil })
    .from(offers)
    .where(and(eq(offers.jobRequestId, jobRequestId), eq(offers.companyId, companyId), eq(offers.state, "current")));
  if (standing && hasExpired(standing)) throw new DomainError("OFFER_EXPIRED");
}
