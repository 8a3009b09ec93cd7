import type { Role } from "@metiro/shared/roles";
import { and, asc, eq, isNull } from "drizzle-orm";
import { isInvited } from "../../db/queries/accounts.ts";
import type { Transaction } from "../../db/client.ts";
import { users } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Actor } from "../../trpc/actor.ts";

/**
 * Takes somebody else's account for the rest of the transaction, to lock or erase it. All admins are taken with it, in one
 * order: of two who remove each other at once the second finds that it would leave nobody, or that it is gone itself.
 */
export async function lockOtherAccount(
  tx: Transaction,
  { userId }: Actor,
  id: string,
): Promise<{ role: Role; lockedAt: string | null }> {
  const admins = await tx
    .select({ id: users.id, invited: isInvited, isMachine: users.isMachine })
    .from(users)
    .where(and(eq(users.role, "Admin"), isNull(users.deletedAt), isNull(users.lockedAt)))
    .orderBy(asc(users.id))
    .for("no key update");
  const [row] = await tx
    .select({ role: users.role, lockedAt: users.lockedAt })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for("no key update");
  const account = orNotFound(row);
  if (id === userId) throw new DomainError("OWN_ACCOUNT");
  // Whoever is invited and has no password yet keeps nobody in, and neither does a program.
  if (admins.every((admin) => admin.id === id || admin.invited || admin.isMachine)) throw new DomainError("LAST_ADMIN");
  if (!admins.some((admin) => admin.id === userId)) throw new DomainError("UNAUTHORIZED");
  return account;
}
