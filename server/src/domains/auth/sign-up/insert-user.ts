import type { SignedUp } from "@metiro/shared/auth/schema";
import type { Transaction } from "../../../db/client.ts";
import { users } from "../../../db/schema/index.ts";
import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { takeNamedLock } from "../../../db/locks.ts";

export type NewUser = Pick<
  typeof users.$inferInsert,
  "email" | "passwordHash" | "firstName" | "lastName" | "phone" | "role" | "lang"
>;

/** A new account. A taken e-mail is refused by the table's unique constraint. */
export async function insertUser(
  tx: Transaction,
  { email, passwordHash, firstName, lastName, phone, role, lang }: NewUser,
): Promise<SignedUp> {
  const username = await freeUsername(tx, email);
  const [user] = await tx
    .insert(users)
    .values({ email, username, passwordHash, firstName, lastName, phone, role, lang })
    .returning({
      id: users.id,
      email: users.email,
      username: users.username,
      firstName: users.firstName,
      lastName: users.lastName,
    });
  if (!user) throw new Error("Inserting a user returned no row");
  return user;
}

/** The e-mail's local part, with a number behind it when somebody has it. Held until the transaction ends. */
async function freeUsername(tx: Transaction, email: string): Promise<string> {
  const [local = ""] = email.split("@", 1);
  await takeNamedLock(tx, "username", local.toLowerCase());
  const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.username, local));
  return taken ? `${local}-${randomInt(10_000_000, 100_000_000)}` : local;
}
