import type { ChangePasswordInput, TokenHeld } from "@metiro/shared/auth/schema";
import { eq } from "drizzle-orm";
import { users } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { holdsEmail } from "@metiro/shared/auth/password";
import { logSecurity } from "../../../trpc/security-log.ts";
import type { Call } from "../../../trpc/context.ts";
import { revokeKeysOf } from "../api-keys/revoke.ts";
import { refuseOwnWords } from "./refuse-own-words.ts";
import { refuseCommon } from "./common-passwords.ts";
import { ownAccount } from "../account/own-account.ts";
import { endCodes } from "../codes/verification.ts";
import { forgetOrigins } from "../attempts/origins.ts";
import { endSessions, lockSession, openSession } from "../sign-in/sessions.ts";
import { now } from "../../../db/sql.ts";
import { audit } from "../../audit/index.ts";

/**
 * Chooses another password, or the first one. All older tokens stop working, and the keys of programs unless told otherwise; the new
 * token is of a new session.
 */
export async function changePassword({ ctx, input }: Call<ChangePasswordInput>): Promise<TokenHeld> {
  const { currentPassword, code, newPassword, keepApiKeys = false } = input;
  const { userId } = ctx.actor;
  // Before the code, which is good once.
  if (code !== undefined) await refuseCommon("newPassword", newPassword);
  const { email, passwordHash: proved } = await ownAccount(ctx, {
    field: "currentPassword",
    password: currentPassword,
    code,
  });
  if (holdsEmail(newPassword, email))
    throw new DomainError("VALIDATION_FAILED", { errors: { newPassword: [{ rule: "containsEmail" }] } });
  await refuseCommon("newPassword", newPassword);
  await refuseOwnWords(ctx.db, ctx.db, userId, newPassword);
  const passwordHash = await ctx.passwords.hash(newPassword);
  const session = await ctx.db.transaction(async (tx) => {
    await lockSession(tx, ctx, proved);
    await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId));
    await endSessions(tx, userId);
    const revoked = keepApiKeys ? 0 : await revokeKeysOf(tx, userId, "password");
    // A sign-in by a code that waits for the account opens nothing either.
    await endCodes(tx, userId, ["signIn", "reset"]);
    await forgetOrigins(tx, userId);
    await audit(tx, ctx, "auth.changePassword", userId, revoked > 0 ? { apiKeysRevoked: revoked } : {});
    logSecurity(ctx, "password.changed");
    return openSession(tx, ctx, userId, { method: "ownPassword" });
  });
  return { token: await ctx.tokens.sign({ ...ctx.actor, ...session }) };
}
