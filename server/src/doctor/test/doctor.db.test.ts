import { chmod, mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, inject, test, vi } from "vitest";
import { startMailbox } from "../../embedded/mailbox.ts";
import { createUser } from "../../factories/index.ts";
import { demoDomain } from "../../seed/demo-accounts.ts";
import { plannedQueues } from "../../app/background.ts";
import { testDatabase } from "../../test/database/database.ts";
import { productionSettings } from "../../test/app/production-settings.ts";
import type { Environment } from "../../config/config.ts";
import { said } from "./said.ts";
import { everyCheck } from "../examine.ts";
import { diagnose, type Examined, realWorld, type World } from "../index.ts";

const database = await testDatabase();
const { db, sql, url } = database;
const appUrl = new URL(inject("appUrl"));
appUrl.pathname = new URL(url).pathname;
const folder = await mkdtemp(path.join(tmpdir(), "metiro-doctor-"));
const mailbox = await startMailbox({ dataDir: folder, port: 0 });
afterAll(async () => {
  await mailbox.stop();
  await rm(folder, { recursive: true });
});

const soundSettings = {
  ...productionSettings(appUrl.href, folder),
  DATABASE_OWNER_URL: url,
  SMTP_URL: mailbox.smtpUrl,
  TRUSTED_PROXIES: "1",
  HOST: "127.0.0.1",
  DKIM_SELECTOR: "mail",
};

const ok = new Headers({
  "strict-transport-security": "max-age=31536000",
  "content-security-policy": "default-src 'self'",
  "x-content-type-options": "nosniff",
});
const texts: Partial<Record<string, string[]>> = {
  "metiro.example.ch": ["v=spf1 include:mail.example.ch -all"],
  "mail._domainkey.metiro.example.ch": ["v=DKIM1; k=rsa; p=MIGfMA0"],
  "_dmarc.example.ch": ["v=DMARC1; p=reject"],
};
/** A machine in the world on which all is well. */
const soundWorld: World = {
  ...realWorld,
  nodeVersion: "24.21.0",
  isContainer: () => false,
  hasPages: () => true,
  freeMemory: async () => 2 ** 31,
  openFiles: async () => 65_536,
  volume: async () => ({ bytes: 2 ** 36, freeBytes: 2 ** 35, files: 2 ** 20, freeFiles: 2 ** 19 }),
  records: async (name, kind) => (kind === "TXT" ? (texts[name] ?? []) : ["192.0.2.1"]),
  certificate: async () => ({ validTo: new Date(Date.now() + 60 * 86_400_000).toISOString(), protocol: "h2" }),
  fetch: async (asked) =>
    asked.startsWith("http:")
      ? new Response(null, { status: 308, headers: { location: "https://metiro.example.ch/" } })
      : new Response('{"status":"ok"}', { headers: ok }),
};
/** The test's PostgreSQL survives no failure of the power, on purpose. */
const soundServer = {
  fsync: "on",
  full_page_writes: "on",
  synchronous_commit: "on",
  data_checksums: "on",
};

const examined = (
  env: Environment = soundSettings,
  { world = soundWorld, server = {} }: { world?: World; server?: Record<string, string> } = {},
) =>
  diagnose({
    env,
    world,
    server: { ...soundServer, ...server },
    addressOf: async ({ databaseDirectUrl, databaseUrl }) =>
      databaseDirectUrl ?? databaseUrl ?? "postgres://nobody@127.0.0.1:1/none",
  });

const found = new Set<string>();
/** The names of what is not sound, those that are not known left out, in the order of the examination. */
function ailing(all: readonly Examined[]): string[] {
  const names = all.filter(({ state }) => state === "fault" || state === "warning").map(({ name }) => name);
  for (const name of names) found.add(name);
  return names;
}
const named = (names: string) => names.trim().split(/\s+/);
const causesOf = (all: readonly Examined[], name: string) =>
  all.find((one) => one.name === name)?.findings.map(({ cause }) => cause) ?? [];

