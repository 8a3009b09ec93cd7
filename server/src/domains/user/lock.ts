import type { LockUserInput, UserDetail } from "@metiro/shared/user/schema";
import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { users } from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import { enqueueMails } from "../notification/index.ts";
import { logSecurity } from "../../trpc/security-log.ts";
import type { Call } from "../../trpc/context.ts";
import { endSessions } from "../auth/index.ts";
import { get } from "./get.ts";
import { lockOtherAccount } from "./other-account.ts";
import { now } from "../../db/sql.ts";
import { audit } from "../audit/index.ts";

/** Shuts an account: its tokens stop working at once, and nobody signs in to it. One that is locked stays as it is. */
export async function lock({ ctx, input: { id, reason, cause } }: Call<LockUserInput>): Promise<UserDetail> {
  await ctx.db.transaction(async (tx) => {
    const { lockedAt } = await lockOtherAccount(tx, ctx.actor, id);
    if (lockedAt !== null) return;
    await setLocked(tx, id, { reason: reason ?? null });
    await endSessions(tx, id);
    await enqueueMails(tx, [{ kind: "accountLocked", to: id, data: cause ? { cause } : {} }]);
    await audit(tx, ctx, "user.lock", id, {
      ...(cause && { cause }),
      before: { locked: false },
      after: { locked: true },
    });
    logSecurity(ctx, "account.locked", { of: id });
  });
  return get({ ctx, input: { id } });
}

/** Opens a locked account again. It signs in anew. */
export async function unlock({ ctx, input: { id } }: Call<{ id: string }>): Promise<UserDetail> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ lockedAt: users.lockedAt })
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)))
      .for("no key update");
    if (orNotFound(row).lockedAt === null) return;
    await setLocked(tx, id, null);
    await enqueueMails(tx, [{ kind: "accountUnlocked", to: id, data: {} }]);
    await audit(tx, ctx, "user.unlock", id, { before: { locked: true }, after: { locked: false } });
  });
  return get({ ctx, input: { id } });
}

const setLocked = (tx: Transaction, id: string, lock: { reason: string | null } | null) =>
  tx
    .update(users)
    .set({
      lockedAt: lock && now,
      lockReason: lock?.reason ?? null,
      updatedAt: now,
    })
    .where(eq(users.id, id));
