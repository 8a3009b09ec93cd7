import fastify from "fastify";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testApp } from "../../../test/app/app.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import type { AppRouter } from "../../../app/router.ts";
import type { Pages } from "../../../plugins/pages/pages.ts";
import { refreshSettings } from "../../application-config/index.ts";
import { sitemap } from "../sitemap.ts";

let title = "Peinture &amp; d&#x27;intérieur";
const drawn: string[] = [];
const patterns = ["/", "/blogs", "/blogs/$slug", "/categories/$slug", "/category/$slug", "/responsibilities"];

/** Stands for the client: pages with a title for networks. */
const web: Pages<AppRouter> = {
  render: async (request, { lang }) => {
    const { pathname } = new URL(request.url);
    drawn.push(`${lang} ${pathname}`);
    return new Response(`<meta property="og:title" content="${title}"/>`, {
      status: pathname === "/category/gone" ? 404 : 200,
    });
  },
  messages: () => ({}),
  isShared: () => true,
  patternOf: (path) => patterns.find((pattern) => new RegExp(`^${pattern.replace("$slug", "[^/]+")}$`).test(path)),
  publicPatterns: patterns,
  pictogram: (icon) => `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><!--${icon}--></svg>`,
};

const database = await testApp({ env: { PUBLIC_URL: "https://metiro.test" }, web: { pages: async () => web } });
const { app, db, sql } = database;
const make = rowsIn(db);
const category = await make.category();
await make.subcategory(category.id);
await sql`update categories set updated_at = '2026-01-02T03:04:05Z'`;
await sql`update subcategories set updated_at = '2026-05-06T07:08:09Z'`;
await sql`
  insert into blogs (title, slug, summary, content, author_name, published, published_at, updated_at, translations) values
    ('Un', 'un', 's', 'c', 'A', true, '2026-05-01T00:00:00Z', '2026-06-01T00:00:00Z', '{"en": {}}'),
    ('Deux', 'brouillon', 's', 'c', 'A', false, null, now(), '{}'),
    ('Trois', 'demain', 's', 'c', 'A', true, now() + interval '1 day', now(), '{}')`;
const [slugs] = await sql<{ category: string; subcategory: string }[]>`
  select (select slug from categories) as category, (select slug from subcategories) as subcategory`;

const origin = "https://metiro.test";
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

