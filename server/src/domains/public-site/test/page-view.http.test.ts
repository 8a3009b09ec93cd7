import { swissToday } from "@metiro/shared/calendar-day";
import { expect, test } from "vitest";
import { buildApp } from "../../../app/build-app.ts";
import { loadConfig } from "../../../config/config.ts";
import type { Pages } from "../../../plugins/pages/pages.ts";
import { testApp } from "../../../test/app/app.ts";
import type { AppRouter } from "../../../app/router.ts";
import { refreshSettings } from "../../application-config/index.ts";
import { pageCounter } from "../page-view/counter.ts";

const web: Pages<AppRouter> = {
  render: async () => new Response(""),
  messages: () => ({}),
  patternOf: (path) => (path === "/" ? "/" : path.startsWith("/category/") ? "/category/$slug" : undefined),
  publicPatterns: ["/"],
  pictogram: () => "",
};

const { app, db, sql, signedIn } = await testApp();
const browser = "Mozilla/5.0 (X11; Linux x64; rv:146.0) Gecko/20100101 Firefox/146.0";
const day = swissToday();
const stored = () => sql`select day, path, language, count from page_views order by path, language`;

/** A server that counts, ended before the rows are looked at. */
async function counted(views: { body: string; headers?: Record<string, string> }[]) {
  await sql`truncate page_views`;
  const config = loadConfig({ NODE_ENV: "test", RATE_LIMIT_PER_MINUTE: "0" });
  const counting = await buildApp({ config, db, sql, web: { pages: async () => web } });
  const statuses: number[] = [];
  for (const { body, headers } of views) {
    const plain = { "content-type": "text/plain;charset=UTF-8", "user-agent": browser };
    const answer = await counting.inject({
      method: "POST",
      url: "/page-views",
      headers: { ...plain, ...headers },
      body,
    });
    statuses.push(answer.statusCode);
  }
  await counting.close();
  return { statuses, rows: await stored() };
}

const view = (path: string, lang = "fr") => ({ body: JSON.stringify({ path, lang }) });

test("a view counts for its page's pattern, day and language, and is there after the server has ended", async () => {
  const { statuses, rows } = await counted([
    view("/category/peinture"),
    view("/category/jardin"),
    view("/category/x", "en"),
    view("/"),
  ]);
  expect(statuses).toEqual([204, 204, 204, 204]);
  expect(rows).toEqual([
    { day, path: "/", language: "fr", count: 1 },
    { day, path: "/category/$slug", language: "en", count: 1 },
    { day, path: "/category/$slug", language: "fr", count: 2 },
  ]);
});

test("unknown pages, crawlers and pages of others do not count", async () => {
  const { statuses, rows } = await counted([
    view("/wp-admin"),
    {
      ...view("/"),
      headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    },
    { ...view("/"), headers: { "sec-fetch-site": "cross-site" } },
  ]);
  expect(statuses).toEqual([204, 204, 204]);
  expect(rows).toEqual([]);
});

test("what is no view is refused", async () => {
  const bodies = ["", "{", '{"path":"/"}', '{"path":"category","lang":"fr"}', '{"path":"/","lang":"xx"}', "null"];
  const { statuses, rows } = await counted([...bodies.map((body) => ({ body })), view(`/${"x".repeat(4_000)}`)]);
  expect(statuses).toEqual([...bodies.map(() => 400), 413]);
  expect(rows).toEqual([]);
});

test("nothing is counted here while somebody else counts, or nobody", async () => {
  for (const provider of ["plausible", "none"]) {
    await sql`insert into application_config (key, value, type, description, is_public)
      values ('analytics.provider', to_jsonb(${provider}::text), 'text', '', true)
      on conflict (key) do update set value = excluded.value`;
    refreshSettings(db);
    expect((await counted([view("/")])).rows).toEqual([]);
  }
  await sql`delete from application_config where key = 'analytics.provider'`;
  refreshSettings(db);
});

test("counters of several processes add up, and what could not be written is not lost", async () => {
  await sql`truncate page_views`;
  const warned: unknown[] = [];
  const log = { warn: (line: unknown) => void warned.push(line) };
  const [one, other] = [pageCounter(sql, log), pageCounter(sql, log)];
  for (const path of ["/", "/blogs", "/"]) one.count(path, "fr");
  for (const path of ["/blogs", "/"]) other.count(path, "fr");
  await sql`alter table page_views rename to page_views_away`;
  await one.flush();
  expect(warned).toHaveLength(1);
  await sql`alter table page_views_away rename to page_views`;
  await Promise.all([one.stop(), other.stop()]);
  await one.stop();
  expect(await stored()).toEqual([
    { day, path: "/", language: "fr", count: 3 },
    { day, path: "/blogs", language: "fr", count: 2 },
  ]);
});

test("an admin reads the views of a period", async () => {
  await sql`truncate page_views`;
  await sql`insert into page_views values
    ('2026-03-01', '/', 'fr', 5), ('2026-03-02', '/', 'en', 2), ('2026-03-02', '/blogs', 'fr', 4), ('2026-03-04', '/', 'fr', 9)`;
  const { authorization } = await signedIn("Admin");
  const url = "/api/Dashboard/page-views?from=2026-03-01&to=2026-03-03";
  const answer = await app.inject({ url, headers: { authorization } });
  expect(answer.json()).toEqual({
    data: {
      from: "2026-03-01",
      to: "2026-03-03",
      unit: "day",
      total: 11,
      previousTotal: 0,
      series: [
        { date: "2026-03-01", views: 5 },
        { date: "2026-03-02", views: 6 },
        { date: "2026-03-03", views: 0 },
      ],
      byPage: [
        { path: "/", views: 7 },
        { path: "/blogs", views: 4 },
      ],
      byLanguage: [
        { language: "fr", views: 9 },
        { language: "en", views: 2 },
      ],
    },
  });
});
