import { plusMonths, swissToday } from "@metiro/shared/calendar-day";
import type { Queryable } from "../db/client.ts";
import { subscriptions } from "../db/schema/index.ts";
import { onlyRow } from "./only-row.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type SubscriptionFields = Partial<typeof subscriptions.$inferInsert> & { companyId: string };

/** Subscriptions: a year from today, where nothing else is said. */
export async function createSubscriptions(
  db: Queryable,
  all: readonly SubscriptionFields[],
): Promise<SubscriptionRow[]> {
  if (all.length === 0) return [];
  const startsOn = swissToday();
  const defaults = { startsOn, endsOn: plusMonths(startsOn, 12), amount: 58_800, currency: "EUR" };
  return db
    .insert(subscriptions)
    .values(all.map((fields) => ({ ...defaults, ...fields })))
    .returning();
}

export const createSubscription = async (db: Queryable, fields: SubscriptionFields): Promise<SubscriptionRow> =>
  onlyRow(await createSubscriptions(db, [fields]));
