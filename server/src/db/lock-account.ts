import { and, eq, isNull } from "drizzle-orm";
import { DomainError } from "../errors/domain-error.ts";
import type { Transaction } from "./client.ts";
import { users } from "./schema/index.ts";

/**
 * Holds the account of whoever calls until the transaction ends, so that what it writes is there before the account is
 * erased, or not at all. `no key update` also lets the writes of one account come one after the other.
 */
export async function lockAccount(
  tx: Transaction,
  userId: string,
  strength: "key share" | "no key update",
): Promise<void> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for(strength);
  if (!row) throw new DomainError("UNAUTHORIZED");
}
