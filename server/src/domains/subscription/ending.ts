import { and, eq, gte, isNull, lte, notExists, sql } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/pg-core";
import { subscriptions } from "../../db/schema/index.ts";
import { today } from "../../db/today.ts";

const next = alias(subscriptions, "next");

/** A subscription that runs out within 14 days while none of the same company follows on it. */
export const endsWithoutNext = and(
  isNull(subscriptions.canceledAt),
  gte(subscriptions.endsOn, sql`${today}`),
  lte(subscriptions.endsOn, sql`${today} + 14`),
  notExists(
    new QueryBuilder({ casing: "snake_case" })
      .select({ one: sql`1` })
      .from(next)
      .where(
        and(
          eq(next.companyId, subscriptions.companyId),
          isNull(next.canceledAt),
          eq(next.startsOn, sql`${subscriptions.endsOn} + 1`),
        ),
      ),
  ),
);
