import type { CodeSent, SendVerificationCodeInput, TokenHeld, VerifyCodeInput } from "@metiro/shared/auth/schema";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { lockAccount } from "../../../db/lock-account.ts";
import { users } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { masked } from "../codes/masked.ts";
import { issueCode, resendDelay, consumeCode, codeSentAt } from "../codes/verification.ts";
import { now } from "../../../db/sql.ts";
import { audit } from "../../audit/index.ts";

const wantedBy = (userId: string) => ({ purpose: "confirm", subject: userId }) as const;

/** Mails another code to an account because the back office asks for it. Returns the seconds until the next. */
export const mailConfirmationCode = (tx: Transaction, userId: string): Promise<number> =>
  issueCode(tx, wantedBy(userId), userId);

/** Mails another code to whoever has yet to confirm its e-mail; with `unlessStanding` only when no earlier one works. */
export async function sendVerificationCode({ ctx, input }: Call<SendVerificationCodeInput>): Promise<CodeSent> {
  const { userId, emailConfirmed } = ctx.actor;
  if (emailConfirmed) throw new DomainError("CONFLICT");
  return ctx.db.transaction(async (tx) => {
    const wanted = wantedBy(userId);
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    const sentTo = masked(orNotFound(user).email);
    if (input?.unlessStanding) {
      const sentAt = await codeSentAt(tx, wanted);
      if (sentAt) return { sentTo, sentAt, retryAfterSeconds: await resendDelay(tx, wanted) };
    }
    const retryAfterSeconds = await issueCode(tx, wanted, userId, { returnUrl: input?.returnUrl });
    return { sentTo, sentAt: orNotFound(await codeSentAt(tx, wanted)), retryAfterSeconds };
  });
}

/** Confirms the e-mail. The session stays; its new token says that the e-mail is confirmed. */
export async function verifyCode({ ctx, input: { code } }: Call<VerifyCodeInput>): Promise<TokenHeld> {
  const { userId } = ctx.actor;
  const right = await ctx.db.transaction(async (tx) => {
    const { keys } = ctx.config;
    // The account before its codes, as whoever signs in with a code has it.
    await lockAccount(tx, userId, "no key update");
    const owner = await consumeCode(tx, { ...wantedBy(userId), keys, code });
    if (owner === null) return false;
    await tx.update(users).set({ emailConfirmed: true, updatedAt: now }).where(eq(users.id, owner));
    await audit(tx, ctx, "auth.verifyCode", userId, {
      before: { emailConfirmed: false },
      after: { emailConfirmed: true },
    });
    return true;
  });
  if (!right) throw new DomainError("CODE_INVALID");
  return { token: await ctx.tokens.sign({ ...ctx.actor, emailConfirmed: true }) };
}
