import type { ResetSecondFactorInput, UserDetail } from "@metiro/shared/user/schema";
import { and, eq, isNull } from "drizzle-orm";
import { users } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import { logSecurity } from "../../trpc/security-log.ts";
import type { Call } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";
import { endSessions, forgetFactors } from "../auth/index.ts";
import { enqueueMails } from "../notification/index.ts";
import { get } from "./get.ts";

/** Lets somebody in again who has lost every factor: they go, with the backup codes and all sessions, and the owner is told. */
export async function resetSecondFactor({
  ctx,
  input: { id, reason },
}: Call<ResetSecondFactorInput>): Promise<UserDetail> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)))
      .for("no key update");
    orNotFound(row);
    // One's own are removed with a fresh proof of them.
    if (id === ctx.actor.userId) throw new DomainError("OWN_ACCOUNT");
    const factors = await forgetFactors(tx, id);
    await endSessions(tx, id);
    await enqueueMails(tx, [{ kind: "secondFactorReset", to: id, data: {} }]);
    await audit(tx, ctx, "user.resetSecondFactor", id, { factors, reason });
    logSecurity(ctx, "secondFactor.reset", { of: id });
  });
  return get({ ctx, input: { id } });
}
