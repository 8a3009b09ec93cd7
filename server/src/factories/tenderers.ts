import type { Queryable } from "../db/client.ts";
import { tenderers } from "../db/schema/index.ts";
import { onlyRow, rowOf } from "./only-row.ts";
import { createUsers, type UserFields, type UserRow } from "./users.ts";

export type TendererRow = typeof tenderers.$inferSelect & { user: UserRow };
export type TendererFields = Omit<Partial<typeof tenderers.$inferInsert>, "userId"> & { user?: UserFields };

/** Clients, each with an account of its own. */
export async function createTenderers(db: Queryable, all: readonly TendererFields[]): Promise<TendererRow[]> {
  if (all.length === 0) return [];
  const accounts = await createUsers(
    db,
    all.map(({ user }) => ({ role: "Tenderer", ...user })),
  );
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const rows = await db
    .insert(tenderers)
    .values(all.map(({ user: _user, ...fields }, rank) => ({ ...fields, userId: accounts[rank]?.id ?? "" })))
    .returning();
  return rows.map((row) => Object.assign(row, { user: rowOf(byId, row.userId) }));
}

export const createTenderer = async (db: Queryable, fields: TendererFields = {}): Promise<TendererRow> =>
  onlyRow(await createTenderers(db, [fields]));
