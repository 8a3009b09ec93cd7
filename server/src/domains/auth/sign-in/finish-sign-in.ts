import type { SignedIn } from "@metiro/shared/auth/schema";
import { and, eq, isNull, sql } from "drizzle-orm";
import { users } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { type AttemptCounter, revertAttempts } from "../../../limits/attempts.ts";
import type { Context } from "../../../trpc/context.ts";
import { asUser, audit } from "../../audit/index.ts";
import { enqueueMails } from "../../notification/index.ts";
import { openSession } from "./sessions.ts";
import { backupCodesLeft } from "../second-factor/backup-codes.ts";
import type { RightFactor } from "../second-factor/right-factor.ts";
import { consumeTicket } from "../second-factor/tickets.ts";
import { enteringAccount } from "./enter.ts";

interface Finished {
  userId: string;
  right: RightFactor;
  /** The tries that were counted before it was known that they were right. */
  ids: readonly string[];
  forgiven?: AttemptCounter;
  /** Of a sign-in that began with another factor. */
  ticket?: string;
}

/** Opens the session of a sign-in whose last factor is right, if nobody has used that one before. */
export async function finishSignIn(ctx: Context, { userId, right, ...tried }: Finished): Promise<SignedIn> {
  const { role, emailConfirmed, profileCompleted, session, ...shown } = await ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ lastLoginAt: sql`now()` })
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .returning(enteringAccount);
    if (!user) throw new DomainError("SIGN_IN_EXPIRED");
    const { lockedAt, ...known } = user;
    if (lockedAt !== null) throw new DomainError("ACCOUNT_LOCKED");
    if (!(await right.claim(tx))) throw new DomainError("SECOND_FACTOR_INVALID");
    const first = tried.ticket === undefined ? undefined : await consumeTicket(tx, tried.ticket);
    await revertAttempts(tx, tried.ids, tried.forgiven);
    if (right.method === "backupCode") {
      const left = await backupCodesLeft(tx, userId);
      await enqueueMails(tx, [{ kind: "backupCodeUsed", to: userId, data: { left } }]);
      await audit(tx, asUser(userId), "auth.backupCodeUsed", userId, { left });
    }
    const by = first === undefined ? ({ method: "passkey" } as const) : { method: first, secondFactor: right.method };
    return { ...known, session: await openSession(tx, ctx, userId, by) };
  });
  const state = { role, emailConfirmed, profileCompleted };
  return { ...shown, token: await ctx.tokens.sign({ userId, ...session, ...state }) };
}
