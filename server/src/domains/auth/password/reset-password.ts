import type { ForgotPasswordInput, ResetDone, ResetPasswordInput, ResetSent } from "@metiro/shared/auth/schema";
import { and, eq, isNull, not, TransactionRollbackError } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { users } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { countAttempt } from "../../../limits/attempts.ts";
import type { Context, OpenCall } from "../../../trpc/context.ts";
import { addressCounter, resetAccountAttempts } from "../attempts/attempt-counters.ts";
import { revokeKeysOf } from "../api-keys/revoke.ts";
import { refuseOwnWords } from "./refuse-own-words.ts";
import { refuseCommon } from "./common-passwords.ts";
import { hashOf } from "../attempts/hash-of.ts";
import { consumeInvitation } from "../codes/invitation.ts";
import { endSessions } from "../sign-in/sessions.ts";
import { forgetFactors } from "../second-factor/kept-factors.ts";
import { endCodes, issueCode } from "../codes/verification.ts";
import { consumeTypedCode } from "../codes/typed.ts";
import { askerOf, forgetOrigins, officeAsks } from "../attempts/origins.ts";
import { noteSignIn } from "../sign-in/sign-in-events.ts";
import { now } from "../../../db/sql.ts";
import { audit, asUser } from "../../audit/index.ts";

const subjectOf = (email: string) => ({ purpose: "reset", subject: hashOf(email) }) as const;
const digits = 6;

/**
 * Mails a code to choose a new password with. Without an account, nothing differs but that nobody gets a mail. Programs
 * send the e-mail alone, so no bot proof is asked: the limits of the address and of the e-mail stand in its place.
 */
export async function forgotPassword({ ctx, input }: OpenCall<ForgotPasswordInput>): Promise<ResetSent> {
  const { email } = input;
  // On its own: it stands whatever the limit of the e-mail says afterwards.
  await ctx.db.transaction(async (tx) => countAttempt(tx, [addressCounter("forgotPassword", ctx.ip)]));
  await ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), not(users.isMachine), isNull(users.deletedAt), isNull(users.lockedAt)));
    const asker = await askerOf(tx, ctx, user?.id);
    await issueCode(tx, { ...subjectOf(email), asker }, user?.id ?? null);
  });
  return { sent: true };
}

/** Mails such a code because the back office asks for it. Returns the seconds until it may ask again. */
export const mailResetCode = (tx: Transaction, { id, email }: { id: string; email: string }): Promise<number> =>
  issueCode(tx, { ...subjectOf(email), asker: officeAsks }, id);

/** The e-mail alone asks for a code; with that code, or the one of an invitation, it sets the new password. */
export async function resetPassword({ ctx, input }: OpenCall<ResetPasswordInput>): Promise<ResetDone> {
  const { email, code, newPassword } = input;
  if (code === undefined || newPassword === undefined) return forgotPassword({ ctx, input: { email } });
  await setPassword(ctx, { email, code, newPassword });
  return { reset: true };
}

interface Offer {
  email: string;
  code: string;
  newPassword: string;
}

/**
 * The mail has come, so the e-mail is confirmed as well; who held the account until now is out. The code is looked at before the hash and
 * spent after it: nobody waits for a hash with the account and a connection in hand, and what is wrong costs none.
 */
async function setPassword(ctx: Context, offer: Offer): Promise<void> {
  const { email, newPassword } = offer;
  await refuseCommon("newPassword", newPassword);
  const owner = await ownerOfCode(ctx, offer);
  if (owner === null) throw new DomainError("CODE_INVALID");
  // Whoever holds the mailbox waits for no stranger.
  const passwordHash = await ctx.passwords.ofKnown(owner).hash(newPassword);
  const done = await ctx.db.transaction(async (tx) => {
    // The account before its codes, as whoever signs in with a code or changes the password has it.
    const [held] = await tx
      .select({ id: users.id, emailConfirmed: users.emailConfirmed })
      .from(users)
      .where(eq(users.email, email))
      .for("no key update");
    const userId = await spend(tx, ctx, offer);
    if (userId !== owner) return noteWrong(tx, ctx, email, held?.id);
    const [user] = await tx
      .update(users)
      .set({ passwordHash, emailConfirmed: true, updatedAt: now })
      .where(and(eq(users.id, userId), isNull(users.deletedAt), isNull(users.lockedAt)))
      .returning({ id: users.id });
    if (!user) return noteWrong(tx, ctx, email, held?.id);
    await endSessions(tx, userId);
    // As long as nobody had confirmed the address, whoever signed up with it may have been anybody.
    if (!held?.emailConfirmed) await forgetFactors(tx, userId);
    // Whoever held the account until now may have made keys.
    await revokeKeysOf(tx, userId, "password");
    await endCodes(tx, userId);
    await forgetOrigins(tx, userId);
    await resetAccountAttempts(tx, { email, userId });
    await audit(tx, asUser(userId), "auth.resetPassword", userId, { by: isInvitation(offer) ? "invitation" : "code" });
    await noteSignIn(tx, ctx, { ...triedAt(email, held?.id), outcome: "confirmed" });
    return true;
  });
  if (!done) throw new DomainError("CODE_INVALID");
}

/** Whose the code is; null where it is wrong, and that is counted. A right one is left as it was, and its try is not. */
async function ownerOfCode(ctx: Context, { email, code, newPassword }: Offer): Promise<string | null> {
  let owner: string | null = null;
  const look = ctx.db.transaction(async (tx) => {
    // The account first here too, so that its erasure is not met halfway; whoever else holds it is not waited for.
    const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).for("key share");
    owner = await spend(tx, ctx, { email, code });
    if (owner === null) return noteWrong(tx, ctx, email, known?.id);
    // Only who holds the mailbox learns that.
    await refuseOwnWords(ctx.db, tx, owner, newPassword);
    return tx.rollback();
  });
  await look.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
  return owner;
}

const isInvitation = ({ code }: Pick<Offer, "code">) => code.length > digits;

function spend(tx: Transaction, ctx: Context, { email, code }: Pick<Offer, "email" | "code">): Promise<string | null> {
  const offered = { keys: ctx.config.keys, code };
  return isInvitation({ code })
    ? consumeInvitation(tx, { ...offered, email })
    : consumeTypedCode(tx, ctx, { ...offered, ...subjectOf(email) });
}

const triedAt = (email: string, userId: string | undefined) =>
  ({ method: "passwordReset", userId, subject: hashOf(email) }) as const;

async function noteWrong(tx: Transaction, ctx: Context, email: string, userId: string | undefined): Promise<false> {
  await noteSignIn(tx, ctx, { ...triedAt(email, userId), outcome: "wrong" });
  return false;
}
