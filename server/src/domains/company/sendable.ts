import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { companies, users } from "../../db/schema/index.ts";
import { subscribedToday } from "../../db/standing.ts";
import { canReceive } from "./policy.ts";

interface Options {
  /** Whether only companies with a subscription of today may receive. */
  subscriptionRequired: boolean;
}

/** Of these companies those to which a request can be sent now, each with the user that its mail goes to. */
export async function sendableCompanies(
  db: Queryable,
  companyIds: string[],
  { subscriptionRequired }: Options,
): Promise<Map<string, string>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .select({ id: companies.id, userId: companies.userId })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(and(inArray(companies.id, companyIds), canReceive, subscriptionRequired ? subscribedToday : undefined));
  return new Map(rows.map((row) => [row.id, row.userId]));
}
