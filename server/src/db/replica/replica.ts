import { setTimeout as pause } from "node:timers/promises";
import type { Connection, Db, Sql } from "../client.ts";
import type { PoolUse } from "../pool/use.ts";
import { coalesced } from "./asked-together.ts";
import { isLost } from "./lost.ts";

/** Where a read goes. */
interface Reading {
  db: Db;
  sql: Sql;
}

/**
 * Why reads went to the primary: the replica lacked what was written before them, did not answer, or follows another database or what
 * was the primary before.
 */
type Missed = "behind" | "away" | "foreign";
/** `lost`: they had begun at the replica, which let them go. */
type Served = "replica" | "lost" | Missed;

/** A streaming replica of the database, for reads that nobody may find older than what was written before them. */
export interface Replica {
  /** The replica, when it has everything that was acknowledged before this was asked; undefined where the primary has to answer. */
  caughtUp: () => Promise<Reading | undefined>;
  /** Reads there if it has, or `instead` where it has not, or fails for a reason that the primary does not have. */
  read: <Answer>(there: (reading: Reading) => Promise<Answer>, instead: () => Promise<Answer>) => Promise<Answer>;
  db: Db;
  /** How many reads went where. */
  served: Readonly<Record<Served, number>>;
  /** How many bytes of the primary's log it does not show yet. */
  behind: () => Promise<number>;
  /** How its connections are used. */
  use: PoolUse;
  /** Calls back when the primary begins to answer in its place. */
  onMissed: (handler: (because: Missed, error?: unknown) => void) => void;
  close: () => Promise<void>;
}

export interface ReplicaOptions {
  primary: Pick<Connection, "sql">;
  replica: Pick<Connection, "sql" | "db" | "outages" | "use" | "close">;
  /** Milliseconds; tests give shorter ones. */
  times?: Partial<typeof defaultTimes>;
}

/**
 * `waitMs`: how long a read waits for the replica. `restMs`: how long nobody waits for one that was late, or is away. `memoryMs`: how
 * long what it said holds: it may be made anew from an older backup, in more time than that.
 */
const defaultTimes = { waitMs: 50, stepMs: 2, restMs: 1_000, memoryMs: 1_000 };

/**
 * How far a commit has to have come that was acknowledged is asked of the primary for each read, so that it does not matter which
 * process wrote, or for whom: nobody ever reads less than has been written. What the replica has replayed is remembered, so where
 * nothing was written since, that one question is all that it costs.
 */
export function replicaOf({ primary, replica, times }: ReplicaOptions): Replica {
  const { waitMs, stepMs, restMs, memoryMs } = { ...defaultTimes, ...times };
  const served: Record<Served, number> = { replica: 0, lost: 0, behind: 0, away: 0, foreign: 0 };
  const written = coalesced(() => writtenAt(primary.sql));
  const replayed = coalesced(() => replayedAt(replica.sql));
  const handlers: ((because: Missed, error?: unknown) => void)[] = [];
  let seen = { place: 0n, at: -Infinity };
  let resting = { until: 0, because: "away" as Missed };
  /** The timeline of the primary to which the replica is known to belong. */
  let ours: number | undefined;

  const leave = (because: Missed): undefined => {
    served[because] += 1;
    return undefined;
  };
  /** Nobody else waits for it meanwhile. */
  const restFor = (because: Missed, error?: unknown): undefined => {
    const since = performance.now();
    if (since >= resting.until) for (const handler of handlers) handler(because, error);
    resting = { until: since + restMs, because };
    return leave(because);
  };

  async function ready(): Promise<Reading | undefined> {
    if (performance.now() < resting.until) return leave(resting.because);
    if (replica.outages.isOpen()) return leave("away");
    try {
      const { place: floor, timeline } = await written();
      if (timeline !== ours) {
        if (!(await isCopy(primary.sql, replica.sql, timeline))) return restFor("foreign");
        ours = timeline;
        // What was replayed before may be of a timeline that ended elsewhere.
        seen = { place: 0n, at: -Infinity };
      }
      const began = performance.now();
      while (seen.place < floor || began - seen.at > memoryMs) {
        seen = { place: await replayed(), at: performance.now() };
        if (seen.place >= floor) break;
        if (performance.now() - began > waitMs) return restFor("behind");
        await pause(stepMs);
      }
    } catch (error) {
      return restFor("away", error);
    }
    return { db: replica.db, sql: replica.sql };
  }

  return {
    db: replica.db,
    served,
    use: replica.use,
    async behind() {
      // The replica first: what it shows by then was written by then.
      const shown = await replayedAt(replica.sql);
      return Number((await writtenAt(primary.sql)).place - shown);
    },
    onMissed: (handler) => void handlers.push(handler),
    close: replica.close,
    async caughtUp() {
      const reading = await ready();
      if (reading) served.replica += 1;
      return reading;
    },
    async read(there, instead) {
      const reading = await ready();
      if (!reading) return instead();
      try {
        const answer = await there(reading);
        served.replica += 1;
        return answer;
      } catch (error) {
        served[isLost(error) ? "lost" : "replica"] += 1;
        if (!isLost(error)) throw error;
      }
      return instead();
    },
  };
}

/** What is on the primary's disk, as bytes from the beginning of its log: an acknowledged commit is not behind it. And in which timeline. */
async function writtenAt(sql: Sql): Promise<{ place: bigint; timeline: number }> {
  const [row] = await sql<{ place: string; file: string }[]>`
    select (place - '0/0'::pg_lsn)::text as place, pg_walfile_name(place) as file from pg_current_wal_flush_lsn() as place`;
  return { place: BigInt(row?.place ?? 0), timeline: Number.parseInt(row?.file.slice(0, 8) ?? "", 16) };
}

/** What a replica shows; 0 where it replays nothing. */
async function replayedAt(sql: Sql): Promise<bigint> {
  const [row] = await sql<{ place: string | null }[]>`
    select (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text as place`;
  return BigInt(row?.place ?? 0);
}

/**
 * Whether both are one cluster on one timeline: places in the logs of two say nothing of each other, and after a failover the former
 * primary's go on where the new one's do. A replica is sure of its timeline from its next checkpoint on.
 */
async function isCopy(primary: Sql, replica: Sql, timeline: number): Promise<boolean> {
  const [[one], [other]] = await Promise.all([
    primary<{ id: string }[]>`select system_identifier::text as id from pg_control_system()`,
    replica<{ id: string; timeline: number }[]>`
      select system_identifier::text as id, greatest(timeline_id, min_recovery_end_timeline) as timeline
      from pg_control_system(), pg_control_checkpoint(), pg_control_recovery()`,
  ]);
  return one !== undefined && one.id === other?.id && timeline === other.timeline;
}
