import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, inject } from "vitest";
import { connect, type Connection } from "../../db/client.ts";
import { templateDatabase } from "../global-setup.ts";

export interface TestDatabase extends Pick<Connection, "sql" | "db"> {
  /** Superuser connection. */
  url: string;
  /** Under the role that serves, as `db` is. */
  appSql: Connection["sql"];
  /** The address of that role. */
  appUrl: string;
}

/**
 * Connections of a test. While others copy databases and write them down PostgreSQL may say nothing for seconds, which is no outage:
 * those have tests of their own, with a patience of their own.
 */
export const testPool = { max: 5, timeouts: { silenceMs: 30_000 } };

/** Any number: PostgreSQL refuses two copies of one template at a time. */
const copyLock = 7_301;

/**
 * A migrated, empty database for one test file, dropped after its last test. Call it once, at the top of the file. `db` is the
 * role that serves, so that whatever is tested does with its rights; `sql` may do everything, to prepare and to look.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const url = new URL(inject("postgresUrl"));
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asSuperuser(async (admin) => {
    await admin`select pg_advisory_lock(${copyLock})`;
    await admin.unsafe(`create database ${name} template ${templateDatabase} strategy file_copy`);
    // Rights in a database itself are not copied with it.
    await admin.unsafe(`revoke temporary on database ${name} from public`);
  });
  url.pathname = name;
  const appUrl = new URL(inject("appUrl"));
  appUrl.pathname = name;
  const [owner, app] = [connect(url.href, testPool), connect(appUrl.href, testPool)];
  afterAll(async () => {
    await Promise.all([owner.close(), app.close()]);
    await asSuperuser((admin) => admin.unsafe(`drop database ${name} with (force)`));
  });
  return { url: url.href, sql: owner.sql, db: app.db, appSql: app.sql, appUrl: appUrl.href };
}

/**
 * Empties tables, named with commas between, and what refers to them; the audit too, which nobody else may empty. Row by row:
 * `truncate` makes new files for sixty tables and their indexes, which took half of the time of tests that begin with it.
 */
export async function emptyTables(sql: Connection["sql"], tables: string): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    const emptied = await tx<{ name: string }[]>`
      with recursive reached(id) as (
        select name::regclass::oid from unnest(${tables.split(", ")}::text[]) as name
        union
        select conrelid from pg_constraint join reached on confrelid = id where contype = 'f'
      )
      select id::regclass::text as name from reached`;
    await tx.unsafe(emptied.map(({ name }) => `delete from ${name}`).join(";\n"));
  });
}

async function asSuperuser(act: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const admin = postgres(inject("postgresUrl"), { max: 1, onnotice: () => undefined });
  try {
    await act(admin);
  } finally {
    await admin.end();
  }
}
