import { setTimeout as pause } from "node:timers/promises";
import type { Connection, Db, Sql } from "../client.ts";
import { askedTogether } from "./asked-together.ts";
import { isLost } from "./lost.ts";

/** Where a read goes. */
interface Reading {
  db: Db;
  sql: Sql;
}

/** Why reads went to the primary: the replica lacked what was written before them, did not answer, or belongs to another database. */
type Missed = "behind" | "away" | "foreign";
type Served = "replica" | Missed;

/** A streaming replica of the database, for reads that nobody may find older than what was written before them. */
export interface Replica {
  /** The replica, when it has everything that was acknowledged before this was asked; undefined where the primary has to answer. */
  caughtUp: () => Promise<Reading | undefined>;
  db: Db;
  /** How many reads went where. */
  served: Readonly<Record<Served, number>>;
  /** Whether a read failed for a reason that the primary does not have. */
  isLost: (error: unknown) => boolean;
  /** Calls back when the primary begins to answer in its place. */
  onMissed: (handler: (because: Missed, error?: unknown) => void) => void;
  close: () => Promise<void>;
}

export interface ReplicaOptions {
  primary: Pick<Connection, "sql">;
  replica: Pick<Connection, "sql" | "db" | "outages" | "close">;
  /** Milliseconds; tests give shorter ones. */
  times?: Partial<typeof usualTimes>;
}

/**
 * `patience`: how long a read waits for the replica. `rest`: how long nobody waits for one that was late, or is away. `memory`: how
 * long what it said holds: it may be made anew from an older backup, in more time than that.
 */
const usualTimes = { patience: 50, step: 2, rest: 1_000, memory: 1_000 };

/**
 * How far a commit has to have come that was acknowledged is asked of the primary for each read, so that it does not matter which
 * process wrote, or for whom: nobody ever reads less than has been written. What the replica has replayed is remembered, so where
 * nothing was written since, that one question is all that it costs.
 */
export function replicaOf({ primary, replica, times }: ReplicaOptions): Replica {
  const { patience, step, rest, memory } = { ...usualTimes, ...times };
  const served: Record<Served, number> = { replica: 0, behind: 0, away: 0, foreign: 0 };
  const written = askedTogether(() => writtenAt(primary.sql));
  const replayed = askedTogether(() => replayedAt(replica.sql));
  const handlers: ((because: Missed, error?: unknown) => void)[] = [];
  let seen = { place: 0n, at: -Infinity };
  let resting = { until: 0, because: "away" as Missed };
  let isOurs = false;

  const leave = (because: Missed): undefined => {
    served[because] += 1;
    return undefined;
  };
  /** Nobody else waits for it meanwhile. */
  const restFor = (because: Missed, error?: unknown): undefined => {
    const since = performance.now();
    if (since >= resting.until) for (const handler of handlers) handler(because, error);
    resting = { until: since + rest, because };
    return leave(because);
  };

  return {
    db: replica.db,
    served,
    isLost,
    onMissed: (handler) => void handlers.push(handler),
    close: replica.close,
    async caughtUp() {
      if (performance.now() < resting.until) return leave(resting.because);
      if (replica.outages.isOpen()) return leave("away");
      try {
        const floor = await written();
        isOurs ||= await isCopy(primary.sql, replica.sql);
        if (!isOurs) return restFor("foreign");
        const began = performance.now();
        while (seen.place < floor || began - seen.at > memory) {
          seen = { place: await replayed(), at: performance.now() };
          if (seen.place >= floor) break;
          if (performance.now() - began > patience) return restFor("behind");
          await pause(step);
        }
      } catch (error) {
        return restFor("away", error);
      }
      served.replica += 1;
      return { db: replica.db, sql: replica.sql };
    },
  };
}

/** A place in the write-ahead log, in bytes from its beginning. */
type Place = { place: string | null }[];
const placeIn = ([row]: Place) => BigInt(row?.place ?? 0);
/** What is on the primary's disk: an acknowledged commit is not behind it. */
const writtenAt = async (sql: Sql) =>
  placeIn(await sql<Place>`select (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::text as place`);
/** What a replica shows; 0 where it replays nothing. */
const replayedAt = async (sql: Sql) =>
  placeIn(await sql<Place>`select (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text as place`);

/** Whether both are one cluster: places in the logs of two say nothing of each other. */
async function isCopy(...pair: [Sql, Sql]): Promise<boolean> {
  const [one, other] = await Promise.all(
    pair.map(async (sql) => sql<{ id: string }[]>`select system_identifier::text as id from pg_control_system()`),
  );
  return one?.[0]?.id !== undefined && one[0].id === other?.[0]?.id;
}