const admins = await Promise.all(
  ["anna", "beat"].map((name) =>
    createUser(db, { email: `${name}@exemple.ch`, role: "Admin", passwordHash: "chosen", emailConfirmed: true }),
  ),
);
for (const name of plannedQueues)
  await sql`insert into pgboss.schedule (name, cron, timezone) values (${name}, '0 3 * * *', 'Europe/Zurich') on conflict do nothing`;

await sql`insert into backup_runs (started_at, ended_at, name, bytes, invariants) values (now(), now(), 'metiro-20260101T000000Z', 1, 1)`;

test("a sound system has nothing, and everything is looked at", async () => {
  const all = await examined();
  expect(all.filter(({ state }) => state !== "sound")).toEqual([]);
  expect(all.map(({ name }) => name)).toEqual(everyCheck.map(({ name }) => name));
  expect(new Set(everyCheck.map(({ name }) => name)).size).toBe(everyCheck.length);
  expect(everyCheck.length).toBeGreaterThan(50);
});

test(
  "backups that fail, grow old, lack programs or a place, and a maintenance that nobody ended, are named",
  { timeout: 240_000 },
  async () => {
    const backups = {
      BACKUP_TO: path.join(folder, "nowhere"),
      BACKUP_RECIPIENT: "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p",
      PG_BIN: folder,
    };
    await sql`insert into maintenance (ends_at) values (now() - interval '1 minute')`;
    await sql`insert into backup_runs (started_at, ended_at, failure) values (now() + interval '1 second', now(), 'The disk is full')`;
    const all = await examined({ ...soundSettings, ...backups });
    expect(ailing(all)).toEqual(["backup-age", "backup-programs", "backup-place", "maintenance-ended"]);
    expect(causesOf(all, "backup-age")).toEqual(["The latest backup failed: The disk is full"]);
    expect(causesOf(all, "backup-programs")[0]).toContain("pg_dump of PostgreSQL");
    expect(causesOf(all, "backup-place")[0]).toContain("there is no folder");
    await sql`delete from maintenance`;
    await sql`update backup_runs set ended_at = now() - interval '30 hours', started_at = now() - interval '30 hours',
    failure = null, name = 'a', bytes = 1, invariants = 1`;
    expect(causesOf(await examined(), "backup-age")).toEqual(["The last whole backup is 30 hours old"]);
    await sql`delete from backup_runs`;
    expect(causesOf(await examined(), "backup-age")).toEqual(["Metiro makes no backups"]);
    await sql`insert into backup_runs (started_at, ended_at, name, bytes, invariants) values (now(), now(), 'a', 1, 1)`;
  },
);

test("base backups that are not there, not whole or too old are named", async () => {
  const bases = path.join(folder, "bases");
  const looked = async () => causesOf(await examined({ ...soundSettings, BACKUP_BASES: bases }), "backup-base");
  expect(ailing(await examined({ ...soundSettings, BACKUP_BASES: bases }))).toEqual(["backup-base"]);
  await mkdir(path.join(bases, "2026-11-01"), { recursive: true });
  expect(await looked()).toEqual([`${bases} holds no whole base backup`]);
  const list = path.join(bases, "2026-11-01", "backup_manifest");
  await writeFile(list, "{}");
  expect(await looked()).toEqual(["The last base backup is not encrypted"]);
  const encrypted = path.join(bases, "metiro-base-20261108T000000Z", "manifest.json");
  await mkdir(path.dirname(encrypted));
  await writeFile(encrypted, "{}");
  expect(await looked()).toEqual([]);
  const then = new Date(Date.now() - 9 * 86_400_000);
  await utimes(list, then, then);
  await utimes(encrypted, then, then);
  expect(await looked()).toEqual(["The last base backup is 9 days old"]);
});

