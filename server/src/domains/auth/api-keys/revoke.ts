import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { apiKeys } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { logSecurity } from "../../../trpc/security-log.ts";
import { audit } from "../../audit/index.ts";
import { enqueueMails } from "../../notification/index.ts";
import { visibleTo } from "./policy.ts";
import { isActive } from "./queries.ts";

/** Ends a key at once, on every process; one that has ended stays as it is. Whose key another one ends is told by mail. */
export async function revoke({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  return ctx.db.transaction(async (tx) => {
    const where = and(eq(apiKeys.id, id), visibleTo(ctx.actor));
    const [row] = await tx
      .update(apiKeys)
      .set({ revokedAt: now })
      .where(and(where, isNull(apiKeys.revokedAt)))
      .returning({ userId: apiKeys.userId, prefix: apiKeys.prefix });
    if (!row) return orNotFound((await tx.select({ id: apiKeys.id }).from(apiKeys).where(where))[0]);
    if (row.userId !== ctx.actor.userId)
      await enqueueMails(tx, [{ kind: "apiKeysRevoked", to: row.userId, data: { count: 1, why: "admin" } }]);
    await audit(tx, ctx, "apiKey.revoke", id, { key: row.prefix, of: row.userId });
    logSecurity(ctx, "apiKey.revoked", { of: row.userId });
    return { id };
  });
}

/** Ends all keys of an account and tells its owner why; how many there were. Whoever calls this holds the account. */
export async function revokeKeysOf(tx: Transaction, userId: string, why: "password" | "operator"): Promise<number> {
  const { count } = await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.userId, userId), isActive));
  if (count > 0) await enqueueMails(tx, [{ kind: "apiKeysRevoked", to: userId, data: { count, why } }]);
  return count;
}
