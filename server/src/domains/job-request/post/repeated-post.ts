import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { idempotencyKeys, isFreshKey } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { Repeat } from "../../../trpc/rest/idempotency/repeat.ts";

/**
 * The request that this key made before, if any. The caller holds the account, so that of simultaneous repeats the first
 * creates and the others find. The same key with another body is refused.
 */
export async function findRepeatedPost(
  tx: Transaction,
  { userId, key, bodyHash }: Repeat,
): Promise<string | undefined> {
  const [row] = await tx
    .select({
      jobRequestId: idempotencyKeys.jobRequestId,
      bodyHash: idempotencyKeys.bodyHash,
      fresh: isFreshKey,
    })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  if (!row) return undefined;
  if (!row.fresh) {
    await tx.delete(idempotencyKeys).where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
    return undefined;
  }
  if (row.bodyHash !== bodyHash) throw new DomainError("IDEMPOTENCY_KEY_REUSED");
  return row.jobRequestId ?? undefined;
}

export async function recordPost(tx: Transaction, repeat: Repeat, jobRequestId: string): Promise<void> {
  await tx.insert(idempotencyKeys).values({ ...repeat, jobRequestId });
}
