import { and, asc, eq, isNull, lt, ne, notExists, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Db, Transaction } from "../../../db/client.ts";
import { companies, subscriptions, users } from "../../../db/schema/index.ts";
import { today } from "../../../db/sql.ts";
import { runSequentially } from "../../../jobs/index.ts";
import { settings } from "../../application-config/index.ts";
import { eraseAccount } from "./erase-account.ts";
import { audit, nobody } from "../../audit/index.ts";

const maxPerNight = 1_000;

/**
 * Erases the accounts of clients and companies that nobody has signed in to for longer than the configuration allows.
 * A company that has paid for today or later is not inactive. `onErased` gets the ids of the files of each, whose bytes go next.
 */
export async function eraseInactiveAccounts(
  db: Db,
  signal: AbortSignal,
  onErased: (fileIds: readonly string[]) => Promise<void>,
): Promise<number> {
  const { "retention.inactiveAccountMonths": months } = await settings(db);
  const candidates = await db
    .select({ id: users.id })
    .from(users)
    .where(inactiveFor(months))
    .orderBy(asc(users.createdAt))
    .limit(maxPerNight);
  return runSequentially(candidates, async ({ id }) => {
    if (signal.aborted) return false;
    const fileIds = await db.transaction((tx) => eraseIfInactive(tx, id, months));
    if (fileIds) await onErased(fileIds);
    return fileIds !== undefined;
  });
}

async function eraseIfInactive(tx: Transaction, id: string, months: number): Promise<string[] | undefined> {
  // Whoever has signed in since stays.
  const [held] = await tx
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, id), inactiveFor(months)))
    .for("update");
  if (!held) return undefined;
  const fileIds = await eraseAccount(tx, id);
  await audit(tx, nobody, "retention.eraseAccount", id, { role: held.role, months });
  return fileIds;
}

const inactiveFor = (months: number) =>
  and(
    ne(users.role, "Admin"),
    isNull(users.deletedAt),
    lt(users.createdAt, sql`now() - ${months} * interval '1 month'`),
    sql`coalesce(${users.lastLoginAt}, ${users.createdAt}) < now() - ${months} * interval '1 month'`,
    notExists(
      new QueryBuilder({ casing: "snake_case" })
        .select({ one: sql`1` })
        .from(subscriptions)
        .innerJoin(companies, eq(companies.id, subscriptions.companyId))
        .where(
          and(
            eq(companies.userId, users.id),
            isNull(subscriptions.canceledAt),
            sql`${subscriptions.endsOn} >= ${today}`,
          ),
        ),
    ),
  );
