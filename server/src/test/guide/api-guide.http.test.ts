import { readFile } from "node:fs/promises";
import path from "node:path";
import { errorParams, errorStatus } from "@metiro/shared/errors/codes";
import { fieldRules } from "@metiro/shared/errors/field-error";
import { expect, test } from "vitest";
import { refreshSettings } from "../../domains/application-config/index.ts";
import { passwords } from "../../passwords/passwords.ts";
import { seedCatalogue } from "../../seed/catalogue.ts";
import { seedDemo } from "../../seed/demo.ts";
import { demoPassword } from "../../seed/demo-accounts.ts";
import { testApp } from "../app/app.ts";
import { carryOut } from "./commands.ts";
import { runAlone, runWithGeneratedClient } from "./generated-client.ts";
import { absent, becauseAbsent, runInShell } from "./shell.ts";

const guide = await readFile(path.resolve(import.meta.dirname, "../../../../docs/api.md"), "utf8");
const blocks = (language: string) =>
  [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, of, block]) => (of === language ? block : [])).join("\n");

// Limits are on, and wide: what is left of them is told.
const { app, db, sql } = await testApp({ env: { RATE_LIMIT_PER_MINUTE: "100000" } });
await seedCatalogue(db, "test");
await seedDemo(db, { now: new Date(), passwordHash: await passwords().hash(demoPassword) });
await app.listen({ port: 0, host: "127.0.0.1" });
const api = `http://127.0.0.1:${(app.server.address() as { port: number }).port}/api`;

const missing = absent("sh", "curl", "jq", "openssl");

/** The program of the section on robots; that on webhooks wants a package. */
const recipe = /^```js\n(.*?)^```$/ms.exec(guide.slice(guide.indexOf("\n## Forms of strangers")))?.[1] ?? "";

/** What became of a request, as the database has it. */
const outcome = async (id: string) => [
  ...(await sql`
    select response, client_decision as decision, price_max as "priceMax"
    from job_request_companies where job_request_id = ${id}`),
];
const accepted = [{ response: "interested", decision: "accepted", priceMax: 750_000 }];

test("the walk through of the guide works as it stands, and once more", async () => {
  for (const _time of ["first", "second"]) {
    const { variables, answers } = await carryOut(blocks("sh"), { API: api });
    const { REQUEST: id = "", SAID, AGAIN } = variables;
    expect(answers).toContainEqual({ data: expect.objectContaining({ items: [expect.objectContaining({ id })] }) });
    expect(answers).toContainEqual(expect.objectContaining({ ratelimit: expect.any(String) }));
    expect(await outcome(id)).toEqual(accepted);
    expect(AGAIN).toBe(SAID);
    expect(await sql`select name from api_keys where revoked_at is null`).toEqual([]);
  }
});

test.skipIf(missing.length > 0)(`the same in a shell, twice${becauseAbsent(missing)}`, async () => {
  for (const _time of ["first", "second"]) {
    const id = await runInShell(blocks("sh"), { given: { API: api }, tells: "REQUEST" });
    expect(await outcome(id)).toEqual(accepted);
  }
});

test.each(["altcha", "none"])("the guide's recipe passes as no robot where the protection is %s", async (provider) => {
  await sql`
    insert into application_config (key, value, type, is_public, description)
    values ('botProtection.provider', ${JSON.stringify(provider)}::text::jsonb, 'text', true, '')
    on conflict (key) do update set value = excluded.value`;
  refreshSettings(db);
  expect(await runAlone(recipe, api)).toMatch(/^200 client-\d+@example\.ch$/);
});

test("a client generated from the document is checked by the compiler and carries the story of the guide", async () => {
  const [id = "", decision] = (await runWithGeneratedClient(blocks("ts"), api)).trim().split(" ");
  expect(decision).toBe("accepted");
  expect(await outcome(id)).toEqual(accepted);
}, 60_000);

test.each(Object.entries(errorStatus))("the guide knows the code %s (%i)", (code, status) => {
  expect(guide).toMatch(new RegExp(`^\\| \`${code}\` \\| ${status} \\| \\S.*\\|$`, "m"));
});

test("the guide knows no code that is not there", () => {
  const codes = [...guide.matchAll(/^\| `([A-Z_]+)` \| \d/gm)].map(([, code]) => code);
  expect(codes.filter((code) => !Object.hasOwn(errorStatus, code ?? ""))).toEqual([]);
});

test.each(Object.entries(fieldRules))("the guide knows the rule %s", (rule, params) => {
  const named = params.map((name) => `\`${name}\``).join(", ");
  expect(guide).toContain(`| \`${rule}\` | ${named} | `);
});

test.each(Object.entries(errorParams))("the guide knows the params of %s", (code, params) => {
  const row = new RegExp(`^\\| \`${code}\` \\| [^\\d].*$`, "m").exec(guide)?.[0] ?? "";
  for (const name of params) expect(row).toContain(`\`${name}\``);
});

test("the guide names calls that are there", async () => {
  const { paths } = (await app.inject({ url: "/api/openapi.json" })).json<{ paths: object }>();
  const known = Object.keys(paths).map((path) => path.toLowerCase());
  const named = guide.matchAll(/`(?:(?:GET|POST|PUT|DELETE) )?([A-Z]\w+\/[\w-]+|Get\w+)[^`]*`/g);
  const calls = [...named].map(([, name = ""]) => name);
  expect(calls).toContain("GetAllForCompanies");
  const lost = calls.filter((name) => !known.some((path) => `${path}/`.includes(`/${name.toLowerCase()}/`)));
  // Media types and headers look alike.
  expect(lost.filter((name) => !/^(?:Content|Accept|Retry)/.test(name))).toEqual([]);
});
