import { codeLimits } from "@metiro/shared/auth/constants";
import type { InviteAdminInput, ResendUserInvitationInput, UserInvited } from "@metiro/shared/user/schema";
import { and, count, eq, gt, isNull, sql } from "drizzle-orm";
import { invitable } from "../../db/queries/accounts.ts";
import type { Transaction } from "../../db/client.ts";
import { users, verificationCodes } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { endCodes, insertUser, invite } from "../auth/index.ts";
import { now } from "../../db/sql.ts";
import { audit } from "../audit/index.ts";

/** An admin makes another one's account, without a password: the invitation that is mailed lets it choose one. */
export async function inviteAdmin({ ctx, input }: Call<InviteAdminInput>): Promise<UserInvited> {
  return ctx.db.transaction(async (tx) => {
    const { id, email } = await insertUser(tx, { lang: "fr", ...input, role: "Admin" });
    const { expiresAt } = await invite(tx, { id, email, role: "Admin" });
    await audit(tx, ctx, "user.inviteAdmin", id);
    return { id, email, expiresAt };
  });
}

/** Invites somebody again who has not chosen a password yet; to another address, when the first was wrong. */
export async function resendInvitation({ ctx, input }: Call<ResendUserInvitationInput>): Promise<UserInvited> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select(invitable)
      .from(users)
      .where(and(eq(users.id, input.id), isNull(users.deletedAt)))
      .for("no key update");
    const { id, invited, lockedAt, ...user } = orNotFound(row);
    if (!invited || lockedAt !== null) throw new DomainError("CONFLICT");
    const email = input.email ?? user.email;
    const corrected = email.toLowerCase() !== user.email.toLowerCase();
    if (corrected) await moveTo(tx, id, email);
    const { expiresAt } = await invite(tx, { id, email, role: user.role });
    await audit(tx, ctx, "user.resendInvitation", id, { emailCorrected: corrected });
    return { id, email, expiresAt };
  });
}

/** The limit of invitations counts by address: who moves on to others is counted by account. The link that was sent is dead. */
async function moveTo(tx: Transaction, id: string, email: string): Promise<void> {
  const [sent] = await tx
    .select({ n: count() })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.userId, id),
        eq(verificationCodes.purpose, "invite"),
        gt(verificationCodes.createdAt, sql`clock_timestamp() - interval '1 hour'`),
      ),
    );
  if (orNotFound(sent).n >= codeLimits.maxAnHour)
    throw new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds: 3600 } });
  await endCodes(tx, id);
  await tx.update(users).set({ email, updatedAt: now }).where(eq(users.id, id));
}
