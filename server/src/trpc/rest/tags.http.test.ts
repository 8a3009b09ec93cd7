import { beforeEach, expect, test } from "vitest";
import { createPost, createPosts } from "../../factories/index.ts";
import { testApp } from "../../test/app/app.ts";
import { emptyTables } from "../../test/database/database.ts";

const { app, db, sql, signedIn } = await testApp();
const published = { published: true, publishedAt: "2026-03-01T08:00:00.000Z" };
const get = (url: string, headers = {}) => app.inject({ url, headers });

beforeEach(() => emptyTables(sql, "blogs"));

test("who has a public list already is told so, until something changes, however it was compressed", async () => {
  await createPosts(
    db,
    Array.from({ length: 3 }, () => published),
  );
  for (const url of ["/api/Blog/All?pageSize=2", "/api/Region/All", "/api/Category/All"]) {
    const first = await get(url, { "accept-encoding": "br" });
    const tag = String(first.headers["etag"]);
    expect(first.headers).toMatchObject({
      "cache-control": "private, no-cache",
      vary: expect.stringMatching(/^authorization/),
    });
    const again = await get(url, { "if-none-match": tag, "accept-encoding": "br" });
    expect([url, again.statusCode, again.payload, again.headers["etag"]]).toEqual([url, 304, "", tag]);
  }
  const known = { "if-none-match": String((await get("/api/Blog/All")).headers["etag"]) };
  expect((await get("/api/Blog/All", { ...known, "accept-encoding": "gzip" })).statusCode).toBe(304);
  await createPost(db, published);
  expect((await get("/api/Blog/All", known)).statusCode).toBe(200);
});

test("an admin, who is told more, is not told that it has what strangers have", async () => {
  await createPosts(db, [published, {}]);
  const known = { "if-none-match": String((await get("/api/Blog/All")).headers["etag"]) };
  const { authorization } = await signedIn("Admin");
  expect((await get("/api/Blog/All", { ...known, authorization })).statusCode).toBe(200);
});

test("what only some may read, what holds a challenge and what is refused has no tag", async () => {
  const { authorization } = await signedIn("Admin");
  for (const url of [
    "/api/User/GetAll",
    "/api/Auth/bot-challenge",
    "/api/Blog/Get/0199f0c0-0000-7000-8000-0000000000aa",
  ]) {
    const { headers, statusCode } = await get(url, { authorization });
    expect([url, statusCode < 500, headers["etag"], headers["cache-control"]]).toEqual([
      url,
      true,
      undefined,
      "no-store",
    ]);
  }
});
