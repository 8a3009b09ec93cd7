import { beforeEach, expect, test } from "vitest";
import { testApp } from "../../../test/app/app.ts";
import { emptyTables } from "../../../test/database/database.ts";
import { createCategory, createPost, createPosts } from "../../../factories/index.ts";

const { app, db, sql } = await testApp();
const feed = (headers = {}) => app.inject({ url: "/blogs/rss.xml", headers });
const day = (n: number) => new Date(Date.UTC(2026, 2, n, 8)).toISOString();
const published = (n: number, fields = {}) => ({ published: true, publishedAt: day(n), ...fields });

beforeEach(() => emptyTables(sql, "blogs"));

test("the feed holds the published posts, newest first, each under its own address", async () => {
  const category = await createCategory(db, { name: "Jardin" });
  await createPosts(db, [
    published(3, { title: "Trois", slug: "trois", summary: "En bref.", authorName: "Claire Monney" }),
    published(5, { title: "Cinq", slug: "cinq", categoryId: category.id }),
    { title: "Brouillon" },
  ]);
  const { statusCode, headers, body } = await feed();
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
  expect(body.match(/<guid>[^<]+/g)).toEqual([
    expect.stringMatching(/^<guid>https?:\/\/[^/]+\/blogs\/cinq$/),
    expect.stringMatching(/\/blogs\/trois$/),
  ]);
  expect(body.match(/<category>[^<]+/g)).toEqual(["<category>Jardin"]);
  expect(body).toContain("<lastBuildDate>Thu, 05 Mar 2026 08:00:00 GMT</lastBuildDate>");
  expect(body).toContain("<pubDate>Tue, 03 Mar 2026 08:00:00 GMT</pubDate>");
  expect(body).toContain("<dc:creator>Claire Monney</dc:creator>");
  expect(body).not.toContain("Brouillon");
});

test("whatever a post is called, the feed stays one document", async () => {
  await createPost(db, published(1, { title: 'Prix < 5 & "devis" ]]>', summary: "</item>\u0007\u001b[0m" }));
  const { body } = await feed();
  expect(body).toContain("<title>Prix &lt; 5 &amp; &quot;devis&quot; ]]&gt;</title>");
  expect(body).toContain("<description>&lt;/item&gt;[0m</description>");
});

test("it holds twenty posts at most, and may hold none", async () => {
  expect((await feed()).body).not.toContain("<item>");
  await createPosts(
    db,
    Array.from({ length: 21 }, (_, n) => published(n + 1)),
  );
  expect((await feed()).body.match(/<item>/g)).toHaveLength(20);
});

test("who has it already is told so, until something changes", async () => {
  const post = await createPost(db, published(1));
  const { headers } = await feed();
  expect(headers["cache-control"]).toBe("public, max-age=300");
  const known = { "if-none-match": `W/${String(headers["etag"])}, "other"` };
  const again = await feed(known);
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  await sql`update blogs set title = 'Autrement' where id = ${post.id}`;
  expect((await feed(known)).statusCode).toBe(200);
});

test("in English it holds the posts that are written in it, in its words and under its addresses", async () => {
  const en = { title: "Three", summary: "In short.", content: "<p>Text</p>" };
  await createPosts(db, [published(3, { title: "Trois", slug: "trois", translations: { en } }), published(4)]);
  const { body } = await app.inject({ url: "/blogs/rss.xml?lang=en" });
  expect(body.match(/<item>/g)).toHaveLength(1);
  expect(body).toContain("<title>Three</title>");
  expect(body).toContain("<description>In short.</description>");
  expect(body).toMatch(/<guid>[^<]+\/blogs\/trois\?lang=en</);
  expect(body).toContain("<language>en</language>");
});

test("a post whose time has not come is not in it", async () => {
  await createPost(db, { title: "Demain", published: true, publishedAt: new Date(Date.now() + 60_000).toISOString() });
  expect((await feed()).body).not.toContain("<item>");
  await sql`update blogs set published_at = now()`;
  expect((await feed()).body).toContain("<title>Demain</title>");
});
