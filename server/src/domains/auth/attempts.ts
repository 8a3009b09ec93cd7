import { eq, inArray, sql } from "drizzle-orm";
import type { Db, Transaction } from "../../db/client.ts";
import { passwordAttempts } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { addressKey } from "../../plugins/rate-limiter.ts";
import { recordAudit } from "../audit/index.ts";
import { hashOf } from "./codes.ts";

/** So many tries in so many seconds. The more there have been, the longer the pause; the longest is an hour. */
const limits = {
  account: [
    { max: 5, seconds: 60 },
    { max: 10, seconds: 900 },
    { max: 20, seconds: 3600 },
  ],
  address: [
    { max: 30, seconds: 60 },
    { max: 100, seconds: 900 },
    { max: 300, seconds: 3600 },
  ],
} as const;

interface Key {
  key: string;
  limit: keyof typeof limits;
}

export const accountKey = (email: string): Key => ({ key: hashOf(`account ${email}`), limit: "account" });
export const originKey = (ip: string): Key => ({ key: hashOf(`address ${addressKey(ip)}`), limit: "address" });

/**
 * Counts a try before the password is looked at, so that many at once cannot slip through; `TOO_MANY_REQUESTS` when a key
 * has had too many. A try that turns out right is taken back with `forgive` and `takeBack`.
 */
export async function countTry(db: Db, keys: readonly Key[]): Promise<string[]> {
  return db.transaction(async (tx) => {
    // Always in one order, so that no two wait for each other.
    for (const { key } of keys.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tries ${key}`}, 0))`);
    const retryAfterSeconds = await pauseOf(tx, keys);
    if (retryAfterSeconds > 0) throw new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds } });
    const rows = await tx
      .insert(passwordAttempts)
      .values(keys.map(({ key }) => ({ key, at: sql`clock_timestamp()` })))
      .returning({ id: passwordAttempts.id });
    return rows.map((row) => row.id);
  });
}

/** Notes for the back office that the try which has just failed was the last one for a while. */
export async function recordPause(db: Db, keys: readonly Key[], userId: string | undefined): Promise<void> {
  await db.transaction(async (tx) => {
    const retryAfterSeconds = await pauseOf(tx, keys);
    if (retryAfterSeconds === 0) return;
    await recordAudit(tx, {
      action: "auth.signInPaused",
      entity: "user",
      ...(userId !== undefined && { entityId: userId }),
      details: { retryAfterSeconds },
    });
  });
}

/** Forgets all tries at a key. */
export async function forgive(tx: Transaction, { key }: Key): Promise<void> {
  await tx.delete(passwordAttempts).where(eq(passwordAttempts.key, key));
}

export async function takeBack(tx: Transaction, tries: string[]): Promise<void> {
  await tx.delete(passwordAttempts).where(inArray(passwordAttempts.id, tries));
}

/** Seconds until all keys may be tried again: of each limit, until its oldest try has left the window. */
async function pauseOf(tx: Transaction, keys: readonly Key[]): Promise<number> {
  const rules = keys.flatMap(({ key, limit }) => limits[limit].map((rule) => ({ key, ...rule })));
  const [row] = await tx.execute<{ seconds: number }>(sql`
    select ceil(coalesce(max(extract(epoch from nth.at + make_interval(secs => rule.seconds) - clock_timestamp())), 0))::int
      as seconds
    from jsonb_to_recordset(${JSON.stringify(rules)}::text::jsonb) as rule (key text, max int, seconds int)
    cross join lateral (
      select at from ${passwordAttempts} where key = rule.key order by at desc offset rule.max - 1 limit 1
    ) as nth`);
  return Math.max(0, row?.seconds ?? 0);
}
