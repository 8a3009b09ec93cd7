import { eq } from "drizzle-orm";
import { users } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { found } from "../../errors/found.ts";
import type { ActorContext } from "../../trpc/context.ts";
import { accountKey, countTry, recordPause, takeBack } from "./attempts.ts";

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
  const keys = [accountKey(email)];
  const tries = await countTry(ctx.db, keys);
  if (!(await ctx.passwords.matches(passwordHash, password))) {
    await recordPause(ctx.db, keys, userId);
    throw new DomainError("VALIDATION_FAILED", { errors: { [field]: [{ rule: "wrongPassword" }] } });
  }
  await ctx.db.transaction((tx) => takeBack(tx, tries));
  return { email };
}