test("a replica that is away, or follows nobody, is named: the database itself answers in its place", async () => {
  const away = new URL(appUrl);
  away.port = "1";
  for (const [read, cause] of [
    [away.href, /^It does not answer: /],
    [appUrl.href, /^It follows nobody any more/],
  ] as const) {
    const all = await examined({ ...soundSettings, DATABASE_READ_URL: read });
    expect(ailing(all)).toEqual(["database-replica"]);
    expect(causesOf(all, "database-replica")).toEqual([expect.stringMatching(cause)]);
  }
});

test("settings that do not hold are named one by one, and what needs them is not known", async () => {
  const secret = path.join(folder, "smtp-url");
  await writeFile(secret, "smtp://mail.example.ch?ignoreTLS=true", { mode: 0o604 });
  await chmod(secret, 0o604);
  const all = await examined({
    ...soundSettings,
    DATABASE_URL: "postgres://metiro:metiro@db.example.ch/metiro",
    JWT_SECRET: "short",
    SMTP_URL: undefined,
    SMTP_URL_FILE: secret,
    PUBLIC_URL: "http://metiro.example.ch",
    DEBUG: "*",
    S3_BUCKET: "photos",
    SMTP_TSL: "off",
    DATABASE_POOL: "8",
  });
  expect(ailing(all)).toEqual(["settings", "settings-known", "secret-files"]);
  const causes = causesOf(all, "settings").join("\n");
  for (const words of [
    "JWT_SECRET",
    "guesses",
    "DATABASE_URL: the connection",
    "SMTP_URL:",
    "PUBLIC_URL:",
    "DEBUG",
    "S3_ENDPOINT",
  ])
    expect(causes).toContain(words);
  expect(causesOf(all, "settings-known")).toEqual(["Nothing reads SMTP_TSL"]);
  expect(all.filter(({ state }) => state === "unknown").length).toBe(all.length - 3);
});

test("what is wrong with machine, names, certificate, mail and files is named, with the database away", async () => {
  await chmod(folder, 0o777);
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const world: World = {
    ...soundWorld,
    nodeVersion: "22.1.0",
    hasPages: () => false,
    freeMemory: async () => 2 ** 20,
    openFiles: async () => 1024,
    volume: async () => ({ bytes: 2 ** 36, freeBytes: 2 ** 20, files: 1000, freeFiles: 1 }),
    records: async () => [],
    certificate: async () => ({ validTo: day, protocol: "http/1.1" }),
    fetch: async () => new Response("<html>", { status: 200 }),
  };
  const all = await examined(
    {
      ...soundSettings,
      DATABASE_URL: "postgres://metiro@127.0.0.1:1/metiro",
      SMTP_URL: "smtps://u:p@mail.invalid",
      SMTP_TLS: "off",
      WEBHOOK_LOOPBACK: "on",
      CORS_ORIGINS: "http://localhost:5173",
      RATE_LIMIT_PER_MINUTE: "0",
      LOG_LEVEL: "silent",
      JWT_SECRET: `${soundSettings.JWT_SECRET},u7Qh2vXo9RkZpLw4TnYc8BfJd1GsMe6A`,
      TRUSTED_PROXIES: "0",
      MAIL_FROM: "metiro@localhost",
      S3_ENDPOINT: "http://127.0.0.1:1",
      S3_REGION: "ch",
      S3_BUCKET: "photos",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
      S3_FORCE_PATH_STYLE: "true",
    },
    { world },
  );
  await chmod(folder, 0o755);
  expect(ailing(all)).toEqual(
    named(`
    tls-waivers webhook-targets origins rate-limit log-level key-change proxy mail-sender
    node-version built disk disk-entries data-folder-closed memory
    open-files public-name public-certificate public-answer public-redirect public-transport-security
    public-headers public-protocol mail-server-name mail-spf mail-dkim mail-dmarc
    mail-return mail-login storage storage-closed database
  `),
  );
  expect(all.find(({ name }) => name === "migrations")).toMatchObject({
    state: "unknown",
    because: "the database does not answer",
  });
  for (const { findings } of all)
    for (const { cause, remedy } of findings) expect([cause, remedy].every((words) => words.length > 10)).toBe(true);
});

