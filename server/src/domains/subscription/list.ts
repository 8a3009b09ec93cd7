import type { Page } from "@metiro/shared/list";
import type {
  Subscription,
  SubscriptionListInput,
  SubscriptionsOfCompanyInput,
} from "@metiro/shared/subscription/schema";
import { type SQL, and, eq, gt, gte, isNotNull, isNull, lt, lte } from "drizzle-orm";
import { isFoundBy } from "../../db/company-search.ts";
import { newestFirst } from "../../db/newest.ts";
import { paginate } from "../../db/paginate.ts";
import { companies, subscriptions } from "../../db/schema/index.ts";
import { today } from "../../db/today.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { found } from "../../errors/found.ts";
import type { Call } from "../../trpc/context.ts";
import { subscriptionsById, subscriptionsOf } from "./queries.ts";

/** All subscriptions, last entered first. */
export function list({ ctx: { db }, input }: Call<SubscriptionListInput>): Promise<Page<Subscription>> {
  const { search, status } = input;
  const where = and(
    status && inStatus[status],
    search === undefined ? undefined : isFoundBy(search, subscriptions.companyId),
  );
  return paginate(input, {
    ...newestFirst(db, { table: subscriptions, id: subscriptions.id, at: subscriptions.createdAt, where }),
    rows: (ids) => subscriptionsById(db, ids),
  });
}

/** The status that `queries.ts` derives, said so that an index can answer it. */
const inStatus: Record<Subscription["status"], SQL | undefined> = {
  upcoming: and(isNull(subscriptions.canceledAt), gt(subscriptions.startsOn, today)),
  active: and(isNull(subscriptions.canceledAt), lte(subscriptions.startsOn, today), gte(subscriptions.endsOn, today)),
  expired: and(isNull(subscriptions.canceledAt), lt(subscriptions.endsOn, today)),
  canceled: isNotNull(subscriptions.canceledAt),
};

/** The subscriptions of one company, the one that ends last first. */
export async function listByCompany({
  ctx: { db },
  input: { companyId },
}: Call<SubscriptionsOfCompanyInput>): Promise<Subscription[]> {
  const [company] = await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId));
  return subscriptionsOf(db, found(company).id);
}

/** Those of the company that calls. */
export async function own({ ctx: { db, actor } }: Call): Promise<Subscription[]> {
  if (actor.companyId === undefined) throw new DomainError("FORBIDDEN");
  return subscriptionsOf(db, actor.companyId);
}
