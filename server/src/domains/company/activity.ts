import type { CompanyFilters } from "@metiro/shared/company/schema";
import { type SQL, and, desc, eq, isNull, not, sql } from "drizzle-orm";
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

const subscribed = (when: SQL) =>
  sql`exists (select from ${subscriptions} where ${and(
    eq(subscriptions.companyId, companies.id),
    isNull(subscriptions.canceledAt),
    when,
  )})`;

/** Whether a company has an uncanceled subscription today. */
export const subscribedToday = subscribed(sql`${today} between ${subscriptions.startsOn} and ${subscriptions.endsOn}`);

/** The few that come into question, looked up by their last day. */
const endingSoon = sql`${companies.id} = any(array(
  select ${subscriptions.companyId} from ${subscriptions}
  where ${isNull(subscriptions.canceledAt)} and ${subscriptions.endsOn} between ${today} and ${today} + 30))`;

/** How a company stands with its subscriptions. One that is followed by another one does not end. */
export const withSubscription: Record<NonNullable<CompanyFilters["subscription"]>, SQL | undefined> = {
  active: subscribedToday,
  ending: and(endingSoon, subscribedToday, not(subscribed(sql`${subscriptions.endsOn} > ${today} + 30`))),
  upcoming: and(not(subscribedToday), subscribed(sql`${subscriptions.startsOn} > ${today}`)),
  expired: and(
    subscribed(sql`${subscriptions.endsOn} < ${today}`),
    not(subscribed(sql`${subscriptions.endsOn} >= ${today}`)),
  ),
  none: not(subscribedToday),
};
