import { permissions, type ProcedurePath } from "@metiro/shared/permissions";
import { eq } from "drizzle-orm";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { buildApp } from "../app/build-app.ts";
import { connect } from "../db/client.ts";
import { categories, regions } from "../db/schema/index.ts";
import { seedCatalogue } from "../seed/catalogue.ts";
import { testApp } from "../test/app/app.ts";
import { procedures } from "../test/surface/calls.ts";

const { app, db, url, config, signedIn } = await testApp();
await seedCatalogue(db, "test");

const listed = [
  "/api/Region/All",
  "/api/Region/WithSubregions",
  "/api/Category/All",
  "/api/SubCategory/All",
  "/api/SubCategory/SearchIndex?language=en",
  "/api/ApplicationConfig/All",
  "/api/Price/All",
  "/trpc/subCategory.list",
  "/trpc/region.list,category.list?batch=1&input=%7B%7D",
];

test("what is kept is public, and nothing of it takes a decision", () => {
  const keptOnes = procedures.filter(({ meta }) => meta.kept);
  expect(keptOnes.length).toBe(8);
  for (const { path, type } of keptOnes) {
    expect(type, path).toBe("query");
    expect(permissions[path as ProcedurePath].roles, path).toBe("public");
  }
});

test.each(listed)("%s has a tag, by which whoever has it is told so", async (where) => {
  const first = await app.inject({ url: where });
  expect(first.headers).toMatchObject({
    "cache-control": "private, no-cache",
    etag: expect.stringMatching(/^"[\w-]+"$/),
  });
  const again = await app.inject({ url: where, headers: { "if-none-match": String(first.headers["etag"]) } });
  expect([again.statusCode, again.payload]).toEqual([304, ""]);
});

test("they are what the calls answer, compressed for whoever takes it so", async () => {
  const plain = await app.inject({ url: "/api/SubCategory/All" });
  const coded = await app.inject({ url: "/api/SubCategory/All", headers: { "accept-encoding": "br" } });
  expect(brotliDecompressSync(coded.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(coded.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  const { data } = plain.json<{ data: unknown }>();
  expect((await app.inject({ url: "/trpc/subCategory.list" })).json()).toEqual({ result: { data } });
  const both = await app.inject({
    url: "/trpc/subCategory.list,region.tree?batch=1&input=%7B%7D",
    headers: { "accept-encoding": "br" },
  });
  const regionsNow = (await app.inject({ url: "/api/Region/WithSubregions" })).json<{ data: unknown }>().data;
  expect(both.json()).toEqual([{ result: { data } }, { result: { data: regionsNow } }]);
});

test("a change shows at once, on every process, by whoever and however it is made", async () => {
  const own = connect(url, { max: 2 });
  const other = await buildApp({ config, ...own });
  const names = async (from: typeof app) =>
    (await from.inject({ url: "/trpc/category.list" }))
      .json<{ result: { data: { name: string }[] } }>()
      .result.data.map(({ name }) => name);
  const before = await names(app);
  expect(await names(other)).toEqual(before);
  await db
    .update(categories)
    .set({ name: "Entièrement neuf" })
    .where(eq(categories.name, before[0] ?? ""));
  expect([(await names(app)).includes("Entièrement neuf"), (await names(other)).includes("Entièrement neuf")]).toEqual([
    true,
    true,
  ]);
  const count = async () => (await other.inject({ url: "/api/Region/All" })).json<{ data: unknown[] }>().data.length;
  const regionsBefore = await count();
  await db.insert(regions).values({ name: "Nouvelle région", slug: "nouvelle-region", code: "NR" });
  expect(await count()).toBe(regionsBefore + 1);
  await other.close();
  await own.close();
});

test("admins read their own configuration, others theirs, and a token that is none is refused", async () => {
  const of = async (authorization?: string) =>
    app.inject({ url: "/api/ApplicationConfig/All", headers: authorization ? { authorization } : {} });
  const [nobody, admin, client] = [
    await of(),
    await of((await signedIn("Admin")).authorization),
    await of((await signedIn("Tenderer")).authorization),
  ];
  expect(admin.json<{ data: unknown[] }>().data.length).toBeGreaterThan(nobody.json<{ data: unknown[] }>().data.length);
  expect(client.payload).toBe(nobody.payload);
  expect((await of("Bearer nonsense")).statusCode).toBe(401);
  expect((await app.inject({ url: "/trpc/region.list", headers: { authorization: "Bearer x" } })).statusCode).toBe(401);
});

test("what is wrong or unknown is refused as ever", async () => {
  expect((await app.inject({ url: "/api/SubCategory/SearchIndex?language=xx" })).statusCode).toBe(400);
  expect((await app.inject({ url: "/api/Region/All?nonsense=1" })).statusCode).toBe(400);
  const nowhere = "0199f0c0-5b7e-7cc2-8a51-3f6d2c9be001";
  expect((await app.inject({ url: `/api/SubCategory/All/${nowhere}` })).statusCode).toBe(404);
  const rpc = await app.inject({
    url: `/trpc/subCategory.listByCategory?input=${encodeURIComponent(`{"categoryId":"${nowhere}"}`)}`,
  });
  expect(rpc.statusCode).toBe(404);
});

test("what is kept for others is refused to a key that may not ask for it, however it asks", async () => {
  const { authorization } = await signedIn("Tenderer");
  const { payload } = await app.inject({
    method: "POST",
    url: "/api/ApiKey/Add",
    headers: { authorization },
    payload: { name: "Une seule", scopes: ["auth.profile"] },
  });
  const { data } = JSON.parse(payload) as { data: { secret: string } };
  const config = "applicationConfig.list";
  for (const url of [
    "/api/ApplicationConfig/All",
    `/trpc/${config}`,
    `/trpc/${config},region.list?batch=1&input=%7B%7D`,
  ]) {
    expect((await app.inject({ url })).statusCode).toBe(200);
    const refused = await app.inject({ url, headers: { authorization: `Bearer ${data.secret}` } });
    expect(refused.statusCode, url).toBe(403);
  }
});
