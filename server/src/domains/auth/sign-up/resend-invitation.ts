import type { InvitationSent } from "@metiro/shared/auth/invitation";
import { and, eq, isNull } from "drizzle-orm";
import { isInvited } from "../../../db/queries/accounts.ts";
import { companies, users } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { invite } from "../codes/invitation.ts";

/** Invites the person of a company again that has not come yet. */
export async function resendInvitation({ ctx, input: { id } }: Call<{ id: string }>): Promise<InvitationSent> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: users.id, email: users.email, role: users.role, invited: isInvited, lockedAt: users.lockedAt })
      .from(companies)
      .innerJoin(users, eq(users.id, companies.userId))
      .where(and(eq(companies.id, id), isNull(users.deletedAt)))
      .for("no key update", { of: users });
    const user = orNotFound(row);
    if (!user.invited || user.lockedAt !== null) throw new DomainError("CONFLICT");
    const { expiresAt } = await invite(tx, user);
    await audit(tx, ctx, "auth.resendInvitation", id, { userId: user.id });
    return { companyId: id, expiresAt };
  });
}
