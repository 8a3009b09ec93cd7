import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { testApp } from "../test/app/app.ts";

const { app, signedIn } = await testApp();
const admin = await signedIn("Admin");
const client = await signedIn("Tenderer");

const json = "application/json";
const post = (
  url: string,
  payload: string | Buffer,
  type: string | undefined = json,
  authorization = admin.authorization,
) => app.inject({ method: "POST", url, headers: { authorization, ...(type && { "content-type": type }) }, payload });
const add = (payload: string | Buffer, type?: string) => post("/api/Region/Add", payload, type);
const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

describe("bodies that cannot be read are 400", () => {
  test.each([
    ["truncated", `{"name": "Ur`],
    ["not JSON", "name=Uri"],
    ["two values", "{} {}"],
    ["bytes that are no text", Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ["deep", `{"name": ${nested(100)}}`],
    ["very deep", nested(250_000)],
    ["never ending", "[".repeat(500_000)],
    ["a prototype", `{"__proto__": {"name": "Uri"}}`],
    ["a prototype inside", `{"name": "Uri", "a": [{"__proto__": {"x": 1}}]}`],
    ["a constructor's prototype", `{"constructor": {"prototype": {"name": "Uri"}}}`],
  ])("%s", async (_name, payload) => {
    expect((await add(payload)).json()).toMatchObject({ status: 400, code: "MALFORMED_JSON" });
  });

  test("on typed calls as well", async () => {
    for (const payload of [`{"name": "Ur`, nested(250_000), "[".repeat(500_000)])
      expect((await post("/trpc/region.add", payload)).statusCode).toBe(400);
    const input = encodeURIComponent(nested(200));
    expect((await app.inject({ url: `/trpc/region.list?input=${input}` })).statusCode).toBe(400);
    expect((await app.inject({ url: `/trpc/category.get?input=%7B` })).json()).toMatchObject({
      error: { data: { problem: { status: 400 } } },
    });
  });
});

describe("values that break a rule are 400 with their field", () => {
  test.each([
    ["null", "null", "name"],
    ["a list", "[1]", "root"],
    ["a text", `"name"`, "root"],
    ["a number", "3", "root"],
    ["nothing", "", "name"],
    ["NUL", `{"name": "U\\u0000ri"}`, "name"],
    ["half a surrogate pair", `{"name": "U\\ud800ri"}`, "name"],
    ["a number for a text", `{"name": 3}`, "name"],
    ["a list for a text", `{"name": ["Uri"]}`, "name"],
    ["too long", JSON.stringify({ name: "x".repeat(200_000) }), "name"],
  ])("%s", async (_name, payload, field) => {
    const answer = await add(payload);
    expect(answer.json()).toMatchObject({
      status: 400,
      code: "VALIDATION_FAILED",
      errors: { [field]: [expect.any(String)] },
    });
  });

  test("a key given twice counts once", async () => {
    expect((await add(`{"name": "", "name": "Doppelt"}`)).statusCode).toBe(200);
  });
});

describe("other types than JSON are 415", () => {
  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "nonsense",
  ])("%s", async (type) => {
    expect((await add(`{"name": "Uri"}`, type)).json()).toMatchObject({ status: 415, code: "UNSUPPORTED_MEDIA_TYPE" });
    expect((await post("/trpc/region.add", `{"name": "Uri"}`, type)).statusCode).toBe(415);
  });

  test("a body without a type too", async () => {
    const answer = await app.inject({
      method: "POST",
      url: "/api/Region/Add",
      headers: { authorization: admin.authorization },
      payload: Buffer.from("{}"),
    });
    expect(answer.statusCode).toBe(415);
  });

  test.each([undefined, Buffer.from("{}")])(
    "and a typed call without one, in the shape of a typed call: %j",
    async (payload) => {
      const headers = { authorization: admin.authorization };
      const answer = await app.inject({ method: "POST", url: "/trpc/x", headers, ...(payload && { payload }) });
      expect(answer.headers["content-type"]).toMatch(/^application\/json/);
      expect(answer.json()).toMatchObject({
        error: { data: { httpStatus: 415, problem: { status: 415, code: "UNSUPPORTED_MEDIA_TYPE" } } },
      });
    },
  );
});

