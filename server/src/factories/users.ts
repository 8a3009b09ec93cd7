import type { Queryable } from "../db/client.ts";
import { users } from "../db/schema/index.ts";
import { nextSerial, onlyRow } from "./only-row.ts";

export type UserRow = typeof users.$inferSelect;
export type UserFields = Partial<typeof users.$inferInsert>;

/** Accounts: confirmed clients with a complete profile, where nothing else is said. They have no password. */
export async function createUsers(db: Queryable, all: readonly UserFields[]): Promise<UserRow[]> {
  if (all.length === 0) return [];
  const rows = all.map((fields) => {
    const username = `personne-${nextSerial()}`;
    const defaults = { firstName: "Dominique", lastName: "Favre", role: "Tenderer" as const };
    return {
      email: `${username}@test.example`,
      username,
      emailConfirmed: true,
      profileCompleted: true,
      ...defaults,
      ...fields,
    };
  });
  return db.insert(users).values(rows).returning();
}

export const createUser = async (db: Queryable, fields: UserFields = {}): Promise<UserRow> =>
  onlyRow(await createUsers(db, [fields]));
