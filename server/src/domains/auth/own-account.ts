import { eq } from "drizzle-orm";
import { users } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { found } from "../../errors/found.ts";
import { takeBack } from "../../limits/attempts.ts";
import type { ActorContext } from "../../trpc/context.ts";
import { accountKey, countTry, recordPauses } from "./attempts.ts";

/** The account of whoever calls, once it has given its password again; a wrong one is refused on its field, and counted. */
export async function ownAccount(
  ctx: ActorContext,
  { field, password }: { field: string; password: string },
): Promise<{ email: string }> {
  const { userId } = ctx.actor;
  const [row] = await ctx.db
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  const { email, passwordHash } = found(row);
  const { ids, begun } = await countTry(ctx.db, [accountKey(email, userId)]);
  if (!(await ctx.passwords.matches(passwordHash, password))) {
    await recordPauses(ctx.db, begun, userId);
    throw new DomainError("VALIDATION_FAILED", { errors: { [field]: [{ rule: "wrongPassword" }] } });
  }
  await ctx.db.transaction((tx) => takeBack(tx, ids));
  return { email };
}
