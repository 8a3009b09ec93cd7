import { afterAll, describe, expect, test } from "vitest";
import { loadConfig } from "../config/config.ts";
import { testApp } from "../test/app/app.ts";
import { buildApp } from "./build-app.ts";

const lines: string[] = [];
const { app, db, sql, signedIn } = await testApp({
  callTimeoutMs: 300,
  env: { LOG_LEVEL: "info", RATE_LIMIT_PER_MINUTE: "60" },
  logTo: { write: (line) => lines.push(line) },
});
const proxied = {
  app: await buildApp({
    config: loadConfig({ NODE_ENV: "test", TRUSTED_PROXIES: "1", PUBLIC_URL: "https://metiro.test" }),
    db,
    sql,
  }),
};
afterAll(() => proxied.app.close());
/** Each test calls from an address of its own, so that the general limit meets only the one that is about it. */
let addresses = 0;
const remoteAddress = () => `192.0.2.${++addresses}`;

const uuidv7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("request ids", () => {
  test("nobody chooses one without a proxy in front", async () => {
    const { headers } = await app.inject({ url: "/healthz", headers: { "x-request-id": "trace-0123456789" } });
    expect(headers["x-request-id"]).toMatch(uuidv7);
  });

  test("a well-formed one of a proxy is kept, anything else replaced", async () => {
    const { app } = proxied;
    const given = async (id?: string) => {
      const headers = id === undefined ? {} : { "x-request-id": id };
      return (await app.inject({ url: "/healthz", headers })).headers["x-request-id"];
    };
    expect(await given("trace-0123456789")).toBe("trace-0123456789");
    expect(await given()).toMatch(uuidv7);
    expect(await given("short")).toMatch(uuidv7);
    expect(await given("x".repeat(65))).toMatch(uuidv7);
    expect(await given("a b\tc<script>")).toMatch(uuidv7);
  });
});

test("every answer carries the strict policy", async () => {
  for (const url of [
    "/healthz",
    "/api/docs",
    "/api/Region/All",
    "/api/nothing",
    "/trpc/region.list",
    "/nothing",
    "/%",
  ]) {
    const { headers } = await app.inject({ url, remoteAddress: remoteAddress() });
    const policy = String(headers["content-security-policy"]);
    if (/^\/(api\/(?!docs)|trpc)/.test(url))
      expect(policy, url).toBe("default-src 'none';frame-ancestors 'none';sandbox");
    else {
      expect(policy, url).toContain("default-src 'self'");
      expect(policy, url).toMatch(/script-src 'self' ?;/);
    }
    expect(policy, url).not.toMatch(/unsafe|\*/);
    expect(headers, url).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
    expect(headers["x-powered-by"]).toBeUndefined();
  }
});

describe("health", () => {
  test("a live process with its database is healthy and ready", async () => {
    expect((await app.inject({ url: "/healthz" })).json()).toEqual({ status: "ok" });
    expect((await app.inject({ url: "/readyz" })).json()).toEqual({ status: "ready" });
  });

  test("a process about to end is healthy but not ready", async () => {
    app.readiness.ready = false;
    expect((await app.inject({ url: "/readyz" })).statusCode).toBe(503);
    const last = await app.inject({ url: "/healthz" });
    expect(last).toMatchObject({ statusCode: 200, headers: { connection: "close" } });
    app.readiness.ready = true;
  });
});

