import type { CodeSent, RequestEmailChangeInput, TokenHeld, VerifyCodeInput } from "@metiro/shared/auth/schema";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { users, verificationCodes } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { enqueueMails } from "../../notification/index.ts";
import type { ActorContext, Call } from "../../../trpc/context.ts";
import { resetAccountAttempts } from "../attempts/attempt-counters.ts";
import { masked } from "../codes/masked.ts";
import { type Own, ownAccount } from "./own-account.ts";
import { endSessions, lockSession, openSession } from "../sign-in/sessions.ts";
import { endCodes, issueCode, newestCode, consumeCode, codeSentAt } from "../codes/verification.ts";
import { now } from "../../../db/sql.ts";
import { audit } from "../../audit/index.ts";

const wantedBy = (userId: string) => ({ purpose: "changeEmail", subject: userId }) as const;

/** Mails a code that proves an account's owner, who has no password to do so. */
export async function sendProofCode({ ctx }: Call): Promise<CodeSent> {
  const { userId } = ctx.actor;
  const wanted = { purpose: "proof", subject: userId } as const;
  return ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.passwordHash)));
    if (!user) throw new DomainError("CONFLICT");
    const retryAfterSeconds = await issueCode(tx, wanted, userId);
    return { sentTo: masked(user.email), sentAt: orNotFound(await codeSentAt(tx, wanted)), retryAfterSeconds };
  });
}

/**
 * Mails a code to another address, and a notice to the one of before. Of an address that has an account already nothing is told: the
 * answer is the same, and no code comes.
 */
export async function requestEmailChange({ ctx, input }: Call<RequestEmailChangeInput>): Promise<CodeSent> {
  const { userId, emailConfirmed } = ctx.actor;
  const { email: oldEmail, passwordHash } = await ownEmail(ctx, input);
  const { newEmail, returnUrl } = input;
  if (oldEmail.toLowerCase() === newEmail.toLowerCase())
    throw new DomainError("VALIDATION_FAILED", { errors: { newEmail: [{ rule: "taken" }] } });
  return ctx.db.transaction(async (tx) => {
    await lockSession(tx, ctx, passwordHash);
    const [holder] = await tx.select({ id: users.id }).from(users).where(eq(users.email, newEmail));
    const wanted = wantedBy(userId);
    const change = { newEmail, oldEmail };
    const retryAfterSeconds = await issueCode(tx, wanted, holder ? null : userId, { change, returnUrl });
    const [code] = await newestCode(tx, wanted);
    // To an address that nobody has confirmed there is nothing to say: it may be a stranger's.
    if (emailConfirmed)
      await enqueueMails(tx, [{ kind: "emailChangeAsked", to: userId, data: { codeId: orNotFound(code).id } }]);
    await audit(tx, ctx, "auth.requestEmailChange", userId);
    return { sentTo: masked(newEmail), sentAt: orNotFound(await codeSentAt(tx, wanted)), retryAfterSeconds };
  });
}

/** Whoever never confirmed an address and has no password has nothing yet that could be taken. */
async function ownEmail(ctx: ActorContext, { currentPassword, code }: RequestEmailChangeInput): Promise<Own> {
  const { userId, emailConfirmed } = ctx.actor;
  if (!emailConfirmed) {
    const [user] = await ctx.db
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.passwordHash)));
    if (user) return { ...user, passwordHash: null };
  }
  return ownAccount(ctx, { field: "currentPassword", password: currentPassword, code });
}

/** Makes the address that the code was mailed to the account's. All older tokens stop working; the new one is of a new session. */
export async function confirmEmailChange({ ctx, input: { code } }: Call<VerifyCodeInput>): Promise<TokenHeld> {
  const { userId } = ctx.actor;
  const session = await ctx.db.transaction(async (tx) => {
    await lockSession(tx, ctx);
    const { keys } = ctx.config;
    const owner = await consumeCode(tx, { ...wantedBy(userId), keys, code });
    if (owner === null) return null;
    await moveTo(tx, ctx);
    await endSessions(tx, userId);
    await endCodes(tx, userId);
    await audit(tx, ctx, "auth.confirmEmailChange", userId);
    return openSession(tx, ctx, userId, { method: "code" });
  });
  if (session === null) throw new DomainError("CODE_INVALID");
  return { token: await ctx.tokens.sign({ ...ctx.actor, emailConfirmed: true, ...session }) };
}

async function moveTo(tx: Transaction, { actor: { userId, emailConfirmed } }: ActorContext): Promise<void> {
  const [change] = await tx
    .select({ id: verificationCodes.id, newEmail: verificationCodes.newEmail, oldEmail: verificationCodes.oldEmail })
    .from(verificationCodes)
    .where(eq(verificationCodes.id, sql`(${newestCode(tx, wantedBy(userId))})`));
  const { id: codeId, newEmail, oldEmail } = orNotFound(change);
  if (newEmail === null || oldEmail === null) throw new Error("A change of address without addresses");
  // Whoever typed the code holds that mailbox, so it may be told that somebody was faster.
  const [holder] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, newEmail), ne(users.id, userId)));
  if (holder) throw new DomainError("EMAIL_TAKEN", { errors: { code: [{ rule: "taken" }] } });
  await tx.update(users).set({ email: newEmail, emailConfirmed: true, updatedAt: now }).where(eq(users.id, userId));
  await resetAccountAttempts(tx, { email: newEmail, userId });
  if (emailConfirmed) await enqueueMails(tx, [{ kind: "emailChanged", to: userId, data: { codeId } }]);
}
