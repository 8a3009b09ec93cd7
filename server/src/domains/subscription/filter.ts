import type { Subscription, SubscriptionFilter } from "@metiro/shared/subscription/schema";
import { type SQL, and, eq, gt, gte, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import { down, type Order, up } from "../../db/paging/order.ts";
import { since } from "../../db/queries/changes.ts";
import { isFoundBy } from "../../db/queries/company/company-search.ts";
import { endsWithoutNext } from "../../db/queries/company/subscription-standing.ts";
import { subscriptions } from "../../db/schema/index.ts";
import { today } from "../../db/sql.ts";
import { DomainError } from "../../errors/domain-error.ts";

/** The subscriptions that a filter leaves; those of a period have at least one day in it. */
export function filteredBy({
  search,
  status,
  companyId,
  endingWithinDays,
  from,
  to,
  changedSince,
}: SubscriptionFilter) {
  if (from !== undefined && to !== undefined && from > to)
    throw new DomainError("VALIDATION_FAILED", { errors: { to: [{ rule: "rangeReversed" }] } });
  return and(
    status && inStatus[status],
    companyId === undefined ? undefined : eq(subscriptions.companyId, companyId),
    endingWithinDays === undefined ? undefined : endsWithoutNext(endingWithinDays),
    from === undefined ? undefined : gte(subscriptions.endsOn, from),
    to === undefined ? undefined : lte(subscriptions.startsOn, to),
    changedSince === undefined ? undefined : gte(subscriptions.updatedAt, since(changedSince)),
    search === undefined ? undefined : isFoundBy(search, subscriptions.companyId),
  );
}

/** The status that `queries.ts` derives, said so that an index can answer it. */
export const inStatus: Record<Subscription["status"], SQL | undefined> = {
  upcoming: and(isNull(subscriptions.canceledAt), gt(subscriptions.startsOn, today)),
  active: and(isNull(subscriptions.canceledAt), lte(subscriptions.startsOn, today), gte(subscriptions.endsOn, today)),
  expired: and(isNull(subscriptions.canceledAt), lt(subscriptions.endsOn, today)),
  canceled: isNotNull(subscriptions.canceledAt),
};

const { id, createdAt, startsOn, endsOn } = subscriptions;
export const orders: Record<SubscriptionFilter["sort"], Order> = {
  newest: [down(createdAt), down(id)],
  oldest: [up(createdAt), up(id)],
  startsFirst: [up(startsOn), up(id)],
  startsLast: [down(startsOn), down(id)],
  endsFirst: [up(endsOn), up(id)],
  endsLast: [down(endsOn), down(id)],
  // What is over comes after, the latest first.
  due: [
    up(sql`(${subscriptions.canceledAt} is not null or ${endsOn} < ${today})`, { type: "boolean" }),
    up(sql`abs(${endsOn} - ${today})`, { type: "integer" }),
    up(id),
  ],
};
