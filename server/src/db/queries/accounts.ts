import { type Role, roles } from "@metiro/shared/roles";
import type { AccountState } from "@metiro/shared/roles";
import { type AnyColumn, type SQL, and, count, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { type Order, up } from "../paging/order.ts";
import { accountTotals, users } from "../schema/index.ts";

/** Where an account stands, as an index answers it. */
export const inState: Record<AccountState, SQL | undefined> = {
  active: and(isNull(users.lockedAt), users.emailConfirmed),
  locked: isNotNull(users.lockedAt),
  unconfirmed: and(isNull(users.lockedAt), sql`not ${users.emailConfirmed}`),
};

/** Made by an admin for somebody who has not come yet: without a password, and no code was ever typed. Clients make their own. */
export const isInvited: SQL<boolean> = sql`(${users.passwordHash} is null and not ${users.emailConfirmed} and ${users.role} <> 'Tenderer')`;

/** Of an account what decides whether it can be invited again. */
export const invitable = {
  id: users.id,
  email: users.email,
  role: users.role,
  invited: isInvited,
  lockedAt: users.lockedAt,
};

/** People as a directory has them; the index `users_name` is in this order. */
export const byPersonName: Order = [
  up(sql`${users.lastName} collate "fr-x-icu"`),
  up(sql`${users.firstName} collate "fr-x-icu"`),
  up(users.id),
];

/** How many accounts there are that are not erased, of one role or of all. */
export async function accountTotal(db: Db, role?: Role): Promise<number> {
  const wanted = role === undefined ? [...roles] : [role];
  const rows = await db
    .select({ count: accountTotals.count })
    .from(accountTotals)
    .where(inArray(accountTotals.role, wanted));
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** How many of them are active: all but the few that are not, which their indexes name. */
export async function activeTotal(db: Db, role?: Role): Promise<number> {
  const [all, [others]] = await Promise.all([
    accountTotal(db, role),
    db
      .select({ n: count() })
      .from(users)
      .where(and(isNull(users.deletedAt), role && eq(users.role, role), or(inState.locked, inState.unconfirmed))),
  ]);
  return all - (others?.n ?? 0);
}

/** Whether a column names an account of a role that is like this. */
export const accountIn = (userId: AnyColumn, role: Role, condition: SQL | undefined): SQL =>
  sql`${userId} in (${accountsOf(role, condition)})`;

/**
 * Whether a column names an account of a role that is like this, where there are few: put into an array, so that PostgreSQL looks them up
 * instead of reading all rows in their order.
 */
export const fewAccounts = (userId: AnyColumn, role: Role, condition: SQL | undefined): SQL =>
  sql`${userId} = any(array(${accountsOf(role, condition)}))`;

const accountsOf = (role: Role, condition: SQL | undefined) =>
  sql`select ${users.id} from ${users} where ${and(eq(users.role, role), isNull(users.deletedAt), condition)}`;
