import { expect, test } from "vitest";
import { operate } from "../cli/program.ts";
import type { AppRouter } from "../app/router.ts";
import type { Pages } from "./pages/pages.ts";
import { testApp } from "../test/app/app.ts";

const drawn: Pages<AppRouter> = {
  render: async () => new Response("drawn", { headers: { "content-type": "text/html; charset=utf-8" } }),
  messages: () => ({}),
  patternOf: (pathname) => pathname,
  publicPatterns: ["/"],
  pictogram: () => "<svg/>",
};
const { app, url, signedIn, sql } = await testApp({ web: { pages: async () => drawn } });
await app.listen({ port: 0, host: "127.0.0.1" });
const client = await signedIn("Tenderer");
const settings = { NODE_ENV: "test", DATABASE_URL: url, DATA_DIR: "unused" };
const run = (...line: string[]) => operate([...line, "--json"], settings);

const rename = () =>
  app.inject({
    method: "POST",
    url: "/api/Tenderer/update",
    headers: { authorization: client.authorization },
    payload: { firstName: "Berta" },
  });
const page = (language = "fr") => app.inject({ url: `/regions?lang=${language}`, headers: { accept: "text/html" } });

test("while maintenance is on nothing is written, pages are words and programs go on reading", async () => {
  expect((await page()).body).toBe("drawn");
  const before = (await rename()).statusCode;
  expect(before).not.toBe(503);
  expect(await run("maintenance", "on", "--minutes", "20")).toMatchObject({ code: 0 });
  await expect.poll(async () => (await rename()).statusCode).toBe(503);

  const refused = await rename();
  expect(refused.json()).toMatchObject({ code: "MAINTENANCE", status: 503 });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(1100);
  const typed = await app.inject({ method: "POST", url: "/trpc/auth.signOut", payload: {} });
  expect(typed.statusCode).toBe(503);

  const words = await page();
  expect(words).toMatchObject({ statusCode: 503 });
  expect(words.headers["retry-after"]).toBeDefined();
  expect(words.body).toContain("Nous revenons bientôt");
  expect((await page("en")).body).toContain("We’ll be back soon");

  const read = { headers: { authorization: client.authorization } };
  expect((await app.inject({ url: "/api/Region/All", ...read })).statusCode).toBe(200);
  const asked = { method: "POST", url: "/trpc/region.list", payload: {}, ...read } as const;
  expect((await app.inject(asked)).statusCode).toBe(200);
  const listed = { method: "POST", url: "/api/JobRequest/GetAllForTenderer", payload: {}, ...read } as const;
  expect((await app.inject(listed)).statusCode).not.toBe(503);
  expect((await app.inject({ url: "/healthz" })).statusCode).toBe(200);
  expect((await app.inject({ url: "/readyz" })).statusCode).toBe(200);

  expect(await run("maintenance", "off")).toMatchObject({ code: 0, stdout: expect.stringContaining('"ended": true') });
  await expect.poll(async () => (await rename()).statusCode).toBe(before);
  const audited = await sql`select action from audit_entries where action like 'operator.%' order by id`;
  expect(audited.map(({ action }) => action)).toEqual(["operator.beginMaintenance", "operator.endMaintenance"]);
});

test("how long it lasts is a number of minutes, and ending what is not on says so", async () => {
  for (const minutes of ["0", "-5", "soon", "99999"])
    expect(await run("maintenance", "on", `--minutes=${minutes}`)).toMatchObject({ code: 2 });
  expect(await run("maintenance", "off")).toMatchObject({ code: 0, stdout: expect.stringContaining('"ended": false') });
});
