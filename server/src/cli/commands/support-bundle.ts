import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { arch, cpus, platform, release, totalmem } from "node:os";
import path from "node:path";
import { connect, type Sql } from "../../db/client.ts";
import { diagnose, realWorld } from "../../doctor/index.ts";
import { type Environment, loadConfig, settingNames } from "../../config/config.ts";
import { queueStates } from "../../jobs/index.ts";
import { databaseAddress } from "../database.ts";
import type { Command } from "../command.ts";

/** Settings whose value says nothing of a person, a place or a secret. */
const harmless = new Set(
  (
    "NODE_ENV PORT DATABASE_POOL DATABASE_TLS SMTP_TLS S3_TLS TURNSTILE_TLS OTEL_TLS LOG_LEVEL RATE_LIMIT_PER_MINUTE " +
    "TRUSTED_PROXIES ALTCHA_MAX_NUMBER S3_FORCE_PATH_STYLE"
  ).split(" "),
);

export const supportBundleCommand: Command = {
  name: "support-bundle",
  about:
    "Write what somebody needs who is to help from afar: versions, settings, the doctor's findings, sizes, queues. No personal data, no secret.",
  args: [],
  options: { to: { value: "file", about: "Where it goes; else it is printed." } },
  unmigrated: "unasked",
  async run({ environment, open }, { options: { to } }) {
    const all = await diagnose({
      env: environment,
      world: realWorld,
      addressOf: (config) => databaseAddress(config, open),
    });
    const bundle = {
      made: new Date().toISOString(),
      version: version(),
      node: process.versions.node,
      machine: { platform: platform(), release: release(), arch: arch(), cores: cpus().length, memory: totalmem() },
      settings: settingsOf(environment),
      // Its words name hosts, files and rows: only which checks failed leaves the machine.
      examined: all.map(({ name, state, findings }) => ({ name, state, findings: findings.length })),
      database: await databaseFacts(environment, open).catch(() => null),
    };
    const text = JSON.stringify(bundle, null, 2);
    if (to === undefined) return { lines: [text], value: bundle };
    await writeFile(to, `${text}\n`, { mode: 0o600, flag: "wx" });
    return { lines: [`Written to ${to}. Read it before you send it.`], value: { file: to } };
  },
};

function version(): string {
  const told = JSON.parse(readFileSync(path.join(import.meta.dirname, "../../../../package.json"), "utf8")) as {
    version: string;
  };
  return told.version;
}

/** Of each setting whether it is there, and what it says where that is harmless. */
const settingsOf = (env: Environment) =>
  Object.fromEntries(
    settingNames.map((name) => {
      if (env[`${name}_FILE`]) return [name, "in a file"];
      const value = env[name]?.trim();
      return [name, !value ? "absent" : harmless.has(name) ? value : "set"];
    }),
  );

async function databaseFacts(env: Environment, open: AsyncDisposableStack) {
  const { db, sql, close } = connect(await databaseAddress(loadConfig(env), open), {
    max: 1,
    statementTimeoutMs: 30_000,
  });
  open.defer(close);
  const [server] = await sql<{ version: string; bytes: string }[]>`
    select version(), pg_database_size(current_database())::text as bytes`;
  return {
    ...server,
    connections: await connectionsByState(sql),
    tables: await sql`
      select schemaname || '.' || relname as name, n_live_tup::text as rows, n_dead_tup::text as dead,
        pg_total_relation_size(relid)::text as bytes, seq_scan::text as "sequentialScans", last_autovacuum as "lastVacuum"
      from pg_stat_user_tables order by pg_total_relation_size(relid) desc`,
    migrations: (await sql`select created_at from drizzle.__drizzle_migrations order by created_at`).length,
    queues: await queueStates(db),
  };
}

const connectionsByState = (sql: Sql) =>
  sql`select coalesce(state, 'background') as state, count(*)::int as count from pg_stat_activity group by 1 order by 1`;
