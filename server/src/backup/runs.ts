import { and, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Db, Transaction } from "../db/client.ts";
import { advisoryLocks } from "../db/locks.ts";
import { now } from "../db/sql.ts";
import { backupRuns } from "../db/schema/index.ts";
import { enqueueMails, everyAdmin } from "../domains/notification/index.ts";
import { defineQueue, enqueue } from "../jobs/index.ts";
import { BackupFailed } from "./failed.ts";

/** Not tried again by itself where it failed: each failure is a mail, and the operator knows more than a second try. */
export const backupQueue = defineQueue<Record<string, never>>("backup", {
  maxRetries: 0,
  backoffSeconds: 600,
  maxBackoffSeconds: 3_600,
  concurrency: 1,
  pollSeconds: 30,
  timeoutSeconds: 6 * 3_600,
});

/** What is noted of a backup that is whole. */
interface Whole {
  name: string;
  bytes: number;
  invariants: number;
}

const cutOff = "The program that made it was ended, or it took too long";
/** Seconds, by which whoever was ended has gone. */
const retryAfterSeconds = 600;
/** How much of a reason is kept. */
const maxReasonLength = 1_000;

interface Noting {
  db: Db;
  signal: AbortSignal;
  /** Whether somebody asked for it who may give it up: what breaks off one that nobody asked for cuts it off. */
  byHand: boolean;
}

/**
 * Notes the making of a backup and what came of it; every admin is told by mail of one that failed, unless whoever asked for it
 * gave it up. Called by who is alone: a run that has not ended has nobody any more who could end it.
 */
export async function recordBackupRun<Made extends Whole>(
  { db, signal, byHand }: Noting,
  make: () => Promise<Made>,
): Promise<Made> {
  const [run] = await db.transaction(async (tx) => {
    await endCutOff(tx);
    await tx.delete(backupRuns).where(lt(backupRuns.startedAt, sql`now() - interval '400 days'`));
    return tx.insert(backupRuns).values({ startedAt: now }).returning({ id: backupRuns.id });
  });
  const id = run?.id ?? "";
  try {
    const made = await make();
    const { name, bytes, invariants } = made;
    // It may have been taken for cut off where it lost its connection on the way.
    const whole = { endedAt: now, name, bytes, invariants, failure: null };
    await db.update(backupRuns).set(whole).where(eq(backupRuns.id, id));
    return made;
  } catch (error) {
    if (signal.aborted && !byHand) {
      await db.transaction(async (tx) => {
        await endCutOff(tx, eq(backupRuns.id, id));
        await tryAgain(tx);
      });
      throw error;
    }
    const failure = error instanceof BackupFailed ? error.message : signal.aborted ? "Given up" : reasonOf(error);
    await db.transaction(async (tx) => {
      await tx
        .update(backupRuns)
        .set({ endedAt: now, failure: failure.slice(0, maxReasonLength) })
        .where(eq(backupRuns.id, id));
      if (!signal.aborted) await enqueueMails(tx, [{ kind: "backupFailed", to: everyAdmin, data: { runId: id } }]);
    });
    throw error;
  }
}

/** Ends runs that nobody can end any more, as failed ones: every admin is told of each by mail. */
async function endCutOff(tx: Transaction, which?: SQL): Promise<number> {
  const ended = await tx
    .update(backupRuns)
    .set({ endedAt: now, failure: cutOff })
    .where(and(isNull(backupRuns.endedAt), which))
    .returning({ id: backupRuns.id });
  await enqueueMails(
    tx,
    ended.map(({ id }) => ({ kind: "backupFailed" as const, to: everyAdmin, data: { runId: id } })),
  );
  return ended.length;
}

/** Whoever makes a backup holds its lock from before the run begins until after it has ended. */
const nobodyMakesOne = sql`not exists (select from pg_locks where locktype = 'advisory' and classid = 0
  and objid = ${advisoryLocks.backup}::oid and objsubid = 1
  and database = (select oid from pg_database where datname = current_database()))`;

/** Tells of backups whose program was killed, and has the night's made once more where a process makes them. */
export const endAbandoned = (db: Db): Promise<number> =>
  db.transaction(async (tx) => {
    const ended = await endCutOff(tx, nobodyMakesOne);
    if (ended > 0) await tryAgain(tx);
    return ended;
  });

/** Where no night has been whole since, and once: what ends a process twice would end it for ever. Without a process that makes backups nobody would take the job. */
async function tryAgain(tx: Transaction): Promise<void> {
  const [row] = await tx.execute<{ may: boolean }>(sql`
    select (select count(*) from backup_runs where failure = ${cutOff} and started_at > now() - interval '20 hours') = 1
      and not exists (select from backup_runs where failure is null and ended_at > now() - interval '20 hours')
      and exists (select from pgboss.schedule where name = ${backupQueue.name}) as may`);
  if (row?.may) await enqueue(tx, backupQueue, [{}], { afterSeconds: retryAfterSeconds });
}

/** Of what was not foreseen only the kind: a message may hold values of rows. */
function reasonOf(error: unknown): string {
  const code: unknown = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : error instanceof Error ? error.name : "Unknown";
}

/** Why a run failed, for the mail; undefined where it did not. */
export async function failureOf(db: Db, id: string): Promise<{ startedAt: string; failure: string } | undefined> {
  const [row] = await db
    .select({ startedAt: backupRuns.startedAt, failure: backupRuns.failure })
    .from(backupRuns)
    .where(eq(backupRuns.id, id));
  return !row || row.failure === null ? undefined : { startedAt: row.startedAt, failure: row.failure };
}
