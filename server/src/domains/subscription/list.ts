import type { Page } from "@metiro/shared/paging/schema";
import type {
  Subscription,
  SubscriptionListInput,
  SubscriptionsOfCompanyInput,
} from "@metiro/shared/subscription/schema";
import { eq } from "drizzle-orm";
import { newestFirst } from "../../db/paging/keyset-page.ts";
import { paginate } from "../../db/paging/paginate.ts";
import { companies, subscriptions } from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { filteredBy, orders } from "./filter.ts";
import { subscriptionsById, subscriptionsOf } from "./queries.ts";
import type { CompanyActor } from "../../trpc/actor.ts";

/** All subscriptions, last entered first where no other order is asked for. */
export function list({ ctx: { db }, input }: Call<SubscriptionListInput>): Promise<Page<Subscription>> {
  return paginate(input, {
    ...newestFirst(db, {
      table: subscriptions,
      id: subscriptions.id,
      at: subscriptions.createdAt,
      where: filteredBy(input),
      order: orders[input.sort],
    }),
    rows: (ids) => subscriptionsById(db, ids),
  });
}

/** The subscriptions of one company, the one that ends last first. */
export async function listByCompany({
  ctx: { db },
  input: { companyId },
}: Call<SubscriptionsOfCompanyInput>): Promise<Subscription[]> {
  const [company] = await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId));
  return subscriptionsOf(db, orNotFound(company).id);
}

/** Those of the company that calls, without what the back office has noted. */
export async function own({ ctx: { db, actor } }: Call<void, CompanyActor>): Promise<Subscription[]> {
  const subscriptions = await subscriptionsOf(db, actor.companyId);
  return subscriptions.map(({ note: _note, ...subscription }) => subscription);
}