test("a body that is too large is 413", async () => {
  const large = JSON.stringify({ name: "x".repeat(1_100_000) });
  expect((await add(large)).json()).toMatchObject({ status: 413, code: "PAYLOAD_TOO_LARGE" });
  expect((await post("/trpc/region.add", large)).statusCode).toBe(413);
});

describe("paths and queries", () => {
  const list = (query: string) => post(`/api/JobRequest/GetAllForTenderer?${query}`, "{}", json, client.authorization);

  test.each([
    "pageNumber=1&pageNumber=2",
    "pageNumber=x",
    "pageNumber=1.5",
    "pageNumber=0",
    "pageNumber=-1",
    "pageNumber=1e1",
    "pageNumber=99999999999999999999",
    "pageNumber=%00",
    "pageNumber=%ZZ",
    "pageSize=101",
    "pageSize=",
    "pageSize=NaN",
  ])("?%s is 400", async (query) => {
    expect((await list(query)).json()).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
  });

  test("names of prototypes in the query are names that are not known", async () => {
    const answer = await list("__proto__=1&constructor=2&other[]=3&pageNumber=1");
    const { errors } = answer.json<{ errors: object }>();
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(["constructor", "other[]"]));
    expect(Object.keys(errors)).not.toContain("pageNumber");
  });

  test.each(["x", "%00", "0199f0c0", "..%2f..%2fetc", "%F0%9F%98%80", "'--"])("an id of %s is 400", async (id) => {
    const answer = await app.inject({ url: `/api/Category/Get/${id}` });
    expect(answer.json()).toMatchObject({ status: 400, errors: { id: [expect.any(String)] } });
  });

  test.each(["/api/Category/Get/%E0%A4%A", "/api/%", "/%", "/trpc/%E0"])("%s is no path", async (url) => {
    const answer = await app.inject({ url });
    expect(answer.json()).toMatchObject({ status: 400, code: "BAD_REQUEST" });
    expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });

  test("a very long path is no path either", async () => {
    expect((await app.inject({ url: `/api/Category/Get/${"x".repeat(5000)}` })).statusCode).toBeLessThan(500);
  });
});

test("whatever is sent, nothing is the server's fault and nothing is told of its inside", async () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: "binary" }),
    fc.constantFrom("\u0000", "\ud800", "'; drop table users", "%", "_"),
  );
  const value = fc.oneof(
    fc.jsonValue(),
    text,
    fc.double(),
    fc.bigInt().map(Number),
    fc.constantFrom(null, true, -1, 1e308),
  );
  const calls = fc.constantFrom(
    ["/api/Region/Add", "name", "parentId", "code"],
    ["/api/Region/All-filtered", "search", "parentId", "onlyRegions"],
    ["/api/JobRequest/GetAllForAdmin", "search", "statuses", "createdFrom", "sort", "categoryId", "pageSize"],
    ["/api/Category/GetByName", "Name"],
    ["/api/SubCategory/Add", "name", "categoryId", "translations"],
    ["/api/Auth/sign-in", "email", "password"],
  );
  const bodies = calls.chain(([url = "", ...fields]) =>
    fc.tuple(fc.constant(url), fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 4 })),
  );
  await fc.assert(
    fc.asyncProperty(bodies, async ([url, body]) => {
      const answer = await post(url, JSON.stringify(body));
      expect(answer.statusCode, `${url} ${JSON.stringify(body)} ${answer.payload}`).toBeLessThan(500);
      expect(answer.payload).not.toMatch(/\n\s+at |node_modules|select |insert /);
    }),
    { numRuns: 150 },
  );
});
