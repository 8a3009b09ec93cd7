import { connect, type Connection } from "../db/client.ts";
import { openPostgres } from "../db/pool/open.ts";
import { BackupFailed, wordsOf } from "./failed.ts";

interface Scratch extends Pick<Connection, "db" | "sql"> {
  url: string;
}

const statementTimeoutMs = 600_000;
/** Nobody waits for an answer here: a machine that is busy at night has not lost its database. */
export const scratchTimeouts = { silenceMs: 60_000, answerMs: 60_000 };

/** A database to restore a backup into and look at it; it goes with `open`. One that a killed run left is taken away first. */
export async function scratchDatabase(serverUrl: string, of: string, open: AsyncDisposableStack): Promise<Scratch> {
  const name = `${of.slice(0, 50)}_verify`;
  const admin = openPostgres(serverUrl, { max: 1, onnotice: () => undefined });
  open.defer(() => admin.end({ timeout: 5 }));
  const drop = () => admin`drop database if exists ${admin(name)} with (force)`;
  try {
    await drop();
    await admin`create database ${admin(name)} template template0`;
  } catch (error) {
    throw new BackupFailed(
      `A scratch database for looking at the backup cannot be made: ${wordsOf(error)}. Let the role that owns the tables make it (alter role … createdb), or name another server with BACKUP_SCRATCH_URL.`,
      { cause: error },
    );
  }
  open.defer(async () => void (await drop()));
  const url = new URL(serverUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  const { db, sql, close } = connect(url.href, { max: 2, statementTimeoutMs, timeouts: scratchTimeouts });
  open.defer(close);
  return { db, sql, url: url.href };
}

/** How many rows each table has. */
export async function rowCounts({ sql }: Pick<Connection, "sql">): Promise<Record<string, number>> {
  const tables = await sql<{ schema: string; name: string }[]>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by 1, 2`;
  const counts: Record<string, number> = {};
  for (const { schema, name } of tables) {
    const [row] = await sql<{ count: string }[]>`select count(*) as count from ${sql(schema)}.${sql(name)}`;
    counts[`${schema}.${name}`] = Number(row?.count);
  }
  return counts;
}
