import { eq, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { now } from "../db/sql.ts";
import { backupRuns } from "../db/schema/index.ts";
import { enqueueMails, everyAdmin } from "../domains/notification/index.ts";
import { BackupFailed } from "./failed.ts";

/** What is noted of a backup that is whole. */
interface Whole {
  name: string;
  bytes: number;
  invariants: number;
}

const cutOff = "The program that made it was ended by force";
/** How much of a reason is kept. */
const longest = 1_000;

/**
 * Notes the making of a backup and what came of it; every admin is told by mail of one that failed, unless whoever asked for it
 * gave it up. Called by who is alone: a run that has not ended has nobody any more who could end it.
 */
export async function noted<Made extends Whole>(db: Db, signal: AbortSignal, make: () => Promise<Made>): Promise<Made> {
  const [run] = await db.transaction(async (tx) => {
    await tx.update(backupRuns).set({ endedAt: now, failure: cutOff }).where(isNull(backupRuns.endedAt));
    await tx.delete(backupRuns).where(lt(backupRuns.startedAt, sql`now() - interval '400 days'`));
    return tx.insert(backupRuns).values({ startedAt: now }).returning({ id: backupRuns.id });
  });
  const id = run?.id ?? "";
  try {
    const made = await make();
    const { name, bytes, invariants } = made;
    await db.update(backupRuns).set({ endedAt: now, name, bytes, invariants }).where(eq(backupRuns.id, id));
    return made;
  } catch (error) {
    const failure = error instanceof BackupFailed ? error.message : signal.aborted ? "Given up" : reasonOf(error);
    await db.transaction(async (tx) => {
      await tx
        .update(backupRuns)
        .set({ endedAt: now, failure: failure.slice(0, longest) })
        .where(eq(backupRuns.id, id));
      if (!signal.aborted) await enqueueMails(tx, [{ kind: "backupFailed", to: everyAdmin, data: { runId: id } }]);
    });
    throw error;
  }
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
