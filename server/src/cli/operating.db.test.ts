import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { createTenderer, createUser } from "../factories/index.ts";
import { keysOf } from "../config/keys.ts";
import { sealed, unsealed } from "../tokens/sealed.ts";
import { testDatabase } from "../test/database/database.ts";
import { productionSettings } from "../test/app/production-settings.ts";
import { operate } from "./program.ts";

const { db, sql, url } = await testDatabase();
const folder = await mkdtemp(path.join(tmpdir(), "metiro-operating-"));
afterAll(() => rm(folder, { recursive: true }));

const [older, newer] = ["u7Qh2vXo9RkZpLw4TnYc8BfJd1GsMe6A", "kV3p9wQz7LmX2cRt8nYb5HsD1fGj6AeU4oPi0BqC"];
const settings = { ...productionSettings(url, folder), JWT_SECRET: `${newer},${older}` };
async function told<Value>(...args: string[]): Promise<Value> {
  const { code, stdout, stderr } = await operate([...args, "--json"], settings);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return JSON.parse(stdout) as Value;
}
const audited = async (action: string) =>
  (await sql`select entity_id, details from audit_entries where action = ${action} and actor_id is null`).map(
    (row) => ({ ...row }),
  );

test("an account is shown, signed out and erased by its address", async () => {
  const { user } = await createTenderer(db);
  await sql`insert into sessions (user_id, device) values (${user.id}, 'Firefox'), (${user.id}, 'Safari')`;
  expect(await told("user", "show", user.email)).toMatchObject({
    id: user.id,
    role: "Tenderer",
    openSessions: 2,
    factors: 0,
  });
  expect(await told("session", "end", user.email)).toEqual({ email: user.email, ended: true });
  expect(await told("user", "show", user.email)).toMatchObject({ openSessions: 0 });
  expect(await audited("operator.endSessions")).toEqual([{ entity_id: user.id, details: {} }]);

  expect(await operate(["erase", user.email], settings)).toMatchObject({ code: 2, stdout: "" });
  expect(await told("erase", user.email, "--confirm", user.email)).toEqual({
    email: user.email,
    erased: true,
    images: 0,
  });
  const gone = await operate(["user", "show", user.email], settings);
  expect(gone).toMatchObject({ code: 1, stderr: `${user.email}: nobody has this address.\n` });
  expect(await audited("operator.eraseAccount")).toEqual([
    { entity_id: user.id, details: { before: { role: "Tenderer" } } },
  ]);
});

test("an admin is not erased from here, and stays", async () => {
  const { email } = await createUser(db, { email: "admin@exemple.ch", role: "Admin", passwordHash: "chosen" });
  const { code, stderr } = await operate(["erase", email, "--confirm", email], settings);
  expect(code).toBe(1);
  expect(stderr).toContain("another admin removes the account");
  expect(await told("user", "show", email)).toMatchObject({ role: "Admin" });
});

test("mails that failed are put back, and the queues tell it", async () => {
  await sql`insert into pgboss.job (name, data, source_id, state) values
    ('mail.failed', '{"kind":"accountLocked","to":"x","data":{}}', gen_random_uuid(), 'created')`;
  const states = await told<{ name: string; waiting: number; failed: number }[]>("job", "list");
  expect(states.find(({ name }) => name === "mail")).toMatchObject({ waiting: 0, failed: 1 });
  expect(await told("job", "retry", "mail")).toEqual({ queue: "mail", retried: 1 });
  const after = await told<{ name: string; waiting: number; failed: number; oldestDueAt: string }[]>("job", "list");
  expect(after.find(({ name }) => name === "mail")).toMatchObject({
    waiting: 1,
    failed: 0,
    oldestDueAt: expect.any(String),
  });
  expect((await operate(["job", "retry", "post"], settings)).stderr).toContain("There are: mail");
});

test("a task runs when it is asked for, and the audit says so; there is none of another name", async () => {
  expect(await told("job", "run", "guarantee")).toEqual({ task: "guarantee" });
  const states = await told<{ name: string; waiting: number }[]>("job", "list");
  expect(states.find(({ name }) => name === "guarantee")).toMatchObject({ waiting: 1 });
  expect(await audited("operator.runTask")).toEqual([{ entity_id: null, details: { name: "guarantee" } }]);
  expect((await operate(["job", "run", "mail"], settings)).stderr).toContain("There are: held");
});