test("robots are shown what to leave and where the rest is listed", async () => {
  const { payload, headers } = await app.inject({ url: "/robots.txt" });
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  const lines = payload.split("\n");
  for (const room of ["/admin", "/company", "/tenderer", "/pages", "/auth", "/request", "/api", "/trpc"])
    expect(lines).toContain(`Disallow: ${room}`);
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test("the sitemap has every public page in both languages, and no draft", async () => {
  const { payload, headers } = await app.inject({ url: "/sitemap.xml" });
  expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
  const paths = ["/", "/blogs", "/blogs/un", `/categories/${slugs?.category}`, `/category/${slugs?.subcategory}`];
  const expected = [...paths, "/responsibilities"].flatMap((path) => [`${origin}${path}`, `${origin}${path}?lang=en`]);
  expect(locations(payload)).toEqual(expected);
  const entry = payload.split("\n").find((line) => line.includes(`<loc>${origin}/category/`));
  expect(entry).toContain("<lastmod>2026-05-06T07:08:09.000Z</lastmod>");
  for (const [tag, query] of [
    ["fr-CH", ""],
    ["en", "?lang=en"],
    ["x-default", ""],
  ])
    expect(entry).toContain(`hreflang="${tag}" href="${origin}/category/${slugs?.subcategory}${query}"`);
  const lineOf = (path: string) =>
    payload.split("\n").find((line) => line.startsWith(`<url><loc>${origin}${path}</loc>`));
  expect(lineOf(`/categories/${slugs?.category}`)).toContain("2026-05-06T07:08:09");
  expect(lineOf("/blogs")).toContain("2026-06-01T00:00:00");
  expect(lineOf("/responsibilities")).not.toContain("lastmod");
});

test("a post that is written in French alone has one address", async () => {
  const other = fastify();
  const services = { db, config: { publicUrl: origin } };
  sitemap(other, { services, load: () => Promise.resolve({ publicPatterns: ["/blogs/$slug"] }) });
  await sql`update blogs set translations = '{}' where slug = 'un'`;
  const { payload } = await other.inject({ url: "/sitemap.xml" });
  await sql`update blogs set translations = '{"en": {}}' where slug = 'un'`;
  expect(locations(payload)).toEqual([`${origin}/blogs/un`]);
  expect(payload).not.toContain('hreflang="en"');
});

test("without English no address leads to it: not in the sitemap, not as a page, a picture or a feed", async () => {
  const offer = async (languages: string[]) => {
    await sql`insert into application_config (key, value, type, description, is_public)
      values ('site.languages', ${JSON.stringify(languages)}::text::jsonb, 'json', '', true) on conflict (key) do update set value = excluded.value`;
    refreshSettings(db);
  };
  await offer(["fr"]);
  try {
    const { payload } = await app.inject({ url: "/sitemap.xml" });
    expect(locations(payload)).toContain(`${origin}/blogs/un`);
    expect(payload).not.toContain("lang=en");
    drawn.length = 0;
    const page = await app.inject({ url: "/responsibilities?lang=en", headers: { cookie: "lang=en" } });
    expect(page.headers["set-cookie"]).toBeUndefined();
    await app.inject({ url: "/og/responsibilities.png?lang=en" });
    expect(new Set(drawn.map((line) => line.split(" ")[0]))).toEqual(new Set(["fr"]));
    expect((await app.inject({ url: "/blogs/rss.xml?lang=en" })).payload).toContain("<language>fr");
    expect((await app.inject({ url: "/manifest.webmanifest?lang=en" })).json()).toMatchObject({ lang: "fr" });
    const refused = await app.inject({ url: "/api/Blog/Post/nothing", headers: { "accept-language": "en" } });
    expect(refused.json<{ title: string }>().title).toBe(
      (await app.inject({ url: "/api/Blog/Post/nothing", headers: { "accept-language": "fr" } })).json<{
        title: string;
      }>().title,
    );
  } finally {
    await offer(["fr", "en"]);
  }
  expect((await app.inject({ url: "/sitemap.xml" })).payload).toContain("/blogs/un?lang=en");
});

test("whoever has the sitemap is told so", async () => {
  const { headers } = await app.inject({ url: "/sitemap.xml" });
  const again = await app.inject({ url: "/sitemap.xml", headers: { "if-none-match": String(headers["etag"]) } });
  expect([again.statusCode, again.payload]).toEqual([304, ""]);
});

test("a sitemap of many pages is an index of files, each address in one of them", async () => {
  const whole = locations((await app.inject({ url: "/sitemap.xml" })).payload);
  const other = fastify();
  const services = { db, config: { publicUrl: origin } };
  sitemap(other, { services, load: async () => web, maxPages: 2 });
  const { payload } = await other.inject({ url: "/sitemap.xml" });
  expect(locations(payload)).toEqual([1, 2, 3].map((part) => `${origin}/sitemap-${part}.xml`));
  const parts = await Promise.all(
    [1, 2, 3].map(async (part) => locations((await other.inject({ url: `/sitemap-${part}.xml` })).payload)),
  );
  expect(parts.map((part) => part.length)).toEqual([4, 4, 4]);
  expect(parts.flat()).toEqual(whole);
  for (const part of ["0", "4", "01", "x"])
    expect((await other.inject({ url: `/sitemap-${part}.xml` })).statusCode, part).not.toBe(200);
  expect((await app.inject({ url: "/sitemap-1.xml" })).statusCode).toBe(404);
});

test("a link's picture has the size that networks ask for, another one for each title", async () => {
  const url = `/og/category/${slugs?.subcategory}.png`;
  const first = await app.inject({ url });
  expect(first.headers["content-type"]).toBe("image/png");
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  const tag = String(first.headers["etag"]);
  expect((await app.inject({ url, headers: { "if-none-match": tag } })).statusCode).toBe(304);
  expect((await app.inject({ url: `${url}?lang=en` })).headers["etag"]).toBe(tag);
  expect(drawn).toContain(`en /category/${slugs?.subcategory}`);
  title = "Une bien longue suite de mots qui ne tient sur aucune carte, ".repeat(5);
  const other = await app.inject({ url: "/og/index.png" });
  expect(other.headers["etag"]).not.toBe(tag);
  expect((await sharp(other.rawPayload).metadata()).width).toBe(1200);
});

test("it bears the name that the platform has", async () => {
  const url = "/og/responsibilities.png";
  const before = (await app.inject({ url })).headers["etag"];
  await sql`insert into application_config (key, value, type, description, is_public)
    values ('site.name', '"Artisano"', 'text', '', true) on conflict (key) do update set value = excluded.value`;
  refreshSettings(db);
  expect((await app.inject({ url })).headers["etag"]).not.toBe(before);
});

test.each(["/og/nothing/here.png", "/og/category/gone.png", "/og/category.png", "/og/index", "/og/a%20b.png"])(
  "%s is no picture",
  async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  },
);
