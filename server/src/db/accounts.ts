import { type Role, roles } from "@metiro/shared/roles";
import type { AccountState } from "@metiro/shared/user/filters";
import { type AnyColumn, type SQL, and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { accountTotals, users } from "./schema/index.ts";

/** Where an account stands, as an index answers it. */
export const inState: Record<AccountState, SQL | undefined> = {
  active: and(isNull(users.lockedAt), users.emailConfirmed),
  locked: isNotNull(users.lockedAt),
  unconfirmed: and(isNull(users.lockedAt), sql`not ${users.emailConfirmed}`),
};

/** People as a directory has them; the index `users_name` is in this order. */
export const byPersonName = [
  sql`${users.lastName} collate "fr-x-icu"`,
  sql`${users.firstName} collate "fr-x-icu"`,
  sql`${users.id}`,
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

/** Accounts of a role in a state, as a condition on a column that names them. */
export const accountIn = (userId: AnyColumn, role: Role, condition: SQL | undefined): SQL =>
  sql`${userId} in (select ${users.id} from ${users} where ${and(eq(users.role, role), isNull(users.deletedAt), condition)})`;
