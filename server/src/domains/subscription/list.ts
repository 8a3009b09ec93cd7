import type {
  Subscription,
  SubscriptionListInput,
  SubscriptionPage,
  SubscriptionsOfCompanyInput,
} from "@metiro/shared/subscription/schema";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { newestFirst } from "../../db/paging/keyset-page.ts";
import { paginate } from "../../db/paging/paginate.ts";
import { companies, subscriptions } from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { ActorContext, Call } from "../../trpc/context.ts";
import { filteredBy, inStatus, orders } from "./filter.ts";
import { subscriptionsById, subscriptionsOf } from "./queries.ts";

/** All subscriptions, last entered first where no other order is asked for, with the totals by state that the tabs show. */
export async function list({ ctx, input }: Call<SubscriptionListInput>): Promise<SubscriptionPage> {
  const [page, statusCounts] = await Promise.all([pageOf(ctx, input), countsOf(ctx.db, input)]);
  return { ...page, statusCounts };
}

const pageOf = (ctx: ActorContext, input: SubscriptionListInput) =>
  paginate({ ctx, list: "subscription.list" }, input, {
    ...newestFirst(ctx.db, {
      table: subscriptions,
      id: subscriptions.id,
      at: subscriptions.createdAt,
      where: filteredBy(input),
      order: orders[input.sort],
    }),
    rows: (ids) => subscriptionsById(ctx.db, ids),
  });

async function countsOf(db: Db, { status: _status, ...filter }: SubscriptionListInput) {
  const within = (status: Subscription["status"]) => sql<number>`(count(*) filter (where ${inStatus[status]}))::int`;
  const [counts] = await db
    .select({
      active: within("active"),
      upcoming: within("upcoming"),
      expired: within("expired"),
      canceled: within("canceled"),
    })
    .from(subscriptions)
    .where(filteredBy(filter));
  if (!counts) throw new Error("Subscriptions were not counted");
  return counts;
}

/** The subscriptions of one company, the one that ends last first. */
export async function listByCompany({
  ctx: { db },
  input: { companyId },
}: Call<SubscriptionsOfCompanyInput>): Promise<Subscription[]> {
  const [company] = await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId));
  return subscriptionsOf(db, orNotFound(company).id);
}
