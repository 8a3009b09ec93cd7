import type { Subscription } from "@metiro/shared/subscription/schema";
import { type SQL, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { companies, subscriptions } from "../../db/schema/index.ts";
import { coveredUntil } from "../../db/queries/company/subscription-standing.ts";
import { today } from "../../db/sql.ts";
import { arrayLiteral } from "../../db/rows/array-literal.ts";

/** Only a cancellation is stored; the rest follows from the days. */
export const subscriptionStatus = sql<Subscription["status"]>`case
  when ${subscriptions.canceledAt} is not null then 'canceled'
  when ${subscriptions.startsOn} > ${today} then 'upcoming'
  when ${subscriptions.endsOn} < ${today} then 'expired'
  else 'active' end`;

const select = (db: Db, where: SQL) =>
  db
    .select({
      id: subscriptions.id,
      company: { id: companies.id, name: sql<string>`coalesce(${subscriptions.payerName}, ${companies.name})` },
      startsOn: subscriptions.startsOn,
      endsOn: subscriptions.endsOn,
      coveredUntil,
      amount: subscriptions.amount,
      currency: subscriptions.currency,
      note: subscriptions.note,
      status: subscriptionStatus,
      revision: subscriptions.revision,
      canceledAt: subscriptions.canceledAt,
      createdAt: subscriptions.createdAt,
      updatedAt: subscriptions.updatedAt,
    })
    .from(subscriptions)
    .innerJoin(companies, eq(companies.id, subscriptions.companyId))
    .where(where);

const byCompany = prepared((db) =>
  select(db, eq(subscriptions.companyId, sql.placeholder("companyId")))
    .orderBy(desc(subscriptions.endsOn), desc(subscriptions.id))
    .prepare("subscription_of_company"),
);
const manyById = prepared((db) =>
  select(db, sql`${subscriptions.id} = any(${sql.placeholder("ids")}::uuid[])`).prepare("subscription_items"),
);

/** The subscriptions of a company, latest first. */
export const subscriptionsOf = async (db: Db, companyId: string): Promise<Subscription[]> =>
  omitNulls(await byCompany(db).execute({ companyId }));

/** Subscriptions in the order of their ids. */
export async function subscriptionsById(db: Db, ids: string[]): Promise<Subscription[]> {
  const rows = await manyById(db).execute({ ids: arrayLiteral(ids) });
  const byId = new Map(omitNulls(rows).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
