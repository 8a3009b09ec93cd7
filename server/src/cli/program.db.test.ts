import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { testDatabase } from "../test/database/database.ts";
import { productionSettings } from "../test/app/production-settings.ts";
import { beforeBaseline } from "../db/migrations/before-baseline.ts";
import { createUser } from "../factories/index.ts";
import { operate } from "./program.ts";

const { db, sql, url } = await testDatabase();
const name = `operator_${randomUUID().replaceAll("-", "")}`;
const empty = new URL(url);
empty.pathname = name;
const superuser = postgres(inject("postgresUrl"), { max: 1, onnotice: () => undefined });
await superuser.unsafe(`create database ${name}`);
afterAll(async () => {
  await superuser.unsafe(`drop database if exists ${name} with (force)`);
  await superuser.end();
});

const settings = productionSettings(url);
/** What an operator does, with production settings. */
const admin = (...args: string[]) => operate(args, settings);
async function told<Value>(args: string[], environment: Record<string, string> = settings): Promise<Value> {
  const { code, stdout, stderr } = await operate([...args, "--json"], environment);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return JSON.parse(stdout) as Value;
}

interface Invited {
  email: string;
  link: string;
  before: string;
  expiresAt: string;
}

test("an empty database gets its tables, its catalogue and an invited admin; asked again, another link", async () => {
  const environment = { ...settings, DATABASE_URL: empty.href };
  const first = await told<Invited>(["invite", "anna.rochat@exemple.ch"], environment);
  expect(first).toMatchObject({ email: "anna.rochat@exemple.ch", before: "nobody" });
  expect(first.link).toMatch(
    /^https:\/\/metiro\.example\.ch\/auth\/reset-password\?email=anna\.rochat%40exemple\.ch&invitation=[\w-]{43}$/,
  );
  const minutes = (Date.parse(first.expiresAt) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(28);
  expect(minutes).toBeLessThanOrEqual(30.1);
  const again = await told<Invited>(["invite", "anna.rochat@exemple.ch", "--first-name", "Anne"], environment);
  expect(again.before).toBe("invited");
  expect(again.link).not.toBe(first.link);
  expect(await told(["list"], environment)).toEqual([
    expect.objectContaining({ email: first.email, firstName: "Anna", lastName: "Rochat", state: "invited" }),
  ]);
  const own = postgres(empty.href, { max: 1 });
  const [rows] = await own`
    select (select count(*)::int from regions) as regions, (select count(*)::int from categories) as categories,
      (select count(*)::int from audit_entries where action = 'operator.inviteAdmin') as audited,
      (select count(*)::int from pgboss.job where name = 'mail' and data->>'kind' = 'adminInvitation') as mails`;
  await own`delete from drizzle.__drizzle_migrations`;
  await own`insert into drizzle.__drizzle_migrations (hash, created_at)
    select case position when 1 then ${beforeBaseline.first} when ${beforeBaseline.count} then ${beforeBaseline.last} else 'old' end, position
    from generate_series(1, ${beforeBaseline.count}::int) as position`;
  await own.end();
  expect({ ...rows }).toEqual({ regions: 178, categories: 12, audited: 2, mails: 2 });

  // As an earlier version of Metiro would have left it.
  const behind = await operate(["list"], environment);
  expect(behind).toMatchObject({ code: 1, stdout: "" });
  expect(behind.stderr).toContain("npm run metiro -- migrate run");
});

test.each([
  ["client@exemple.ch", { role: "Tenderer" }, "A client has this address"],
  ["Entreprise@exemple.ch", { role: "Company" }, "A company has this address"],
  ["admin@exemple.ch", { role: "Admin", passwordHash: "chosen" }, "has a password already"],
  ["ferme@exemple.ch", { role: "Admin", lockedAt: "2026-01-01T00:00:00.000Z" }, "metiro -- admin unlock"],
] as const)("%s, that somebody has already, is refused in words", async (email, fields, why) => {
  await createUser(db, { email: email.toLowerCase(), ...fields });
  const { code, stdout, stderr } = await admin("invite", email);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toContain(why);
  expect(stderr).not.toContain("    at ");
});

test("unlocks an admin whom another one has locked", async () => {
  const { id, email } = await createUser(db, {
    role: "Admin",
    passwordHash: "chosen",
    lockedAt: "2026-01-01T00:00:00.000Z",
    lockReason: "Vacances",
  });
  expect(await told(["unlock", email])).toEqual({ email, unlocked: true });
  const [row] = await sql`select locked_at, lock_reason from users where id = ${id}`;
  expect({ ...row }).toEqual({ locked_at: null, lock_reason: null });
  expect((await admin("unlock", "nobody@exemple.ch")).code).toBe(1);
});

test.each([
  { args: ["appoint"], says: "There are: doctor, admin invite" },
  { args: ["invite"], says: "Usage: npm run metiro -- admin invite <mail>" },
  { args: ["invite", "nobody"], says: "not an e-mail address" },
  { args: ["list", "--nonsense"], says: "Usage" },
  { args: ["invite", "anna@exemple.ch", "--lang", "de"], says: "--lang is one of fr, en" },
])("a wrong command line ends with 2: $args", async ({ args, says }) => {
  const { code, stderr } = await admin(...args);
  expect(code).toBe(2);
  expect(stderr).toContain(says);
});

test("help tells of every command, and of one", async () => {
  expect((await admin("--help")).stdout).toMatch(/invite <mail>.*\n.*list.*\n.*unlock <mail>/);
  expect((await admin("invite", "--help")).stdout).toContain("--first-name <name>");
});

test("missing settings are named", async () => {
  const { SMTP_URL: _smtp, ...others } = settings;
  const { code, stderr } = await operate(["list"], others);
  expect(code).toBe(1);
  expect(stderr).toContain("SMTP_URL is missing");
});

test("the audit is verified, with the head of an earlier run; a changed entry is told and ends with 1", async () => {
  const { head } = await told<{ head: { seq: number; hash: string } }>(["audit", "verify"]);
  expect((await admin("audit", "verify", "--head", `${head.seq}:${head.hash}`)).code).toBe(0);
  expect(await admin("audit", "verify", "--head", "1")).toMatchObject({ code: 2 });
  expect(await admin("audit", "show")).toMatchObject({ code: 2 });
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update audit_entries set details = '{}' where id = (select entry_id from audit_chain where seq = ${head.seq})`;
    await tx`update audit_entries set action = 'region.add' where id = (select entry_id from audit_chain where seq = ${head.seq})`;
  });
  const refused = await admin("audit", "verify");
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${head.seq}: the entry or its link was changed`),
  });
});

test.each([
  ["no such command", ["bogus", "--json"], 2, /^There is no command "bogus"\. There are: /],
  ["an option that it has not", ["audit", "verify", "--nope", "--json"], 2, /--nope/],
  ["somebody who is not there", ["user", "show", "personne@exemple.ch", "--json"], 1, /personne@exemple\.ch/],
])("a program is told as JSON what went wrong: %s", async (_name, args, code, words) => {
  const ended = await admin(...args);
  expect({ ...ended, stdout: "" }).toEqual({ code, stdout: "", stderr: "" });
  expect(JSON.parse(ended.stdout)).toEqual({ error: expect.stringMatching(words) });
});

test("a program is told as JSON which settings are missing", async () => {
  const ended = await operate(["list", "--json"], { NODE_ENV: "production" });
  expect(ended).toMatchObject({ code: 1, stderr: "" });
  expect(JSON.parse(ended.stdout)).toEqual({ error: expect.stringContaining("DATABASE_URL") });
});
