import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { companies, jobRequestCompanies, subscriptions } from "../../db/schema/index.ts";
import { today } from "../../db/today.ts";

/** What a company received lately and how much of it it answered; to be joined laterally to `companies`. */
export const receivedBy = (db: Db) =>
  db
    .select({
      last30Days:
        sql<number>`count(*) filter (where ${jobRequestCompanies.createdAt} >= now() - interval '30 days')::int`.as(
          "last_30_days",
        ),
      lastYear: sql<number>`count(*)::int`.as("last_year"),
      answered: sql<number>`count(*) filter (where ${jobRequestCompanies.response} <> 'none')::int`.as("answered"),
    })
    .from(jobRequestCompanies)
    .where(
      and(
        eq(jobRequestCompanies.companyId, companies.id),
        sql`${jobRequestCompanies.createdAt} >= now() - interval '12 months'`,
      ),
    )
    .as("received");

/** The subscription of today, else the last one; they never overlap, so the one that ends last is the one. */
export const paidBy = (db: Db) =>
  db
    .select({
      endsOn: subscriptions.endsOn,
      active: sql<boolean>`${subscriptions.endsOn} >= ${today}`.as("active"),
    })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.companyId, companies.id),
        isNull(subscriptions.canceledAt),
        sql`${subscriptions.startsOn} <= ${today}`,
      ),
    )
    .orderBy(desc(subscriptions.endsOn))
    .limit(1)
    .as("paid");

type Received = ReturnType<typeof receivedBy>;
type Paid = ReturnType<typeof paidBy>;

/** The fields of a company's activity, from the two joins above. */
export const activityFields = (received: Received, paid: Paid) => ({
  activeSubscription: sql<boolean>`coalesce(${paid.active}, false)`,
  subscriptionEndsOn: paid.endsOn,
  receivedLast30Days: received.last30Days,
  receivedLastYear: received.lastYear,
  answerRate: sql<number | null>`${received.answered}::float8 / nullif(${received.lastYear}, 0)`,
});

/** Whether a company has an uncanceled subscription today. */
export const subscribedToday = sql`exists (select from ${subscriptions} where ${and(
  eq(subscriptions.companyId, companies.id),
  isNull(subscriptions.canceledAt),
  sql`${today} between ${subscriptions.startsOn} and ${subscriptions.endsOn}`,
)})`;