test("a proxy that believes its callers, a policy that only watches and a process that is not ready are named", async () => {
  const all = await examined(
    { ...soundSettings, MAIL_FROM: "Metiro <post@mail.example.org>", HOST: "" },
    {
      world: {
        ...soundWorld,
        records: async (name, kind) =>
          kind !== "TXT"
            ? ["192.0.2.1"]
            : name.startsWith("_dmarc.example")
              ? ["v=DMARC1; p=none"]
              : name.startsWith("mail._domainkey")
                ? ["v=DKIM1; p="]
                : ["v=spf1 +all"],
        fetch: async (asked, headers) =>
          headers?.["x-forwarded-proto"] === "http"
            ? new Response(null, { status: 308, headers: ok })
            : asked.endsWith("/readyz")
              ? new Response(null, { status: 503 })
              : soundWorld.fetch(asked),
      },
    },
  );
  expect(ailing(all)).toEqual(named("listening public-ready proxy-overwrites mail-spf mail-dkim mail-dmarc"));
});

test("a role that may do everything is named", async () => {
  const all = await examined({ ...soundSettings, DATABASE_URL: url, DATABASE_OWNER_URL: undefined });
  expect(ailing(all)).toEqual(["roles-apart", "role-is-modest"]);
});

test("settings of a trial, a machine without parts or Swiss time, and a data folder that takes nothing are named", async () => {
  expect(ailing(await examined({ ...soundSettings, NODE_ENV: "development" }))).toContain("mode");
  // Whoever runs this as root may write everywhere, but nobody beyond the longest path.
  let full = folder;
  while (full.length < 4_070) full = path.join(full, "a".repeat(Math.min(200, 4_070 - full.length)));
  await mkdir(full, { recursive: true });
  const unwritable = await examined({ ...soundSettings, DATA_DIR: full });
  expect(ailing(unwritable)).toEqual(expect.arrayContaining(["data-folder", "storage"]));
  vi.doMock("@node-rs/argon2", () => {
    throw new Error("No build for this machine");
  });
  const summerless = vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function () {
    return { format: () => "11" } as never;
  });
  const all = await examined();
  summerless.mockRestore();
  vi.doUnmock("@node-rs/argon2");
  expect(ailing(all)).toEqual(["native-parts", "time-zones"]);
  expect(causesOf(all, "native-parts")[0]).toContain("@node-rs/argon2 cannot be loaded");
});

test(
  "what a database is late with, who holds it up, and a way to it that is open or deaf, are named",
  { timeout: 30_000 },
  async () => {
    const unsay = await said(
      database,
      {
        // Transaction numbers go round: this one is 1.2 thousand million ago.
        pg_database: { datfrozenxid: "((txid_current() - 1200000000 + 4294967296) % 4294967296)::text::xid" },
        pg_stat_activity: { xact_start: "xact_start - interval '2 hours'" },
      },
      [
        "create view planted.pg_prepared_xacts as select 'order-17'::text as gid, current_database() as database",
        "create view planted.pg_replication_slots as select 'metiro_backup'::name as slot_name, false as active, 'extended' as wal_status, pg_current_wal_lsn() as restart_lsn, now() - interval '2 hours' as inactive_since",
        "create function planted.inet_server_addr() returns inet language sql as $$ select '192.0.2.1'::inet $$",
        "create function planted.pg_notify(text, text) returns void language sql as $$ select $$",
      ],
    );
    const all = await examined();
    await unsay();
    expect(ailing(all)).toEqual(
      named(`
    database-listening database-transactions-left database-idle-transactions database-prepared-transactions database-tls backup-log
  `),
    );
    expect(causesOf(all, "database-prepared-transactions")[0]).toContain("order-17");
    expect(causesOf(all, "backup-log")[0]).toMatch(/^Nobody has fetched the log since \d{4}-/);
  },
);