describe("the general limit", () => {
  test("refuses an address beyond it and says when to come back; others and health go on", async () => {
    const address = remoteAddress();
    const call = (url: string, from = address) => app.inject({ url, remoteAddress: from });
    for (let calls = 0; calls < 60; calls++) expect((await call("/trpc/region.list")).statusCode).toBe(200);
    // What comes back with the seconds that this takes is used up as well.
    let refused = await call("/api/Region/All");
    for (let more = 0; more < 60 && refused.statusCode === 200; more++) refused = await call("/api/Region/All");
    expect(refused.json()).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
    const wait = Number(refused.headers["retry-after"]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    const typed = await call("/trpc/region.list,region.tree?batch=1");
    expect(typed.statusCode).toBe(429);
    expect(typed.json()).toMatchObject({ error: { data: { problem: { code: "TOO_MANY_REQUESTS" } } } });
    expect((await call("/api/Region/All", remoteAddress())).statusCode).toBe(200);
    expect((await call("/healthz")).statusCode).toBe(200);
  });
});

describe("a call that takes too long", () => {
  test.each(["/api/Region/All", "/trpc/region.list"])("%s is 503 at the server's own deadline", async (url) => {
    const release = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holder = sql.begin(async (tx) => {
      await tx`lock table regions in access exclusive mode`;
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const asked = performance.now();
    const answer = await app.inject({ url, remoteAddress: remoteAddress() });
    // The database itself would give up after five seconds.
    expect(performance.now() - asked).toBeLessThan(4000);
    release.resolve();
    await holder;
    const problem = { status: 503, code: "UNAVAILABLE" };
    expect(answer.json()).toMatchObject(url.startsWith("/api") ? problem : { error: { data: { problem } } });
  });
});

describe("the log", () => {
  test("tells what was answered, to which account by its id and to which network, and nothing else of a person", async () => {
    const { authorization, userId } = await signedIn("Tenderer");
    lines.length = 0;
    await app.inject({
      method: "POST",
      // A name that no call knows is refused; the log does not tell what it held.
      url: "/api/JobRequest/GetAllForTenderer?pageNumber=1&note=anna%40example.ch",
      headers: { authorization, "user-agent": "secret-agent", cookie: "lang=fr; other=secret-cookie" },
      payload: { search: "secret-search" },
      remoteAddress: "203.0.113.77",
    });
    await app.inject({ url: "/unknown/anna@example.ch" });
    const log = lines.join("");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      msg: "answered",
      method: "POST",
      route: "/api/JobRequest/GetAllForTenderer",
      status: 400,
      requestId: expect.any(String),
      account: userId,
      network: "203.0.113.0",
    });
    expect(log).not.toMatch(/secret|anna|Bearer|203\.0\.113\.77/);
    expect(log).not.toContain(authorization.slice(7));
  });

  test("tells of an unforeseen error where it happened, without the values in it", async () => {
    lines.length = 0;
    await sql`alter table users rename column first_name to given_name`;
    const answer = await app.inject({
      method: "POST",
      url: "/api/Auth/sign-in",
      payload: { email: "anna@example.ch", password: "secret-password" },
      remoteAddress: remoteAddress(),
    });
    await sql`alter table users rename column given_name to first_name`;
    expect(answer.json()).toMatchObject({ status: 500, code: "INTERNAL" });
    expect(answer.payload).not.toMatch(/first_name|select|at /);
    const log = lines.join("");
    expect(log).toMatch(/unforeseen error.*|sign-in\.ts/);
    expect(log).toContain("42703");
    expect(log).not.toMatch(/anna@|secret/);
  });
});

describe("behind a proxy that ends TLS", () => {
  const over = (proto: string | undefined, method: "GET" | "HEAD" | "POST", url: string) =>
    proxied.app.inject({ method, url, headers: proto === undefined ? {} : { "x-forwarded-proto": proto } });

  test("a page asked for over plain http is on https, and stays of this site", async () => {
    for (const [method, url] of [
      ["GET", "/blogs?page=2"],
      ["HEAD", "/"],
      ["GET", "//evil.test/x"],
    ] as const) {
      const { statusCode, headers } = await over("http", method, url);
      expect({ statusCode, location: headers.location }).toEqual({
        statusCode: 308,
        location: `https://metiro.test${url}`,
      });
    }
  });

  test("a call over plain http is refused, so that whoever sends secrets so notices", async () => {
    for (const [method, url] of [
      ["GET", "/api/Region/All"],
      ["POST", "/api/Auth/sign-in"],
      ["GET", "/trpc/region.list"],
      ["POST", "/"],
    ] as const)
      expect((await over("http", method, url)).statusCode, url).toBe(400);
  });

  test("https, a proxy that says nothing, and the health of the process are answered", async () => {
    for (const proto of ["https", undefined])
      expect((await over(proto, "GET", "/api/Region/All")).statusCode).toBe(200);
    expect((await over("http", "GET", "/healthz")).statusCode).toBe(200);
  });

  test("without a proxy in front nobody is believed about it, nor about any X-Forwarded-*", async () => {
    const forged = {
      "x-forwarded-proto": "http",
      "x-forwarded-host": "evil.test",
      "x-forwarded-for": "203.0.113.9",
      "x-original-url": "/admin",
      "x-rewrite-url": "/admin",
      forwarded: "for=203.0.113.9;host=evil.test;proto=http",
      "x-http-method-override": "DELETE",
    };
    const plain = await app.inject({ url: "/api/Region/All", remoteAddress: remoteAddress() });
    const answer = await app.inject({ url: "/api/Region/All", headers: forged, remoteAddress: remoteAddress() });
    expect(answer.statusCode).toBe(200);
    expect(answer.payload).toBe(plain.payload);
    expect(JSON.stringify(answer.headers)).not.toMatch(/evil|203\.0\.113/);
  });
});

test("no other origin may read what is answered, and no method but the known ones is", async () => {
  for (const origin of ["https://evil.test", "null", "http://localhost:3000"])
    for (const method of ["GET", "OPTIONS"] as const) {
      const answer = await app.inject({
        method,
        url: "/api/Region/All",
        headers: { origin },
        remoteAddress: remoteAddress(),
      });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
    }
  const trace = await app.inject({ method: "TRACE" as "GET", url: "/api/Region/All", remoteAddress: remoteAddress() });
  expect(trace.statusCode).toBeGreaterThanOrEqual(404);
  expect(trace.payload).not.toContain("user-agent");
});
