import { type SQL, and, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { Db, Transaction } from "../db/client.ts";
import { deleteInBatches } from "../db/rows/delete-in-batches.ts";
import { attempts } from "../db/schema/index.ts";
import { DomainError } from "../errors/domain-error.ts";
import { type AttemptKind, rules } from "./rules.ts";
import { now } from "../db/sql.ts";
import { takeNamedLock } from "../db/locks.ts";

/** Who is counted, and for what. */
export interface AttemptCounter {
  kind: AttemptKind;
  subject: string;
  /** The account that it is about. */
  userId?: string | undefined;
}

/** Somebody who has none left, and the seconds until it has. */
export interface Lockout {
  kind: AttemptKind;
  subject: string;
  seconds: number;
}

/**
 * Counts an attempt, before what is attempted: however many come at once, on whatever processes, no more than the limit get
 * through. `TOO_MANY_REQUESTS` when one of those who are counted has none left. Holds them until the transaction ends.
 * Returns what `revertAttempts` needs, and the lockouts that this attempt begins.
 */
export async function countAttempt(
  tx: Transaction,
  counted: readonly AttemptCounter[],
): Promise<{ ids: string[]; begun: Lockout[] }> {
  // Always in one order, so that no two wait for each other.
  for (const key of counted.map(({ kind, subject }) => `${kind} ${subject}`).toSorted())
    await takeNamedLock(tx, "attempts", key);
  const lockouts = await lockoutsOf(tx, counted);
  if (lockouts.length > 0) {
    const retryAfterSeconds = Math.max(...lockouts.map(({ seconds }) => seconds));
    throw new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds } });
  }
  const rows = await tx
    .insert(attempts)
    .values(counted.map((one) => ({ ...one, at: now })))
    .returning({ id: attempts.id });
  return { ids: rows.map(({ id }) => id), begun: await lockoutsOf(tx, counted) };
}

/** Takes attempts back as if they had not been made: some of them, and where somebody is forgiven, all of somebody at something. */
export async function revertAttempts(
  tx: Transaction,
  ids: readonly string[],
  forgiven?: AttemptCounter,
): Promise<void> {
  const gone = or(
    ids.length > 0 ? inArray(attempts.id, [...ids]) : undefined,
    forgiven && and(eq(attempts.kind, forgiven.kind), eq(attempts.subject, forgiven.subject)),
  );
  if (!gone) return;
  // In one statement, which holds its rows in one order: those who take back at the same time never wait for each other.
  const held = tx.select({ id: attempts.id }).from(attempts).where(gone).orderBy(attempts.id).for("update").as("held");
  await tx.delete(attempts).where(inArray(attempts.id, tx.select({ id: held.id }).from(held)));
}

/** Forgets the attempts of yesterday: no limit looks back that far. */
export const sweepAttempts = (db: Db, signal?: AbortSignal): Promise<number> =>
  deleteInBatches(db, attempts, { where: lt(attempts.at, sql`now() - interval '1 day'`), signal });

const everyRule = JSON.stringify(
  Object.entries(rules).flatMap(([kind, ofKind]) => ofKind.map((rule) => ({ kind, ...rule }))),
);

/**
 * Who of some (a query of `kind` and `subject`) has none left, and until when: of each rule, until its oldest attempt has
 * left the window.
 */
export const lockoutsAmong = (some: SQL): SQL => sql`
  select who.kind, who.subject, max(nth.at + make_interval(secs => rule.seconds)) as until
  from (${some}) as who
  join jsonb_to_recordset(${everyRule}::text::jsonb) as rule (kind text, max int, seconds int) on rule.kind = who.kind
  cross join lateral (
    select at from ${attempts} where kind = who.kind and subject = who.subject order by at desc offset rule.max - 1 limit 1
  ) as nth
  where nth.at + make_interval(secs => rule.seconds) > clock_timestamp()
  group by who.kind, who.subject`;

async function lockoutsOf(tx: Transaction, counted: readonly AttemptCounter[]): Promise<Lockout[]> {
  const some = sql`select * from jsonb_to_recordset(${JSON.stringify(counted)}::text::jsonb) as (kind text, subject text)`;
  const lockouts = await tx.execute<{ kind: AttemptKind; subject: string; seconds: number }>(sql`
    select kind, subject, ceil(extract(epoch from until - clock_timestamp()))::int as seconds
    from (${lockoutsAmong(some)}) as lockout`);
  return [...lockouts];
}
