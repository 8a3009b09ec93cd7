import { drizzle } from "drizzle-orm/postgres-js";
import { breaker, type Breaker, breakerTimeouts, type BreakerTimeouts } from "./pool/breaker.ts";
import { guarded } from "./pool/guarded.ts";
import * as schema from "./schema/index.ts";
import { openPostgres } from "./pool/open.ts";
import { countedUse, type PoolUse } from "./pool/use.ts";
import { socketsOf } from "./pool/sockets.ts";
import { whileRunning } from "./pool/while-running.ts";

export interface ConnectOptions {
  /** Connections of the pool. */
  max?: number;
  /** Milliseconds a statement may run before PostgreSQL ends it. */
  statementTimeoutMs?: number;
  /** The database itself, where `url` is a pooler before it that gives a connection for one transaction (pgbouncer). */
  direct?: string | undefined;
  /** How long a database that says nothing is waited for. */
  timeouts?: Partial<BreakerTimeouts>;
}

/** Told when the database goes away and when it serves again; open while it is away. */
export type Outages = Pick<Breaker, "onChange" | "isOpen">;

/** Seconds before a lost connection is made again. The breaker keeps the calls away meanwhile, so it need not grow. */
const reconnectSeconds = 0.1;

const common = {
  connect_timeout: 5,
  backoff: () => reconnectSeconds,
  onnotice: () => undefined,
};

const settingsOf = (statementTimeout: number) => ({
  ...common,
  connection: {
    application_name: "metiro",
    jit: "off",
    // Of disks without moving parts: a page anywhere costs hardly more than the next one.
    random_page_cost: "1.1",
    statement_timeout: statementTimeout,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
  },
});

/** Through a pooler two statements may meet two sessions: nothing is prepared, and what a session is told the pooler tells it (deploy/pgbouncer.ini). */
const pooledSettings = { ...common, prepare: false, connection: { application_name: "metiro" } };

/**
 * One pool and the two ways to talk to it. postgres.js has no deadlines of its own, so the database keeps them for statements,
 * and a breaker for a database that says nothing any more.
 */
export function connect(
  url: string,
  { max = 8, statementTimeoutMs = 10_000, direct, timeouts: given = {} }: ConnectOptions = {},
) {
  const sockets = socketsOf(() => watch.isOpen());
  const options = direct === undefined ? settingsOf(statementTimeoutMs) : pooledSettings;
  const times = { ...breakerTimeouts, ...given };
  const watch: Breaker = breaker({
    ...times,
    ask: () => ask(url, options, times.answerMs),
    drop: () => sockets.drop(),
  });
  const pool = { ...options, max, socket: sockets.open };
  const client = openPostgres(url, pool);
  const counted = countedUse(max);
  const sql = guarded(client, watch, counted);
  const db = drizzle({ client: sql, schema, casing: "snake_case" });
  const close = async () => {
    watch.close();
    await client.end({ timeout: 5 });
    sockets.drop();
  };
  const outages: Outages = watch;
  const use: PoolUse = counted;
  /** How to reach the database for what a session has to be kept for: listening. */
  const listening =
    direct === undefined ? sql.options : openPostgres(direct, { ...settingsOf(statementTimeoutMs), max: 1 }).options;
  return { sql, db, outages, use, listening, close };
}

/** Whether the database answers on a new connection within so many milliseconds. */
async function ask(
  url: string,
  options: ReturnType<typeof settingsOf> | typeof pooledSettings,
  within: number,
): Promise<void> {
  let gaveUp = false;
  const sockets = socketsOf(() => gaveUp);
  const own = { ...options, max: 1, fetch_types: false, socket: sockets.open };
  const client = openPostgres(url, own);
  const giveUp = () => {
    gaveUp = true;
    sockets.drop();
  };
  const stopWaiting = whileRunning(within, giveUp);
  try {
    await client`select 1`.simple();
  } finally {
    stopWaiting();
    await client.end({ timeout: 0 });
    giveUp();
  }
}

export type Connection = ReturnType<typeof connect>;
export type Db = Connection["db"];
export type Sql = Connection["sql"];
/** An open transaction; what takes one takes the pool too. */
export type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];
export type Queryable = Db | Transaction;
