import { describe, expect, inject, it } from "vitest";
import { appendOnlyTables, readOnlyTables } from "../../../db/roles.ts";
import { testDatabase } from "../../database/database.ts";

const { sql, appSql } = await testDatabase();
const role = new URL(inject("appUrl")).username;
const grows = (name: string) => appendOnlyTables.some((one) => one === name);
const isRead = (name: string) => readOnlyTables.some((one) => one === name);

function rightsOn(name: string) {
  if (isRead(name)) return ["select"];
  return grows(name) ? ["select", "insert"] : ["select", "insert", "update", "delete"];
}

interface Rights {
  name: string;
  rights: string[];
}

const rightsIn = (schema: string) => sql<Rights[]>`
  select relname as name, array(select one from unnest(array['select','insert','update','delete','truncate','references','trigger','maintain']) as one
    where has_table_privilege(${role}, pg_class.oid, one)) as rights
  from pg_class where relnamespace = ${schema}::regnamespace and relkind in ('r', 'p') order by 1`;

describe("the role that serves", () => {
  it("reads and writes every table, and only adds to those that grow", async () => {
    const tables = await rightsIn("public");
    expect(tables.length).toBeGreaterThan(30);
    for (const { name, rights } of tables) expect({ name, rights }).toEqual({ name, rights: rightsOn(name) });
    const columns = await sql`select attrelid::regclass::text || '.' || attname as name from pg_attribute
      where attrelid = any (${[...appendOnlyTables, ...readOnlyTables]}::regclass[]) and attnum > 0
        and has_column_privilege(${role}, attrelid, attnum, 'update')`;
    expect([...columns]).toEqual([]);
    const jobs = await rightsIn("pgboss");
    expect(jobs.length).toBeGreaterThan(3);
    for (const { rights } of jobs) expect(rights).toEqual(["select", "insert", "update", "delete"]);
    for (const { rights } of await rightsIn("drizzle")) expect(rights).toEqual(["select"]);
  });

  it("owns nothing, makes nothing and is nobody's superior", async () => {
    const [found] = await sql`select
      (select count(*)::int from pg_class where relowner = ${role}::regrole) as relations,
      (select count(*)::int from pg_proc where proowner = ${role}::regrole) as functions,
      (select count(*)::int from pg_auth_members where member = ${role}::regrole) as memberships,
      (select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls from pg_roles where rolname = ${role}) as powers,
      array(select nspname::text from pg_namespace where has_schema_privilege(${role}, oid, 'create') and nspname !~ '^pg_') as schemas,
      has_database_privilege(${role}, current_database(), 'create') as create,
      has_database_privilege(${role}, current_database(), 'temporary') as temporary`;
    expect(found).toEqual({
      relations: 0,
      functions: 0,
      memberships: 0,
      powers: false,
      schemas: [],
      create: false,
      temporary: false,
    });
  });

  it.each([
    "create table stolen as select * from users",
    "create temporary table stolen (id int)",
    "alter table users disable trigger all",
    "drop table audit_entries",
    "truncate audit_entries",
    "truncate sessions",
    "delete from audit_entries",
    "update audit_entries set action = 'auth.signIn'",
    "update audit_entries set details = '{}'",
    "insert into audit_chain (seq, entry_id, hash) values (1, uuidv7(), '')",
    "create function evil() returns int language sql as 'select 1'",
    "create index on users (first_name)",
    "create extension dblink",
    "create schema evil",
    "set session_replication_role = replica",
    "copy users to program 'cat'",
    "delete from drizzle.__drizzle_migrations",
    "alter table pgboss.job add column evil int",
  ])("is refused: %s", async (statement) => {
    await expect(appSql.unsafe(statement)).rejects.toMatchObject({ code: "42501" });
  });

  it("is alone with the owner in taking out details, by a function of the owner's", async () => {
    const [found] = await sql`select
      array(select (proname || ' ' || array_to_string(proconfig, ',')) from pg_proc
        where prosecdef and pronamespace = 'public'::regnamespace order by 1) as functions,
      has_function_privilege('public', 'redact_audit(uuid[])', 'execute') as everybody,
      has_function_privilege(${role}, 'redact_audit(uuid[])', 'execute') as serving`;
    const path = "search_path=pg_catalog, public, pg_temp";
    expect(found).toEqual({
      // Beside the two of the audit only what keeps sums and columns that follow from others.
      functions: [
        "audit_chained",
        "company_figures_begin",
        "conversations_counted",
        "fold_counts",
        "job_request_photos_kept",
        "job_requests_counted",
        "recipient_filed",
        "recipients_counted",
        "recipients_refiled",
        "redact_audit",
      ].map((name) => `${name} ${path}`),
      everybody: false,
      serving: true,
    });
  });
});
