import { randomInt } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { users } from "../../../db/schema/index.ts";

/** The e-mail's local part, with a number behind it when somebody has it. Held until the transaction ends. */
export async function freeUsername(tx: Transaction, email: string): Promise<string> {
  const [local = ""] = email.split("@", 1);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`username ${local.toLowerCase()}`}, 0))`);
  const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.username, local));
  return taken ? `${local}-${randomInt(10_000_000, 100_000_000)}` : local;
}
