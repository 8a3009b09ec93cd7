import { eq } from "drizzle-orm";
import { users } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { revertAttempts } from "../../../limits/attempts.ts";
import type { ActorContext } from "../../../trpc/context.ts";
import { refuseUnlessProved } from "../../../trpc/reauthentication.ts";
import { countPasswordAttempt, ownPasswordCounter, auditLockouts } from "../attempts/attempt-counters.ts";
import { noteSignIn } from "../sign-in/sign-in-events.ts";
import { consumeCode } from "../codes/verification.ts";

interface Given {
  /** The field that the password stands in. */
  field: string;
  password: string | undefined;
  code: string | undefined;
}

export interface Own {
  email: string;
  /** Of the password that was given; null where it was a code. */
  passwordHash: string | null;
}

/**
 * The account of whoever calls, once it has given its password again, or a code that was mailed where it has none. What is wrong or
 * missing is refused on its field, and counted; where nothing is given, a proof that is too old is refused before.
 */
export async function ownAccount(ctx: ActorContext, { field, password, code }: Given): Promise<Own> {
  const { userId } = ctx.actor;
  const [row] = await ctx.db
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  const { email, passwordHash } = orNotFound(row);
  const hasPassword = passwordHash !== null;
  const given = hasPassword ? password : code;
  if (given === undefined) {
    refuseUnlessProved(ctx);
    const missing = hasPassword ? field : "code";
    throw new DomainError("VALIDATION_FAILED", { errors: { [missing]: [{ rule: "required" }] } });
  }
  if (hasPassword) await refuseWrongPassword(ctx, { field, passwordHash, password: given });
  else await refuseWrongCode(ctx, given);
  return { email, passwordHash };
}

async function refuseWrongPassword(
  ctx: ActorContext,
  { field, passwordHash, password }: { field: string; passwordHash: string; password: string },
): Promise<void> {
  const { userId } = ctx.actor;
  const { ids, begun } = await countPasswordAttempt(ctx.db, [ownPasswordCounter(ctx)]);
  if (!(await ctx.passwords.matches(passwordHash, password))) {
    await auditLockouts(ctx.db, begun, userId);
    await noteSignIn(ctx.db, ctx, { method: "ownPassword", outcome: "wrong", userId });
    throw new DomainError("VALIDATION_FAILED", { errors: { [field]: [{ rule: "wrongPassword" }] } });
  }
  await ctx.db.transaction((tx) => revertAttempts(tx, ids));
}

async function refuseWrongCode(ctx: ActorContext, code: string): Promise<void> {
  const { userId } = ctx.actor;
  const { keys } = ctx.config;
  const owner = await ctx.db.transaction((tx) => consumeCode(tx, { purpose: "proof", subject: userId, keys, code }));
  if (owner === null) throw new DomainError("CODE_INVALID");
}
