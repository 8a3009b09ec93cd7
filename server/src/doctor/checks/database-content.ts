import { openPostgres } from "../../db/pool/open.ts";
import { type Check, type Connected, fault, type Finding, warning, when } from "../check.ts";
import { migrationsOf, MigrationMismatch } from "../../db/migrations/migrate.ts";
import { appendOnlyTables, areSeparate, readOnlyTables } from "../../db/roles.ts";
import { checkInvariants, checkStoredFiles, type Checked, invariants } from "../../invariants/index.ts";
import { demoAccountCount } from "../../seed/demo.ts";
import { storageOf } from "../../storage/storage.ts";
import { metiroCommand } from "../../config/operator-program.ts";
import { guideCommand } from "../../config/operator-guides.ts";

const grantAnew = () => `${metiroCommand("migrate run")} (it grants what serving needs), with DATABASE_OWNER_URL set.`;

/** What is in the database: tables, rights, rows. */
export const databaseContentChecks: readonly Check<Connected>[] = [
  {
    name: "migrations",
    holds: "The tables are those of this version.",
    everywhere: true,
    look: async ({ sql }) => {
      try {
        const { applied, missing } = await migrationsOf(sql);
        return when(missing > 0, () =>
          fault(
            applied === 0 ? "The database is empty" : `The database lacks ${missing} migrations of this version`,
            `${metiroCommand("migrate plan")} tells what is missing, ${metiroCommand("migrate run")} applies it; so does a start.`,
          ),
        );
      } catch (error) {
        if (!(error instanceof MigrationMismatch)) throw error;
        return [fault(error.message, "Start the version that the database was migrated by, or restore a backup.")];
      }
    },
  },
  {
    name: "owner",
    holds: "The role that owns the tables can connect.",
    look: async ({ ownerUrl }) => {
      const owner = openPostgres(ownerUrl, { max: 1, connect_timeout: 5, onnotice: () => undefined });
      try {
        const [row] = await owner<{ foreign: number }[]>`
          select count(*)::int as foreign from pg_tables where schemaname = 'public' and not pg_has_role(tableowner, 'member')`;
        return when((row?.foreign ?? 0) > 0, () =>
          fault(
            `${row?.foreign} tables belong to another role: migrations would fail`,
            "reassign owned by <other> to <owner>;",
          ),
        );
      } catch (error) {
        return [
          fault(
            `DATABASE_OWNER_URL: ${error instanceof Error ? error.message : String(error)}`,
            "Correct its password or host.",
          ),
        ];
      } finally {
        await owner.end({ timeout: 2 });
      }
    },
  },
  {
    name: "roles-apart",
    holds: "The role that serves is not the one that owns the tables.",
    look: ({ ownerUrl, url }) =>
      when(!areSeparate(ownerUrl, url), () =>
        warning(
          "One role owns and serves: whoever gets hold of the server could rewrite the audit",
          `Make two roles and set DATABASE_OWNER_URL: ${guideCommand("operations#roles-of-the-database")}`,
        ),
      ),
  },
  {
    name: "role-is-modest",
    holds: "The role that serves is no superuser and makes no roles or databases.",
    look: async ({ sql }) => {
      const [row] = await sql<{ too: boolean }[]>`
        select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls as too from pg_roles where rolname = current_user`;
      return when(row?.too === true, () =>
        fault(
          "The role of DATABASE_URL may do anything",
          "alter role … nosuperuser nocreaterole nocreatedb nobypassrls;",
        ),
      );
    },
  },
  {
    name: "role-has-rights",
    holds: "The role that serves may read and write every table it needs.",
    look: async ({ sql }) => {
      const rows = await sql<{ name: string }[]>`
        select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname in ('public', 'pgboss') and tablename <> all(${[...appendOnlyTables, ...readOnlyTables]})
          and exists (select from unnest(array['select', 'insert', 'update', 'delete']) as privilege
            where not has_table_privilege(format('%I.%I', schemaname, tablename), privilege)) order by 1 limit 5`;
      return rows.map(({ name }) => fault(`The serving role may not use ${name}`, grantAnew()));
    },
  },
  {
    name: "audit-append-only",
    holds: "The role that serves cannot rewrite the audit.",
    look: async ({ sql, ownerUrl, url }) => {
      if (!areSeparate(ownerUrl, url)) return [];
      const rows = await sql<{ name: string }[]>`
        select name from unnest(${[...appendOnlyTables, ...readOnlyTables]}::text[]) as name
        where to_regclass(name) is not null and has_table_privilege(name, 'update')`;
      return rows.map(({ name }) => fault(`The serving role may change ${name}`, grantAnew()));
    },
  },
  {
    name: "indexes-whole",
    holds: "Every index is whole.",
    everywhere: true,
    look: async ({ sql }) => {
      const rows = await sql<{ name: string }[]>`
        select indexrelid::regclass::text as name from pg_index where not indisvalid or not indisready order by 1 limit 5`;
      return rows.map(({ name }) =>
        fault(`The index ${name} is unfinished: no look-up uses it`, `reindex index concurrently ${name};`),
      );
    },
  },
  {
    name: "triggers-on",
    holds: "No trigger is switched off.",
    everywhere: true,
    look: async ({ sql }) => {
      const rows = await sql<{ name: string; table: string }[]>`
        select tgname as name, tgrelid::regclass::text as "table" from pg_trigger where tgenabled = 'D' order by 1 limit 5`;
      return rows.map(({ name, table }) =>
        fault(
          `${name} of ${table} is off: figures and rules that it keeps go wrong`,
          `alter table ${table} enable trigger ${name};`,
        ),
      );
    },
  },
  {
    name: "demo-accounts",
    holds: "No account has the public password of the demo.",
    look: async ({ db }) => {
      const found = await demoAccountCount(db);
      return when(found > 0, () =>
        fault(`${found} demo accounts are in the database`, "Use an empty database: the demo's password is public."),
      );
    },
  },
  {
    name: "api-keys-used",
    holds: "Every API key that works was used in the last 90 days.",
    look: async ({ sql }) => {
      const rows = await sql<{ prefix: string; day: string }[]>`
        select prefix, to_char(coalesce(last_used_at, created_at), 'YYYY-MM-DD') as day from api_keys
        where revoked_at is null and expires_at > now() and coalesce(last_used_at, created_at) < now() - interval '90 days'
        order by 2, 1 limit 5`;
      return rows.map(({ prefix, day }) =>
        warning(
          `The API key ${prefix}… has not called since ${day}: whoever finds it may`,
          `Ask its owner, or end it: ${metiroCommand(`api-key revoke ${prefix}`)}`,
        ),
      );
    },
  },
  {
    name: "invariants",
    holds: "What must hold of the rows holds.",
    everywhere: true,
    look: async ({ db }) => (await checkInvariants(db, invariants, { timeoutMs: 60_000 })).flatMap(brokenOne),
  },
  {
    name: "stored-files",
    holds: "Every picture that has a row has its bytes.",
    everywhere: true,
    look: async ({ db, config }) => brokenOne(await checkStoredFiles(db, storageOf(config))),
  },
];

function brokenOne({ name, holds, count, first, unknown }: Checked): Finding[] {
  const remedy = `${metiroCommand("check")} names the rows; restore a backup, or ask with ${metiroCommand("support-bundle")}.`;
  if (unknown !== undefined)
    return [warning(`${name} could not be looked at: ${unknown}`, `${metiroCommand("check")} takes longer.`)];
  return when(count > 0, () => fault(`${name}: ${count} break it (${first[0]?.id ?? ""}). ${holds}`, remedy));
}
