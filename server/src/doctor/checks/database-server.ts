import { connect, type Sql } from "../../db/client.ts";
import { notify } from "../../db/notifications.ts";
import { openPostgres } from "../../db/pool/open.ts";
import { type Check, type Connected, fault, type Finding, warning, when } from "../check.ts";
import { deployedFile, guideCommand } from "../../config/operator-guides.ts";

const newest = 18;
/** Transactions after which PostgreSQL stops writing to save what it holds: 2³¹ less three million. */
const wraparound = 2 ** 31 - 3_000_000;

/** PostgreSQL itself, as it is set up. */
export const databaseServerChecks: readonly Check<Connected>[] = [
  {
    name: "database-version",
    holds: `The database is PostgreSQL ${newest} or later.`,
    everywhere: true,
    look: ({ server }) =>
      when(Number(server["server_version_num"]) < newest * 10_000, () =>
        fault(
          `The database is PostgreSQL ${server["server_version"]}`,
          `Upgrade it to PostgreSQL ${newest} (pg_upgrade).`,
        ),
      ),
  },
  {
    name: "database-encoding",
    holds: "Texts are stored in UTF-8.",
    everywhere: true,
    look: ({ server }) =>
      when(server["server_encoding"] !== "UTF8", () =>
        fault(
          `The encoding is ${server["server_encoding"]}`,
          "Make the database anew with encoding UTF8, and restore into it.",
        ),
      ),
  },
  {
    name: "database-collation",
    holds: "Indexes of texts are sorted as this machine sorts.",
    everywhere: true,
    look: async ({ sql }) => {
      const [row] = await sql`select datname from pg_database where datname = current_database()
        and datcollversion is not null and datcollversion is distinct from pg_database_collation_actual_version(oid)`;
      return when(row !== undefined, () =>
        fault(
          "The system's rules of sorting have changed under the database: look-ups may miss rows",
          "reindex database <name>; alter database <name> refresh collation version;",
        ),
      );
    },
  },
  {
    name: "database-extensions",
    holds: "The extensions that the tables use are there.",
    everywhere: true,
    look: async ({ sql }) => {
      const rows = await sql<{ name: string }[]>`
        select name from unnest(array['btree_gist', 'citext', 'pg_trgm', 'unaccent']) as name
        where not exists (select from pg_extension where extname = name)`;
      return rows.map(({ name }) =>
        fault(`The extension ${name} is missing`, `create extension ${name}; (package postgresql-contrib)`),
      );
    },
  },
  {
    name: "database-writable",
    holds: "The database takes writes.",
    everywhere: true,
    look: ({ server }) => [
      ...when(server["in_hot_standby"] === "on", () =>
        fault("DATABASE_URL names a replica", "Name the primary; of several hosts: target_session_attrs=read-write."),
      ),
      ...when(server["in_hot_standby"] !== "on" && server["default_transaction_read_only"] === "on", () =>
        fault("default_transaction_read_only is on", "alter role … reset default_transaction_read_only;"),
      ),
    ],
  },
  {
    name: "database-durable",
    holds: "What was committed survives a failure of the power.",
    look: ({ server }) =>
      ["fsync", "full_page_writes", "synchronous_commit"].flatMap((name) =>
        when(server[name] === "off", () =>
          fault(`${name} is off: what people were told is saved can be lost`, `alter system reset ${name}; and reload`),
        ),
      ),
  },
  {
    name: "database-checksums",
    holds: "Pages of the database carry checksums.",
    look: ({ server }) =>
      when(server["data_checksums"] === "off", () =>
        warning("A disk that forgets goes unnoticed", "Stop PostgreSQL, then: pg_checksums --enable"),
      ),
  },
  {
    name: "database-vacuum",
    holds: "PostgreSQL clears up by itself.",
    look: ({ server }) =>
      ["autovacuum", "track_counts"].flatMap((name) =>
        when(server[name] === "off", () =>
          fault(`${name} is off: tables grow without end`, `alter system reset ${name}; and reload`),
        ),
      ),
  },
  {
    name: "database-time-limits",
    holds: "Nothing ends statements sooner than the program does.",
    look: ({ server }) =>
      ["transaction_timeout", "idle_session_timeout"].flatMap((name) =>
        when(Number(server[name]) > 0 && Number(server[name]) < 600_000, () =>
          fault(
            `${name} is ${server[name]} ms: the database would end connections that the program counts on`,
            `alter role … reset ${name};`,
          ),
        ),
      ),
  },
  {
    name: "database-connections",
    holds: "The database takes as many connections as two processes may open.",
    look: async ({ sql, server, config }) => {
      const most = Number(server["max_connections"]) - Number(server["superuser_reserved_connections"]);
      const ours = config.databasePool + 3;
      const [row] = await sql<{ used: number }[]>`
        select count(*)::int as used from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
      const remedy = `Raise max_connections, or lower DATABASE_POOL (${config.databasePool}).`;
      if (most < 2 * ours) return [fault(`It takes ${most}; a process opens up to ${ours}`, remedy)];
      return when((row?.used ?? 0) > most * 0.8, () => fault(`${row?.used} of ${most} connections are in use`, remedy));
    },
  },
  {
    name: "database-listening",
    holds: "What one process says another one hears.",
    look: async ({ url }) => {
      const { sql, close } = connect(url, { max: 1 });
      const listener = openPostgres(url, { max: 1, onnotice: () => undefined });
      try {
        const heard = Promise.withResolvers<boolean>();
        await listener.listen("metiro_doctor", () => heard.resolve(true));
        await notify(sql, "metiro_doctor");
        const timer = setTimeout(heard.resolve, 2_000, false);
        const isHeard = await heard.promise;
        clearTimeout(timer);
        return when(!isHeard, () =>
          fault(
            "Nothing is heard over this address: a pooler stands before the database",
            `Name the database itself in DATABASE_DIRECT_URL: ${guideCommand("processes#pgbouncer")}`,
          ),
        );
      } finally {
        await Promise.all([close(), listener.end({ timeout: 1 })]);
      }
    },
  },
  {
    name: "database-pooler",
    holds: "A pooler leads to the same database as the direct address, and tells its sessions how long they may take.",
    look: async ({ sql, config }) => {
      if (config.databaseUrl === undefined || config.databaseDirectUrl === undefined) return [];
      const pooled = connect(config.databaseUrl, { max: 1, direct: config.databaseDirectUrl });
      try {
        const who = (one: Sql) => one<{ is: string }[]>`
          select concat_ws(' ', current_user, current_database(), pg_postmaster_start_time()) as is`;
        const [[one], [other], [limits]] = await Promise.all([
          who(pooled.sql),
          who(sql),
          pooled.sql<{ unlimited: string[] }[]>`
            select array(select name::text from pg_settings where setting = '0' and name = any(array['statement_timeout', 'lock_timeout',
              'idle_in_transaction_session_timeout']) order by name) as unlimited`,
        ]);
        return [
          ...when(one?.is !== other?.is, () =>
            fault(
              "DATABASE_URL and DATABASE_DIRECT_URL lead to two databases, or two roles",
              "Correct the pooler's [databases], or the setting.",
            ),
          ),
          ...when((limits?.unlimited ?? []).length > 0, () =>
            fault(
              `Through the pooler ${limits?.unlimited.join(", ")} is not set: a statement may hold everybody up for ever`,
              `Give the database a connect_query as ${deployedFile("pgbouncer.ini")} has it.`,
            ),
          ),
        ];
      } finally {
        await pooled.close();
      }
    },
  },
  {
    name: "database-replica",
    holds: "The replica answers, follows this database closely, and lets its reads end.",
    look: async ({ sql, config }) => {
      if (config.databaseReadUrl === undefined) return [];
      const replica = connect(config.databaseReadUrl, { max: 1 });
      try {
        return await replicaFindings(sql, replica.sql);
      } catch (error) {
        return [
          fault(
            `It does not answer: ${error instanceof Error ? error.message : String(error)}`,
            "Start it, or leave out DATABASE_READ_URL; the database itself answers everything meanwhile.",
          ),
        ];
      } finally {
        await replica.close();
      }
    },
  },
  {
    name: "database-clock",
    holds: "Clocks of the database and of this machine agree to a second.",
    everywhere: true,
    look: async ({ sql, world }) => {
      const before = world.now().getTime();
      const [row] = await sql<{ now: number }[]>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`;
      const apart = Math.abs((row?.now ?? 0) - (before + world.now().getTime()) / 2);
      return when(apart > 1_000, () =>
        fault(
          `They are ${(apart / 1_000).toFixed(1)} s apart: codes and sessions end too early or late`,
          "Turn time synchronisation on (chrony, systemd-timesyncd).",
        ),
      );
    },
  },
  {
    name: "database-transactions-left",
    holds: "The database is far from the end of its transaction numbers.",
    look: async ({ sql }) => {
      const [row] = await sql<{ age: number }[]>`
        select age(datfrozenxid)::int as age from pg_database where datname = current_database()`;
      return when((row?.age ?? 0) > wraparound / 2, () =>
        fault(
          `${row?.age} of ${wraparound} transactions since the last freeze`,
          "vacuum (freeze, verbose); and look why autovacuum did not.",
        ),
      );
    },
  },
  {
    name: "database-idle-transactions",
    holds: "No transaction stands open for over an hour.",
    look: async ({ sql }) => {
      const rows = await sql<{ pid: number; hours: number; name: string }[]>`
        select pid, application_name as name, floor(extract(epoch from now() - xact_start) / 3600)::int as hours from pg_stat_activity
        where xact_start < now() - interval '1 hour' and backend_type = 'client backend' order by xact_start limit 5`;
      return rows.map(({ pid, hours, name }) =>
        fault(
          `${name || "A program"} (process ${pid}) has held a transaction for ${hours} h: nothing can be cleared up behind it`,
          `select pg_terminate_backend(${pid});`,
        ),
      );
    },
  },
  {
    name: "database-prepared-transactions",
    holds: "No transaction waits for a second phase.",
    look: async ({ sql }) => {
      const rows = await sql<
        { gid: string }[]
      >`select gid from pg_prepared_xacts where database = current_database() limit 5`;
      return rows.map(({ gid }) =>
        fault(`The transaction ${gid} holds its locks until somebody ends it`, `rollback prepared '${gid}';`),
      );
    },
  },
  {
    name: "database-tls",
    holds: "The connection to the database is protected, unless it stays on this machine or that was waived.",
    look: async ({ sql, config }) => {
      if (config.waivedTls.includes("DATABASE_TLS")) return [];
      const [row] = await sql<{ ssl: boolean; isLocal: boolean }[]>`
        select ssl, coalesce(inet_server_addr() <<= '127.0.0.0/8' or inet_server_addr() = '::1', true) as "isLocal"
        from pg_stat_ssl where pid = pg_backend_pid()`;
      return when(row !== undefined && !row.ssl && !row.isLocal, () =>
        fault("Statements travel in the clear", "End DATABASE_URL with ?sslmode=verify-full."),
      );
    },
  },
];

