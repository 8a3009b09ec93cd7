import { createHash } from "node:crypto";
import type { Fault } from "@metiro/shared/errors/field-error";
import { and, eq, sql } from "drizzle-orm";
import { stringify } from "safe-stable-stringify";
import type { Transaction } from "../../../db/client.ts";
import { idempotencyKeys } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { ActorContext } from "../../../trpc/context.ts";

export interface Repeat {
  userId: string;
  key: string;
  bodyHash: string;
}

const header = "Idempotency-Key";
const longest = 200;

/** What a call may be the repeat of; nothing without the header. Any key of 1 to 200 printable characters is good. */
export function repeatOf({ actor, idempotencyKey: key }: ActorContext, input: unknown): Repeat | undefined {
  if (key === undefined) return undefined;
  const fault = faultOf(key);
  if (fault) throw new DomainError("VALIDATION_FAILED", { errors: { [header]: [fault] } });
  return { userId: actor.userId, key, bodyHash: hashOf(input) };
}

function faultOf(key: string): Fault | undefined {
  if (key === "") return { rule: "required" };
  if (key.length > longest) return { rule: "tooLong", maxLength: longest };
  return /^[\x20-\x7e]+$/.test(key) ? undefined : { rule: "characters" };
}

/** The hash of an input, the same whatever the order of its keys. */
const hashOf = (input: unknown): string =>
  createHash("sha256")
    .update(stringify(input) ?? "")
    .digest("hex");

/**
 * The request that this key made before, if any. The caller holds the account, so that of simultaneous repeats the first
 * creates and the others find. The same key with another body is refused.
 */
export async function madeBefore(tx: Transaction, { userId, key, bodyHash }: Repeat): Promise<string | undefined> {
  const [row] = await tx
    .select({
      jobRequestId: idempotencyKeys.jobRequestId,
      bodyHash: idempotencyKeys.bodyHash,
      fresh: sql<boolean>`${idempotencyKeys.createdAt} > now() - interval '24 hours'`,
    })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  if (!row) return undefined;
  if (!row.fresh) {
    await tx.delete(idempotencyKeys).where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
    return undefined;
  }
  if (row.bodyHash !== bodyHash) throw new DomainError("IDEMPOTENCY_KEY_REUSED");
  return row.jobRequestId;
}

export async function remember(tx: Transaction, repeat: Repeat, jobRequestId: string): Promise<void> {
  await tx.insert(idempotencyKeys).values({ ...repeat, jobRequestId });
}
