import type { DecideAmendmentInput, OfferHistory } from "@metiro/shared/offer/schema";
import { hasExpired } from "@metiro/shared/offer/validity";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { jobRequestCompanies, jobRequests, offers } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { CompanyActor, TendererActor } from "../../../trpc/actor.ts";
import type { Call } from "../../../trpc/context.ts";
import { lockAgreement, recomputeAgreement } from "../../job-request/index.ts";
import { enqueueMails } from "../../notification/index.ts";
import { summaryOf } from "../add-version.ts";
import { historyFor } from "../read/get.ts";
import { offersFor } from "../policy.ts";
import { ofPair } from "../queries.ts";

/** The client accepts or refuses what the company wants to change. Accepted, it is what both agreed on from now on. */
export async function decideAmendment({
  ctx,
  input: { id, decision, note },
}: Call<DecideAmendmentInput, TendererActor>): Promise<OfferHistory> {
  const pair = await ctx.db.transaction(async (tx) => {
    const amendment = await holdAmendment(tx, ctx.actor, id);
    const { jobRequestId, companyId } = amendment;
    if (decision === "accepted" && hasExpired(amendment)) throw new DomainError("OFFER_EXPIRED");
    if (decision === "accepted")
      await tx
        .update(offers)
        .set({ state: "replaced" })
        .where(and(ofPair(amendment), eq(offers.state, "current")));
    await tx
      .update(offers)
      .set({ state: decision === "accepted" ? "current" : "refused", settledAt: now, note: note ?? null })
      .where(eq(offers.id, id));
    if (decision === "accepted") {
      const { message, availableFrom, duration, durationUnit, visit, vat, total } = amendment;
      await recomputeAgreement(tx, amendment, {
        ...summaryOf({ vat, total }),
        message,
        availableFrom,
        duration,
        durationUnit,
        visit,
      });
    }
    const data = { jobRequestId, companyId, offerId: id };
    await enqueueMails(tx, [
      { kind: "amendmentDecided", to: amendment.companyUserId, data },
      ...(decision === "accepted" ? [{ kind: "amendmentConfirmed" as const, to: amendment.clientUserId, data }] : []),
    ]);
    return { jobRequestId, companyId };
  });
  return historyFor(ctx, pair);
}

/** A company takes back what it proposed, before the client has decided. */
export async function withdrawAmendment({
  ctx,
  input: { id },
}: Call<{ id: string }, CompanyActor>): Promise<OfferHistory> {
  const pair = await ctx.db.transaction(async (tx) => {
    const { jobRequestId, companyId } = await holdAmendment(tx, ctx.actor, id);
    await tx.update(offers).set({ state: "withdrawn", settledAt: now }).where(eq(offers.id, id));
    return { jobRequestId, companyId };
  });
  return historyFor(ctx, pair);
}

/** Holds an amendment of one's own side that waits still. */
async function holdAmendment(tx: Transaction, actor: CompanyActor | TendererActor, id: string) {
  const [found] = await tx
    .select({ jobRequestId: offers.jobRequestId, companyId: offers.companyId })
    .from(offers)
    .innerJoin(
      jobRequestCompanies,
      and(
        eq(jobRequestCompanies.jobRequestId, offers.jobRequestId),
        eq(jobRequestCompanies.companyId, offers.companyId),
      ),
    )
    .innerJoin(jobRequests, eq(jobRequests.id, offers.jobRequestId))
    .where(and(eq(offers.id, id), eq(offers.kind, "amendment"), offersFor(actor)));
  // The recipient is held before its versions, as wherever one is added.
  const { companyUserId, clientUserId } = await lockAgreement(tx, actor, orNotFound(found));
  const [amendment] = await tx.select().from(offers).where(eq(offers.id, id)).for("no key update");
  const held = orNotFound(amendment);
  if (held.state !== "proposed") throw new DomainError("NOTHING_TO_DECIDE");
  return { ...held, companyUserId, clientUserId };
}
