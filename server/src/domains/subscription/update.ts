import type { Subscription, UpdateSubscriptionInput } from "@metiro/shared/subscription/schema";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { saveRevision } from "../../db/revision.ts";
import { companies, subscriptions } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { changes, audit } from "../audit/index.ts";
import { tellCorrected } from "../notification/index.ts";
import { subscriptionsById } from "./queries.ts";

/**
 * Corrects the days, the price or the note of a period that is not canceled. One that would overlap another of the company
 * is refused by the database; the owner is told of all but the note.
 */
export async function update({ ctx, input }: Call<UpdateSubscriptionInput>): Promise<Subscription> {
  const { id, baseRevision, ...fields } = input;
  await ctx.db.transaction(async (tx) => {
    const { companyId, userId, canceledAt, currency, ...before } = await stateOf(tx, id);
    if (canceledAt !== null) throw new DomainError("SUBSCRIPTION_ENDED");
    const { startsOn = before.startsOn, endsOn = before.endsOn } = fields;
    if (startsOn > endsOn)
      throw new DomainError("VALIDATION_FAILED", { errors: { endsOn: [{ rule: "rangeReversed" }] } });
    if (Object.values(fields).every((value) => value === undefined)) return;
    await saveRevision(
      tx,
      { table: subscriptions, revision: subscriptions.revision, returning: { id: subscriptions.id } },
      { id, baseRevision },
      // Another last day is told of anew.
      { ...fields, ...(endsOn !== before.endsOn && { endNoticeAt: null }) },
    );
    const { companyId: _company, userId: _owner, canceledAt: _none, currency: _same, ...after } = await stateOf(tx, id);
    const changed = changes(before, after);
    const names = Object.keys(changed.after);
    if (names.length === 0) return;
    await audit(tx, ctx, "subscription.update", id, { companyId, currency, ...changed });
    await tellCorrected(tx, userId, names);
  });
  const [corrected] = await subscriptionsById(ctx.db, [id]);
  return orNotFound(corrected);
}

async function stateOf(tx: Transaction, id: string) {
  const [row] = await tx
    .select({
      companyId: subscriptions.companyId,
      userId: companies.userId,
      canceledAt: subscriptions.canceledAt,
      startsOn: subscriptions.startsOn,
      endsOn: subscriptions.endsOn,
      amount: subscriptions.amount,
      currency: subscriptions.currency,
      note: subscriptions.note,
    })
    .from(subscriptions)
    .innerJoin(companies, eq(companies.id, subscriptions.companyId))
    .where(eq(subscriptions.id, id))
    .for("no key update", { of: subscriptions });
  return orNotFound(row);
}
