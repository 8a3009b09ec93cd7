import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { buildApp } from "../../../app/build-app.ts";
import { loadConfig } from "../../../config/config.ts";
import { connect } from "../../../db/client.ts";
import { applicationConfig } from "../../../db/schema/index.ts";
import { testApp } from "../../../test/app/app.ts";
import { settings } from "../index.ts";

// Time stands: nothing in memory ever grows old by itself.
vi.spyOn(performance, "now").mockReturnValue(1);

const { app, db, sql, url, signedIn } = await testApp();
const { authorization } = await signedIn("Admin");
const connection = connect(url, { max: 2 });
const config = loadConfig({ NODE_ENV: "test", RATE_LIMIT_PER_MINUTE: "0" });

/** Draws the name of the site. */
const render = async () => {
  const { "site.name": name } = await settings(connection.db);
  return new Response(name, { headers: { "content-type": "text/html" } });
};
const other = await buildApp({
  config,
  ...connection,
  web: {
    pages: async () => ({
      render,
      messages: () => ({}),
      isShared: () => true,
      patternOf: (path) => path,
      publicPatterns: ["/"],
      pictogram: () => "",
    }),
  },
});
await other.listen({ host: "127.0.0.1", port: 0 });
afterAll(async () => {
  await other.close();
  await connection.close();
});

let appconfigId = "";
beforeEach(async () => {
  await sql`truncate application_config`;
  const [row] = await db
    .insert(applicationConfig)
    .values({ key: "site.name", value: "Avant", type: "text", isPublic: true, description: "" })
    .returning({ id: applicationConfig.id });
  appconfigId = row?.id ?? "";
});

const listeners = () => sql<{ pid: number }[]>`
  select pid from pg_stat_activity where datname = current_database() and query like 'listen%'`;
const page = async () => (await other.inject({ url: "/" })).payload;
const rename = async (value: string) => {
  const call = { method: "POST", url: `/api/ApplicationConfig/Update/${appconfigId}`, payload: { value } } as const;
  expect((await app.inject({ ...call, headers: { authorization } })).statusCode).toBe(200);
};

test("a change by one process shows in another at once, in its kept pages too", async () => {
  await expect.poll(async () => (await listeners()).length).toBe(1);
  const before = await page();
  await rename("Après");
  expect((await settings(db))["site.name"]).toBe("Après");
  await expect.poll(page).toBe("Après");
  expect(before).not.toBe("Après");
});

test("what was changed while nothing could be heard shows once the connection is back", async () => {
  await expect.poll(async () => (await listeners()).length).toBe(1);
  await page();
  const [listener] = await listeners();
  // As if it had been told while nobody heard.
  await sql`update application_config set value = '"Entre-temps"'`;
  await sql`select pg_terminate_backend(${listener?.pid ?? 0})`;
  await expect.poll(page).toBe("Entre-temps");
});
