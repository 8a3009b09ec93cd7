import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { connect, type Sql } from "../server/src/db/client.ts";
import { migrationOf } from "../server/src/db/migrations/migration-files.ts";
import { runMigration } from "../server/src/db/migrations/run-migration.ts";
import { startEmbeddedPostgres } from "../server/src/embedded/postgres.ts";
import { loadData } from "./data/load-data.ts";
import { atShare } from "./measure/quantile.ts";
import { printTable } from "./measure/table.ts";

/**
 * Migrations of each kind that is allowed, on a table of a million requests while others read and write it, by the code that
 * `npm run metiro -- migrate run` runs. Prints errors of the others, their p95, and the longest time a lock of the table kept them out;
 * who waits for a row of the filling stands in the longest write.
 */
const { values } = parseArgs({
  options: {
    size: { type: "string", default: "1000000" },
    callers: { type: "string", default: "6" },
    calm: { type: "string", default: "10" },
    fill: { type: "string", default: "20000" },
    folder: { type: "string", default: path.join(tmpdir(), "metiro-bench-migrate") },
  },
});
const [size, callers, calmSeconds] = [Number(values.size), Number(values.callers), Number(values.calm)];
const seedSize = 2_000;
/** Rows of one commit of the filling: who changes one of them waits for so many at most. */
const batch = 50;
/** Milliseconds between two looks at the locks. */
const look = 5;

const kinds: Record<string, string> = {
  "add a column": "alter table job_requests add column bench_note text",
  "add a column with a default": "alter table job_requests add column bench_flag boolean not null default false",
  "add an index": `-- outside a transaction
    create index concurrently if not exists bench_index on job_requests (updated_at, id)`,
  "add a constraint, not valid":
    "alter table job_requests add constraint bench_check check (bench_note is null or length(bench_note) < 1000) not valid",
  "validate it": "alter table job_requests validate constraint bench_check",
  [`fill ${values.fill} in batches`]: `-- outside a transaction
    do $$
    declare
      behind uuid := '00000000-0000-0000-0000-000000000000';
      reached uuid;
    begin
      for round in 1 .. ${Math.ceil(Number(values.fill) / batch)} loop
        select id into reached from (select id from job_requests where id > behind order by id limit ${batch}) as part
          order by id desc limit 1;
        exit when reached is null;
        update job_requests set bench_note = 'filled' where id > behind and id <= reached;
        commit;
        behind := reached;
      end loop;
    end $$`,
  "add a trigger": `create function bench_touch() returns trigger language plpgsql as $$ begin return new; end $$
    --> statement-breakpoint
    create trigger bench_touch before update on job_requests for each row execute function bench_touch()`,
  contract: `-- contracting
    alter table job_requests drop constraint bench_check, drop column bench_note, drop column bench_flag
    --> statement-breakpoint
    drop trigger bench_touch on job_requests
    --> statement-breakpoint
    drop function bench_touch()`,
};

/** The rows of the small set so many times over; what hangs on them does not matter here. */
async function multiply(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await sql`set session_replication_role = replica`;
    const columns = await sql<{ name: string }[]>`select quote_ident(attname) as name from pg_attribute
      where attrelid = 'job_requests'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname not in ('id', 'number')`;
    const list = columns.map(({ name }) => name).join(", ");
    const times = Math.ceil(size / seedSize) - 1;
    // Forms are kept aside of the rows, and would only fill the disk.
    await sql.unsafe(`create temp table seeds as select * from job_requests`);
    await sql`update seeds set form = '{"version":1,"steps":[]}'`;
    for (let done = 0; done < times; done += 25)
      await sql.unsafe(`insert into job_requests (id, ${list}) select uuidv7(), ${list}
        from seeds, generate_series(1, ${Math.min(25, times - done)})`);
    await sql`vacuum analyze job_requests`;
    const [row] =
      await sql`select count(*)::int as n, pg_size_pretty(pg_total_relation_size('job_requests')) as size from job_requests`;
    console.log(`${row?.["n"]} requests, ${row?.["size"]}`);
  } finally {
    await sql.end();
  }
}

interface Load {
  /** What the callers saw since the last time: the milliseconds of each statement, and what failed. */
  take: () => { reads: number[]; writes: number[]; errors: unknown[] };
  stop: () => Promise<void>;
}

