import type { Subscription } from "@metiro/shared/subscription/schema";
import { desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { present } from "../../db/present.ts";
import { subscriptions } from "../../db/schema/index.ts";
import { today } from "../../db/today.ts";

/** Only a cancellation is stored; the rest follows from the days. */
const status = sql<Subscription["status"]>`case
  when ${subscriptions.canceledAt} is not null then 'canceled'
  when ${subscriptions.startsOn} > ${today} then 'upcoming'
  when ${subscriptions.endsOn} < ${today} then 'expired'
  else 'active' end`;

const byCompany = prepared((db) =>
  db
    .select({
      id: subscriptions.id,
      startsOn: subscriptions.startsOn,
      endsOn: subscriptions.endsOn,
      amount: subscriptions.amount,
      currency: subscriptions.currency,
      note: subscriptions.note,
      status,
      createdAt: subscriptions.createdAt,
    })
    .from(subscriptions)
    .where(eq(subscriptions.companyId, sql.placeholder("companyId")))
    .orderBy(desc(subscriptions.endsOn), desc(subscriptions.id))
    .prepare("subscription_of_company"),
);

/** The subscriptions of a company, latest first. */
export const subscriptionsOf = async (db: Db, companyId: string): Promise<Subscription[]> =>
  present(await byCompany(db).execute({ companyId }));
