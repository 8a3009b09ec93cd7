import { type SQL, and, eq, gte, isNull, lte, not, sql } from "drizzle-orm";
import { soonDays } from "@metiro/shared/subscription/constants";
import type { Db } from "../../client.ts";
import { companies, subscriptions } from "../../schema/index.ts";
import { today } from "../../sql.ts";

/**
 * How a company stands with its subscriptions, as `shared/src/subscription/standing.ts` says it of a list of them: a test
 * holds the two together. Periods of a company never overlap, and those that follow one another without a gap are one.
 */
export const subscriptionStandingBy = (db: Db) => {
  const periods = db
    .select({
      startsOn: subscriptions.startsOn,
      endsOn: subscriptions.endsOn,
      goesOn:
        sql<boolean>`coalesce(lead(${subscriptions.startsOn}) over (order by ${subscriptions.startsOn}) = ${subscriptions.endsOn} + 1, false)`.as(
          "goes_on",
        ),
    })
    .from(subscriptions)
    .where(and(eq(subscriptions.companyId, companies.id), isNull(subscriptions.canceledAt)))
    .as("periods");
  const runs = sql`coalesce(bool_or(${today} between ${periods.startsOn} and ${periods.endsOn}), false)`;
  return db
    .select({
      active: sql<boolean>`${runs}`.as("active"),
      endsOn: sql<string | null>`case when ${runs}
        then min(${periods.endsOn}) filter (where ${periods.endsOn} >= ${today} and not ${periods.goesOn})
        else max(${periods.endsOn}) filter (where ${periods.endsOn} < ${today}) end`.as("ends_on"),
      startsOn: sql<string | null>`case when not ${runs}
        then min(${periods.startsOn}) filter (where ${periods.startsOn} > ${today}) end`.as("starts_on"),
    })
    .from(periods)
    .as("standing");
};

/** The fields of a company's standing, from the join above. */
export const standingFields = ({ active, endsOn, startsOn }: ReturnType<typeof subscriptionStandingBy>) => ({
  activeSubscription: sql<boolean>`${active}`,
  subscriptionEndsOn: sql<string | null>`${endsOn}`,
  subscriptionStartsOn: sql<string | null>`${startsOn}`,
});

const subscribed = (when: SQL) =>
  sql`exists (select from ${subscriptions} where ${and(
    eq(subscriptions.companyId, companies.id),
    isNull(subscriptions.canceledAt),
    when,
  )})`;

const runsToday = sql`${today} between ${subscriptions.startsOn} and ${subscriptions.endsOn}`;

/** Whether a company has an uncanceled subscription today. */
export const subscribedToday = subscribed(runsToday);

/** All that have one, for whatever asks of thousands at once. */
export const subscribedCompanies = sql`(
  select ${subscriptions.companyId} from ${subscriptions} where ${and(isNull(subscriptions.canceledAt), runsToday)})`;

/** Whether nothing of a company's follows on a subscription, of a query from `subscriptions`. */
const endsThere = sql`not exists (select from ${subscriptions} as next where next.company_id = ${subscriptions.companyId}
  and next.canceled_at is null and next.starts_on = ${subscriptions.endsOn} + 1)`;

/** Until when the company goes on without a gap, of a query from `subscriptions`: one that ends earlier cannot be it. */
export const coveredUntil = sql<string>`case when ${subscriptions.canceledAt} is null then (
  select min(last.ends_on) from ${subscriptions} as last
  where last.company_id = ${subscriptions.companyId} and last.ends_on >= ${subscriptions.endsOn} and last.canceled_at is null
    and not exists (select from ${subscriptions} as next where next.company_id = last.company_id
      and next.ends_on > last.ends_on and next.starts_on = last.ends_on + 1 and next.canceled_at is null)
) else ${subscriptions.endsOn} end`;

/** A subscription that runs out within so many days while none of the same company follows on it. */
export const endsWithoutNext = (days: number) =>
  and(
    isNull(subscriptions.canceledAt),
    gte(subscriptions.endsOn, sql`${today}`),
    lte(subscriptions.endsOn, sql`${today} + ${sql.raw(String(days))}`),
    endsThere,
  );

/** The few that come into question, looked up by their last day. */
const endingSoon = sql`${companies.id} = any(array(
  select ${subscriptions.companyId} from ${subscriptions} where ${endsWithoutNext(soonDays)}))`;

/** How a company stands with its subscriptions, as a condition. */
export const withStanding = {
  active: subscribedToday,
  ending: and(endingSoon, subscribedToday),
  upcoming: and(not(subscribedToday), subscribed(sql`${subscriptions.startsOn} > ${today}`)),
  expired: and(
    subscribed(sql`${subscriptions.endsOn} < ${today}`),
    not(subscribed(sql`${subscriptions.endsOn} >= ${today}`)),
  ),
  none: not(subscribedToday),
};
