import type { AccountMailSent } from "@metiro/shared/user/schema";
import { and, eq, isNull } from "drizzle-orm";
import { invitable } from "../../db/queries/accounts.ts";
import type { Transaction } from "../../db/client.ts";
import { users } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import { countAttempt } from "../../limits/attempts.ts";
import type { Call } from "../../trpc/context.ts";
import { mailConfirmationCode, mailResetCode } from "../auth/index.ts";
import { audit } from "../audit/index.ts";

const sent = {
  "user.sendPasswordReset": (tx: Transaction, account: { id: string; email: string }) => mailResetCode(tx, account),
  "user.sendConfirmation": (tx: Transaction, { id }: { id: string }) => mailConfirmationCode(tx, id),
};

/**
 * Mails a code to the owner of an account, who asked the back office for it: the admin sees none. Counted by admin and by account.
 * Refused where the owner could do nothing with it: an account that is locked or a program's, and one that is invited, whose link is
 * sent again instead; the confirmation of what is confirmed.
 */
async function send({ ctx, input: { id } }: Call<{ id: string }>, action: keyof typeof sent): Promise<AccountMailSent> {
  const { userId } = ctx.actor;
  return ctx.db.transaction(async (tx) => {
    await countAttempt(tx, [{ kind: "accountMail", subject: userId, userId }]);
    const [row] = await tx
      .select({ ...invitable, isMachine: users.isMachine, emailConfirmed: users.emailConfirmed })
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)))
      .for("no key update");
    const { email, invited, isMachine, lockedAt, emailConfirmed } = orNotFound(row);
    if (id === userId) throw new DomainError("OWN_ACCOUNT");
    const confirmed = action === "user.sendConfirmation" && emailConfirmed;
    if (invited || isMachine || lockedAt !== null || confirmed) throw new DomainError("CONFLICT");
    const retryAfterSeconds = await sent[action](tx, { id, email });
    await audit(tx, ctx, action, id);
    return { id, email, retryAfterSeconds };
  });
}

/** Mails a code to choose a new password with: the password of now stays until it is used. */
export const sendPasswordReset = (call: Call<{ id: string }>) => send(call, "user.sendPasswordReset");

/** Mails another code that confirms the address. */
export const sendConfirmation = (call: Call<{ id: string }>) => send(call, "user.sendConfirmation");
