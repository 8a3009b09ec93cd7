import type { SignedIn, SignInInput } from "@metiro/shared/auth/schema";
import { and, eq, isNull, sql } from "drizzle-orm";
import { users } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { type AttemptCounter, revertAttempts } from "../../../limits/attempts.ts";
import type { Context, OpenCall } from "../../../trpc/context.ts";
import { countPasswordAttempt, mayHaveAccount, passwordCounters, auditLockouts } from "../attempts/attempt-counters.ts";
import { askerOf } from "../attempts/origins.ts";
import { noteSignIn } from "./sign-in-events.ts";
import { hashOf } from "../attempts/hash-of.ts";
import { enter, enteringAccount } from "./enter.ts";

const fields = { ...enteringAccount, passwordHash: users.passwordHash };
type Account = Pick<typeof users.$inferSelect, keyof typeof fields>;

/**
 * Opens a session for an e-mail and its password. Whatever is wrong, the refusal and the time it takes are the same, and
 * after some failures there is a pause, for e-mails without an account too.
 */
export async function signIn({ ctx, input: { email, password } }: OpenCall<SignInInput>): Promise<SignedIn> {
  const user = mayHaveAccount(email) ? await accountOf(ctx, email) : undefined;
  const asker = await askerOf(ctx.db, ctx, user?.id);
  const counted = passwordCounters(ctx, { email, userId: user?.id }, asker);
  const passwords = user && asker.known === "device" ? ctx.passwords.ofKnown(user.id) : ctx.passwords;
  // Whoever has counters of its own stands in no line with others.
  return ctx.passwordTurns({ account: counted[0].subject, address: asker.key }, async () => {
    // Whoever came before in this line may have renewed the hash.
    const isOld = user && user.passwordHash !== null && passwords.isOutdated(user.passwordHash);
    return tryPassword(
      { ...ctx, passwords },
      { user: isOld ? await accountOf(ctx, email) : user, email, password, counted },
    );
  });
}

async function accountOf({ db }: Context, email: string): Promise<Account | undefined> {
  const [user] = await db
    .select(fields)
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  return user;
}

interface Try {
  user: Account | undefined;
  email: string;
  password: string;
  counted: [AttemptCounter, ...AttemptCounter[]];
}

async function tryPassword(ctx: Context, { user, email, password, counted }: Try): Promise<SignedIn> {
  const noted = { method: "password", userId: user?.id, subject: hashOf(email) } as const;
  const { ids, begun } = await countPasswordAttempt(ctx.db, counted).catch(async (error: unknown) => {
    await noteSignIn(ctx.db, ctx, { ...noted, outcome: "paused" });
    throw error;
  });
  const matches = await ctx.passwords.matches(user?.passwordHash ?? null, password);
  if (!user || !matches) {
    await auditLockouts(ctx.db, begun, user?.id);
    await noteSignIn(ctx.db, ctx, { ...noted, outcome: "wrong" });
    throw new DomainError("LOGIN_FAILED");
  }
  // Only who knows the password is told.
  if (user.lockedAt !== null) {
    await ctx.db.transaction((tx) => revertAttempts(tx, ids));
    await noteSignIn(ctx.db, ctx, { ...noted, outcome: "locked" });
    throw new DomainError("ACCOUNT_LOCKED");
  }

  const renewed = await renewedHash(ctx, user, password);
  const entered = await ctx.db.transaction(async (tx) => {
    const [present] = await tx
      .update(users)
      .set({ lastLoginAt: sql`now()`, ...(renewed !== undefined && { passwordHash: renewed }) })
      .where(and(eq(users.id, user.id), isNull(users.deletedAt), isNull(users.lockedAt), isAsTried(user)))
      .returning({ id: users.id });
    if (!present) throw new DomainError("LOGIN_FAILED");
    // After the account is held, as by all who hold both.
    await revertAttempts(tx, ids, counted[0]);
    return enter(tx, ctx, user.id, "password");
  });
  if ("asks" in entered) throw entered.asks;
  const { session } = entered;
  const { passwordHash: _hash, lockedAt: _lockedAt, role, emailConfirmed, profileCompleted, ...shown } = user;
  const token = await ctx.tokens.sign({ userId: user.id, ...session, role, emailConfirmed, profileCompleted });
  return { ...shown, token };
}

/** The hash of a right password with the work of today, where it was made with less; where too many wait, another sign-in will do it. */
async function renewedHash({ passwords }: Context, { passwordHash }: Account, password: string) {
  if (passwordHash === null || !passwords.isOutdated(passwordHash)) return undefined;
  return passwords.hash(password).catch(() => undefined);
}

/** Whether an account still has the password and the address that were tried: both may have changed while the hash was worked out. */
const isAsTried = ({ passwordHash, email }: Account) =>
  and(eq(users.email, email), sql`${users.passwordHash} is not distinct from ${passwordHash}`);
