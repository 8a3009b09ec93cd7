import type { Factor, RenameFactorInput } from "@metiro/shared/auth/second-factor";
import { and, eq, isNotNull } from "drizzle-orm";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { lockAccount } from "../../../db/lock-account.ts";
import { secondFactors } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { logSecurity } from "../../../trpc/security-log.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { enqueueMails } from "../../notification/index.ts";
import { asksAdmins } from "../second-factor/asks-admins.ts";
import { factorFields } from "./factors.ts";
import { factorCount, forgetFactors } from "../second-factor/kept-factors.ts";

const own = (userId: string, id: string) =>
  and(eq(secondFactors.id, id), eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));

/** Calls one of one's own factors something else. */
export async function renameFactor({ ctx, input: { id, name } }: Call<RenameFactorInput>): Promise<Factor> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.update(secondFactors).set({ name }).where(own(ctx.actor.userId, id)).returning(factorFields);
    const renamed = orNotFound(row);
    await audit(tx, ctx, "auth.renameFactor", ctx.actor.userId);
    return omitNulls(renamed);
  });
}

/** Removes one of one's own factors; with the last one the backup codes go. An admin who is asked for one keeps it. */
export async function removeFactor({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  const { userId, role } = ctx.actor;
  return ctx.db.transaction(async (tx) => {
    await lockAccount(tx, userId, "no key update");
    const [row] = await tx.delete(secondFactors).where(own(userId, id)).returning({ kind: secondFactors.kind });
    const { kind } = orNotFound(row);
    const left = await factorCount(tx, userId);
    if (left === 0) {
      if (role === "Admin" && (await asksAdmins(tx, ctx.config))) throw new DomainError("LAST_FACTOR");
      await forgetFactors(tx, userId);
    }
    await enqueueMails(tx, [{ kind: "secondFactorRemoved", to: userId, data: { factor: kind } }]);
    await audit(tx, ctx, "auth.removeFactor", userId, { kind, left });
    logSecurity(ctx, "secondFactor.removed", { method: kind });
    return { id };
  });
}
