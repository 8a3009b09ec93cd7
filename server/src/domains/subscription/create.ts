import type { FieldViolations } from "@metiro/shared/errors/field-error";
import type { CreateSubscriptionsInput, NewSubscription, Subscription } from "@metiro/shared/subscription/schema";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { companies, subscriptions, users } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import type { Call } from "../../trpc/context.ts";
import { settings } from "../application-config/index.ts";
import { audit } from "../audit/index.ts";
import { overlapFaults } from "./overlap-faults.ts";
import { subscriptionsById } from "./queries.ts";

/** Enters paid periods, all or none. A company never has two at a time; the refusal names each clash. */
export async function create({ ctx, input }: Call<CreateSubscriptionsInput>): Promise<Subscription[]> {
  const newSubscriptions = input.newSubscriptions.map((period) => ({
    ...period,
    companyId: period.companyId.toLowerCase(),
  }));
  const { "site.currency": siteCurrency } = await settings(ctx.db);
  const ids = await ctx.db.transaction(async (tx) => {
    await lockCompanies(tx, newSubscriptions);
    refuse("SUBSCRIPTION_OVERLAP", overlapFaults(newSubscriptions, await periodsOf(tx, newSubscriptions)));
    const made = await tx
      .insert(subscriptions)
      .values(newSubscriptions.map(({ currency = siteCurrency, ...fields }) => ({ ...fields, currency })))
      .returning();
    for (const { id, companyId, startsOn, endsOn, amount, currency } of made)
      await audit(tx, ctx, "subscription.create", id, { companyId, after: { startsOn, endsOn, amount, currency } });
    return made.map(({ id }) => id);
  });
  return subscriptionsById(ctx.db, ids);
}

const companyIdsOf = (all: NewSubscription[]) => [...new Set(all.map(({ companyId }) => companyId))];

/** Holds the companies, in one order, so that of two who enter at once the second sees what the first has entered. */
async function lockCompanies(tx: Transaction, all: NewSubscription[]): Promise<void> {
  const rows = await tx
    .select({ id: companies.id })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(and(inArray(companies.id, companyIdsOf(all)), isNull(users.deletedAt)))
    .orderBy(asc(companies.id))
    .for("no key update", { of: companies });
  const known = new Set(rows.map(({ id }) => id));
  const unknown: FieldViolations = {};
  for (const [position, { companyId }] of all.entries())
    if (!known.has(companyId)) unknown[`newSubscriptions.${position}.companyId`] = [{ rule: "unknown" }];
  refuse("VALIDATION_FAILED", unknown);
}

const periodsOf = (tx: Transaction, all: NewSubscription[]) =>
  tx
    .select({ companyId: subscriptions.companyId, startsOn: subscriptions.startsOn, endsOn: subscriptions.endsOn })
    .from(subscriptions)
    .where(and(inArray(subscriptions.companyId, companyIdsOf(all)), isNull(subscriptions.canceledAt)));

function refuse(code: "VALIDATION_FAILED" | "SUBSCRIPTION_OVERLAP", errors: FieldViolations): void {
  if (Object.keys(errors).length > 0) throw new DomainError(code, { errors });
}
