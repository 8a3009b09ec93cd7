import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { users } from "../../../db/schema/index.ts";
import { takeNamedLock } from "../../../db/locks.ts";

/** The e-mail's local part, with a number behind it when somebody has it. Held until the transaction ends. */
export async function freeUsername(tx: Transaction, email: string): Promise<string> {
  const [local = ""] = email.split("@", 1);
  await takeNamedLock(tx, "username", local.toLowerCase());
  const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.username, local));
  return taken ? `${local}-${randomInt(10_000_000, 100_000_000)}` : local;
}