test("a pooler that leads to another role, and tells no time limits, is named", async () => {
  const all = await examined({ ...soundSettings, DATABASE_DIRECT_URL: url });
  expect(ailing(all)).toContain("database-pooler");
});

test("what is wrong with the database, its rows and its work is named", async () => {
  const id = randomUUID();
  await sql`update pg_database set datcollversion = '0' where datname = current_database()`;
  await sql`drop extension btree_gist cascade`;
  await sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`;
  await sql`revoke insert on blogs from metiro_app`;
  await sql`grant update on audit_entries to metiro_app`;
  await sql`update pg_index set indisvalid = false where indexrelid = 'second_factors_user'::regclass`;
  const [trigger] = await sql<{ name: string; table: string }[]>`
    select tgname as name, tgrelid::regclass::text as "table" from pg_trigger where not tgisinternal and tgrelid = 'job_requests'::regclass limit 1`;
  await sql.unsafe(`alter table ${trigger?.table} disable trigger ${trigger?.name}`);
  await createUser(db, { email: `client@${demoDomain}` });
  await sql`update users set locked_at = now(), lock_reason = 'Vacances' where id = ${admins[0]?.id ?? ""}`;
  await sql`update users set lock_reason = 'Vacances' where id = ${admins[1]?.id ?? ""}`;
  await sql`insert into files (id, owner_id, width, height, bytes) values (${id}, ${admins[0]?.id ?? ""}, 1, 1, 1)`;
  await sql`insert into pgboss.job (name, start_after) values ('mail', now() - interval '1 hour'), ('mail.failed', now())`;
  await sql`delete from pgboss.schedule`;
  await sql`insert into webhook_endpoints (user_id, of_office, url, sealed_secret, failing_since)
    select ${admins[1]?.id ?? ""}, true, 'https://exemple.ch/' || n, '', now() - interval '2 hours' from generate_series(1, 3) as n`;
  await sql`insert into webhook_events (type, data, told, due_at) values ('message.sent', '{}', '{}', now() - interval '1 hour')`;
  await sql`insert into api_keys (user_id, name, hash, prefix, scopes, created_at, expires_at)
    values (${admins[1]?.id ?? ""}, 'Vieux', 'x', 'mtr_7Kd0Qz', '{auth.profile}', now() - interval '91 days', now() + interval '1 day')`;
  await sql`insert into application_config (key, type, value, description) values ('botProtection.provider', 'text', '"turnstile"', '')
    on conflict (key) do update set value = excluded.value`;
  const owner = new URL(url);
  owner.username = "nobody_at_all";
  const all = await examined(
    { ...soundSettings, DATABASE_OWNER_URL: owner.href },
    {
      world: { ...soundWorld, now: () => new Date(Date.now() + 10_000) },
      server: {
        server_version: "17.4",
        server_version_num: "170004",
        server_encoding: "LATIN1",
        in_hot_standby: "on",
        fsync: "off",
        data_checksums: "off",
        autovacuum: "off",
        transaction_timeout: "2000",
        max_connections: "10",
      },
    },
  );
  expect(ailing(all)).toEqual(
    named(`
    database-version database-encoding database-collation database-extensions database-writable database-durable
    database-checksums database-vacuum database-time-limits database-connections database-clock migrations
    owner role-has-rights audit-append-only indexes-whole triggers-on demo-accounts api-keys-used
    invariants stored-files queue queue-failures queue-schedule admins
    bot-protection webhooks
  `),
  );
});

test("of every check a fault was planted above, and found by it", () => {
  expect(everyCheck.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([]);
  expect(found.size).toBeGreaterThanOrEqual(40);
});