/** Callers who read and change rows anywhere in the table, one statement after the other, each waiting 10 ms in between. */
async function load(sql: Sql): Promise<Load> {
  const ids = (await sql<{ id: string }[]>`select id from job_requests tablesample system (0.5)`).map(({ id }) => id);
  let [reads, writes, errors]: [number[], number[], unknown[]] = [[], [], []];
  const over = new AbortController();
  const some = () => ids[Math.floor(Math.random() * ids.length)] ?? "";
  const timed = async (into: number[], act: () => PromiseLike<unknown>) => {
    const began = performance.now();
    await act().then(
      () => into.push(performance.now() - began),
      (error: unknown) => errors.push(error),
    );
    await new Promise((go) => setTimeout(go, 10));
  };
  const caller = async () => {
    while (!over.signal.aborted) {
      await timed(
        reads,
        () => sql`select id, title, status from job_requests where id > ${some()} order by id limit 20`,
      );
      await timed(reads, () => sql`select * from job_requests where id = ${some()}`);
      await timed(writes, () => sql`update job_requests set updated_at = now() where id = ${some()}`);
    }
  };
  const running = Promise.all(Array.from({ length: callers }, caller));
  return {
    take() {
      const taken = { reads, writes, errors };
      [reads, writes, errors] = [[], [], []];
      return taken;
    },
    async stop() {
      over.abort();
      await running;
    },
  };
}

/** How long without a break somebody held, or waited in front of others for, a lock that keeps readers or writers out. */
function watchLocks(sql: postgres.Sql) {
  const longest = { readers: 0, writers: 0 };
  const since: Partial<Record<keyof typeof longest, number>> = {};
  const over = new AbortController();
  const against = {
    readers: ["AccessExclusiveLock"],
    writers: ["AccessExclusiveLock", "ExclusiveLock", "ShareRowExclusiveLock", "ShareLock"],
  };
  const watch = async () => {
    while (!over.signal.aborted) {
      const held = await sql<{ mode: string }[]>`
        select mode from pg_locks where locktype = 'relation' and relation = 'job_requests'::regclass`;
      for (const who of ["readers", "writers"] as const) {
        const isKept = held.some(({ mode }) => against[who].includes(mode));
        const now = performance.now();
        if (!isKept) delete since[who];
        else longest[who] = Math.max(longest[who], now - (since[who] ??= now));
      }
      await new Promise((go) => setTimeout(go, look));
    }
  };
  const running = watch();
  return async () => {
    over.abort();
    await running;
    return longest;
  };
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
await using open = new AsyncDisposableStack();
const server = await startEmbeddedPostgres({
  dataDir: values.folder,
  settings: { shared_buffers: "512MB", max_wal_size: "4GB", synchronous_commit: "off" },
});
open.defer(() => rmSync(values.folder, { recursive: true, force: true }));
open.defer(server.stop);
const url = new URL(server.url);
const admin = postgres(server.url, { max: 1, onnotice: () => undefined });
await admin.unsafe("drop database if exists bench_migrate with (force)");
await admin.unsafe("create database bench_migrate");
await admin.end();
url.pathname = "bench_migrate";
await loadData(url.href, seedSize);
await multiply(url.href);

const { sql, close } = connect(url.href, { max: callers });
open.defer(close);
const [migrator, observer] = [
  postgres(url.href, { max: 1, onnotice: () => undefined }),
  postgres(url.href, { max: 1 }),
];
open.defer(() => Promise.all([migrator.end(), observer.end()]).then(() => undefined));
const others = await load(sql);
open.defer(others.stop);
await new Promise((go) => setTimeout(go, 2_000));
others.take();
await new Promise((go) => setTimeout(go, calmSeconds * 1_000));
const calm = others.take();
const rows = [
  [
    "calm",
    `${calmSeconds} s`,
    String(calm.errors.length),
    "",
    "",
    ms(atShare(calm.reads, 0.95)),
    ms(atShare(calm.writes, 0.95)),
    ms(Math.max(...calm.reads, ...calm.writes)),
  ],
];
let when = Date.now();
for (const [name, text] of Object.entries(kinds)) {
  const stop = watchLocks(observer);
  const began = performance.now();
  await runMigration(migrator, migrationOf({ tag: name, when: when++ }, text)).catch((error: unknown) => {
    console.error(name, error);
    throw error;
  });
  const took = performance.now() - began;
  await new Promise((go) => setTimeout(go, 500));
  const { readers, writers } = await stop();
  const { reads, writes, errors } = others.take();
  for (const error of errors.slice(0, 3)) console.log(name, error);
  rows.push([
    name,
    took < 1_000 ? ms(took) : `${(took / 1_000).toFixed(1)} s`,
    String(errors.length),
    ms(readers),
    ms(writers),
    ms(atShare(reads, 0.95)),
    ms(atShare(writes, 0.95)),
    ms(Math.max(...reads, ...writes)),
  ]);
  console.log(rows.at(-1)?.join(" | "));
}
printTable(
  ["migration", "took", "errors", "readers kept out", "writers kept out", "p95 reads", "p95 writes", "longest"],
  rows,
);