test("second factors are sealed with the newest secret; one that nothing opens is told and left", async () => {
  const { id: userId } = await createUser(db, { email: "anna@exemple.ch" });
  const [id, lost] = ["019a0000-0000-7000-8000-000000000001", "019a0000-0000-7000-8000-000000000002"];
  const old = sealed(keysOf(older).totpSecret, "JBSWY3DPEHPK3PXP", id);
  await sql`insert into second_factors (id, user_id, kind, name, sealed_key) values (${id}, ${userId}, 'totp', 'App', ${old})`;
  expect(await told("key", "rotate")).toEqual({ resealed: 1, lost: 0, webhooks: 0 });
  const [row] = await sql<{ key: string }[]>`select sealed_key as key from second_factors where id = ${id}`;
  expect(unsealed(keysOf(newer).totpSecret, row?.key ?? "", id)).toBe("JBSWY3DPEHPK3PXP");

  await sql`insert into second_factors (id, user_id, kind, name, sealed_key) values (${lost}, ${userId}, 'totp', 'Autre', 'AAAA')`;
  const { code, stderr } = await operate(["key", "rotate"], settings);
  expect(code).toBe(1);
  expect(stderr).toContain("1 second factors open under no secret in force");
});

test("a bundle for who helps from afar holds no secret and nothing of a person", async () => {
  const { user } = await createTenderer(db);
  const file = path.join(folder, "bundle.json");
  expect(await told("support-bundle", "--to", file)).toEqual({ file });
  const text = await readFile(file, "utf8");
  const bundle = JSON.parse(text) as {
    settings: Record<string, string>;
    database: { tables: unknown[] };
    examined: unknown[];
  };
  expect(bundle.settings).toMatchObject({
    JWT_SECRET: "set",
    DATABASE_URL: "set",
    S3_BUCKET: "absent",
    NODE_ENV: "production",
  });
  expect(bundle.database.tables.length).toBeGreaterThan(40);
  expect(bundle.examined.length).toBeGreaterThan(50);
  for (const secret of [newer, older, user.email, user.lastName, new URL(url).password, "metiro.example.ch", folder])
    expect(text).not.toContain(secret);
  expect((await operate(["support-bundle", "--to", file], settings)).code).toBe(1);
});

test("commands have names of one word or two, and those they had before work still", async () => {
  expect((await operate(["admin"], settings)).stderr).toContain("There are: admin invite, admin list, admin unlock");
  expect((await operate(["help", "job", "retry"], settings)).stdout).toContain("npm run metiro -- job retry <queue>");
  expect((await operate(["plan"], settings)).stdout).toBe((await operate(["migrate", "plan"], settings)).stdout);
});

test("the configuration is told and set by the rules of the back office", async () => {
  const listed = await told<{ key: string; value: unknown; default: unknown }[]>("config", "list");
  expect(listed).toContainEqual(expect.objectContaining({ key: "jobRequest.maxRecipients", value: 5, default: 5 }));
  expect(await told("config", "set", "jobRequest.maxRecipients", "7")).toEqual({
    key: "jobRequest.maxRecipients",
    value: 7,
  });
  expect(await told("config", "set", "site.name", "12")).toEqual({ key: "site.name", value: "12" });
  const [entry] = await sql`select actor_id, details from audit_entries where action = 'applicationConfig.update'
    and details ->> 'key' = 'jobRequest.maxRecipients'`;
  expect(entry).toMatchObject({ actor_id: null, details: { before: { value: 5 }, after: { value: 7 } } });
  expect(await told("config", "reset", "jobRequest.maxRecipients")).toMatchObject({ value: 5 });

  for (const [key, value, code, said] of [
    ["jobRequest.maxRecipients", "51", 1, /maximum|tooLarge|tooBig|50/],
    ["jobRequest.maxRecipients", "many", 2, /is a number/],
    ["subscription.required", "1", 1, /may not be that/],
    ["no.such.key", "1", 2, /There are: site.name/],
    ["botProtection.provider", "turnstile", 1, /turnstileUnset/],
  ] as const) {
    const ended = await operate(["config", "set", key, value], settings);
    expect(ended, key).toMatchObject({ code, stdout: "", stderr: expect.stringMatching(said) });
  }
});
