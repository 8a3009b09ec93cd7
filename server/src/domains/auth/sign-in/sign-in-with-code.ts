import type { SendSignInCodeInput, SignedIn, SignInCodeSent, SignInWithCodeInput } from "@metiro/shared/auth/schema";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { users } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { revertAttempts } from "../../../limits/attempts.ts";
import type { Context, OpenCall } from "../../../trpc/context.ts";
import { addressCounter, countPasswordAttempt, resetAccountAttempts } from "../attempts/attempt-counters.ts";
import { guardPublicForm } from "../bot-proof/guard-public-form.ts";
import { hashOf } from "../attempts/hash-of.ts";
import { enter, enteringAccount } from "./enter.ts";
import { endCodes, issueCode } from "../codes/verification.ts";
import { consumeTypedCode } from "../codes/typed.ts";
import { askerOf } from "../attempts/origins.ts";
import { noteSignIn } from "./sign-in-events.ts";
import { takeOver } from "./take-over.ts";
import { nilId, now } from "../../../db/sql.ts";
import { audit, asUser } from "../../audit/index.ts";

const subjectOf = (email: string) => ({ purpose: "signIn", subject: hashOf(email) }) as const;

/** Whoever may enter with a code. An admin needs the password: its mailbox alone must not open the back office. */
const entering = (email: string) => and(eq(users.email, email), ne(users.role, "Admin"), isNull(users.deletedAt));

/** Mails a code to sign in with. Without an account that may, nothing differs but that nobody gets a mail. */
export async function sendSignInCode({ ctx, input }: OpenCall<SendSignInCodeInput>): Promise<SignInCodeSent> {
  const { email, lang, returnUrl, botProof } = input;
  await guardPublicForm(ctx, "signInCode", botProof);
  const retryAfterSeconds = await ctx.db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(entering(email));
    const asker = await askerOf(tx, ctx, user?.id);
    return issueCode(tx, { ...subjectOf(email), asker }, user?.id ?? null, { lang, returnUrl });
  });
  return { sent: true, retryAfterSeconds };
}

/**
 * Opens a session for an e-mail and a code that was mailed to it, and so confirms the e-mail. Whatever is wrong, the refusal is the
 * same; codes tried from one address are counted with its passwords.
 */
export async function signInWithCode({ ctx, input }: OpenCall<SignInWithCodeInput>): Promise<SignedIn> {
  const { ids } = await countPasswordAttempt(ctx.db, [addressCounter("addressPassword", ctx.ip)]);
  // A wrong try is counted at its code, so the transaction has to be committed whatever comes out.
  const entered = await ctx.db.transaction(async (tx) => {
    const [user] = await tx.select(enteringAccount).from(users).where(entering(input.email)).for("no key update");
    const tried = { method: "code", userId: user?.id, subject: hashOf(input.email) } as const;
    if (!(await isRight(tx, ctx, input, user?.id))) {
      await noteSignIn(tx, ctx, { ...tried, outcome: "wrong" });
      return "wrong";
    }
    await revertAttempts(tx, ids);
    const { lockedAt, emailConfirmed, ...known } = orNotFound(user);
    if (lockedAt !== null) {
      await noteSignIn(tx, ctx, { ...tried, outcome: "locked" });
      return "locked";
    }
    await resetAccountAttempts(tx, { email: input.email, userId: known.id });
    await endCodes(tx, known.id, ["signIn", "confirm"]);
    if (!emailConfirmed) await takeOver(tx, ctx, known.id);
    await tx
      .update(users)
      .set({
        lastLoginAt: sql`now()`,
        ...(!emailConfirmed && { emailConfirmed: true, updatedAt: now }),
      })
      .where(eq(users.id, known.id));
    if (!emailConfirmed)
      await audit(tx, asUser(known.id), "auth.signInWithCode", known.id, {
        before: { emailConfirmed: false },
        after: { emailConfirmed: true },
      });
    return { ...known, ...(await enter(tx, ctx, known.id, "code")) };
  });
  if (entered === "wrong") throw new DomainError("CODE_INVALID");
  if (entered === "locked") throw new DomainError("ACCOUNT_LOCKED");
  if ("asks" in entered) throw entered.asks;
  const { role, profileCompleted, session, ...shown } = entered;
  const state = { role, profileCompleted, emailConfirmed: true };
  return { ...shown, token: await ctx.tokens.sign({ userId: shown.id, ...session, ...state }) };
}

/** Whether it is the code that was asked for, or the one of the sign-up; a wrong one counts at both. */
async function isRight(
  tx: Transaction,
  ctx: Context,
  { email, code }: SignInWithCodeInput,
  userId = nilId,
): Promise<boolean> {
  const { keys } = ctx.config;
  const asked = await consumeTypedCode(tx, ctx, { ...subjectOf(email), keys, code });
  // Looked at for nobody too, so that it takes as long.
  const confirming = asked ?? (await consumeTypedCode(tx, ctx, { purpose: "confirm", subject: userId, keys, code }));
  return confirming === userId;
}
