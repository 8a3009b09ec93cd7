import { sql } from "drizzle-orm";
import type { Transaction } from "./client.ts";

/** Every advisory lock that a whole database has once. All processes must agree on the numbers, and no two may be equal. */
export const advisoryLocks = {
  migrate: 6_384_411,
  createQueues: 6_384_412,
  seedCatalogue: 6_384_413,
  backup: 6_384_414,
  recount: 7_150_233,
  prices: 7_150_235,
  /** Taken by a trigger (drizzle/sql/functions/audit.sql). */
  auditChain: 7_150_234,
} as const;

/** What may be locked by name, one lock for each subject. */
type LockKind = "idempotency key" | "attempts" | "answer templates" | "saved views" | "code" | "username";

/** Waits until no other transaction holds this lock, and holds it until this one ends. */
export async function takeLock(tx: Transaction, lock: keyof typeof advisoryLocks): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks[lock]})`);
}

/** Waits for the lock of one subject, an account, an address or a name, and holds it until the transaction ends. */
export async function takeNamedLock(tx: Transaction, kind: LockKind, subject: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${subject}`}, 0))`);
}

/** Takes the lock of one subject if nobody holds it. */
export async function tryNamedLock(tx: Transaction, kind: LockKind, subject: string): Promise<boolean> {
  const [row] = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${kind} ${subject}`}, 0)) as taken`,
  );
  return row?.taken === true;
}