/** Seconds by which a replica may be late. */
const maxReplicaLagSeconds = 10;

async function replicaFindings(sql: Sql, replica: Sql): Promise<Finding[]> {
  const cluster = (one: Sql) => one<{ id: string }[]>`select system_identifier::text as id from pg_control_system()`;
  const [[own], [other], [state]] = await Promise.all([
    cluster(sql),
    cluster(replica),
    replica<{ follows: boolean; late: number | null; feedback: string }[]>`
      select pg_is_in_recovery() as follows, current_setting('hot_standby_feedback') as feedback,
        case when pg_last_wal_receive_lsn() is distinct from pg_last_wal_replay_lsn()
          then extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 end as late`,
  ]);
  const remedy = `Correct DATABASE_READ_URL, or make the replica anew: ${guideCommand("processes#a-replica-for-reading")}`;
  if (own?.id !== other?.id) return [fault("It is no copy of this database: nothing is read there", remedy)];
  if (!state?.follows) return [fault("It follows nobody any more: nothing is read there", remedy)];
  return [
    ...when((state.late ?? 0) > maxReplicaLagSeconds, () =>
      warning(
        `It is ${Math.round(state.late ?? 0)} s late: the database itself answers`,
        "See what holds it up: long reads there, its disk, or the network.",
      ),
    ),
    ...when(state.feedback !== "on", () =>
      warning("hot_standby_feedback is off there: long reads are ended", "Set hot_standby_feedback = on."),
    ),
  ];
}
