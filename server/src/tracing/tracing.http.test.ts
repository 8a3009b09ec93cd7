import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, expect, test } from "vitest";
import { buildApp } from "../app/build-app.ts";
import { connect } from "../db/client.ts";
import { workOff } from "../jobs/work.ts";
import { testApp } from "../test/app/app.ts";
import { startTracing, type Tracing } from "./start.ts";

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number; message?: string };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A collector that keeps what it is sent. */
const sent: { headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
const collector = createServer((request, response) => {
  void text(request).then((body) => {
    sent.push({ headers: request.headers, body });
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
});
collector.listen(0, "127.0.0.1");
await once(collector, "listening");
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

const { config, url, signedIn } = await testApp();
const connection = connect(url, { max: 2 });
afterAll(async () => {
  await connection.close();
  collector.close();
});

let tracing: Tracing | undefined;
afterEach(async () => {
  await tracing?.stop();
  sent.length = 0;
});

async function tracedApp({ share = 1, behindProxy = false } = {}) {
  const started = startTracing({
    endpoint,
    headers: { "x-collector": "secret" },
    service: "metiro-test",
    share,
    behindProxy,
  });
  tracing = started;
  const app = await buildApp({ config, ...connection, trace: started.trace });
  return {
    app,
    /** The spans of all that happened, which are sent when the tracing stops. */
    spans: async (): Promise<SentSpan[]> => {
      await app.close();
      await started.stop();
      tracing = undefined;
      return sent.flatMap(({ body }) =>
        (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans.flatMap(
          ({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans),
        ),
      );
    },
  };
}

const valueOf = (span: SentSpan | undefined, key: string) =>
  span?.attributes.find((one) => one.key === key)?.value.stringValue;

test("a request is a trace with its statements in it, by the pattern of its route and without a value", async () => {
  const { app, spans } = await tracedApp();
  const { authorization } = await signedIn("Admin");
  const answer = await app.inject({
    method: "POST",
    url: "/trpc/tenderer.list",
    headers: { authorization, "content-type": "application/json" },
    payload: { search: "Rosalinde", pageSize: 5 },
  });
  await app.inject({ url: "/api/Category/Get/0199f0c0-0000-7000-8000-0000000000aa?secret=geheim-4711" });
  const all = await spans();
  const post = all.find(({ name }) => name === "POST /trpc/tenderer.list");
  const get = all.find(({ name }) => name === "GET /api/Category/Get/:id");
  expect(post?.kind).toBe(2);
  expect(valueOf(post, "metiro.request_id")).toBe(answer.headers["x-request-id"]);
  expect(valueOf(get, "url.path")).toBe("/api/Category/Get/:id");
  const statements = all.filter(({ parentSpanId }) => parentSpanId === post?.spanId);
  expect(statements.map((span) => valueOf(span, "db.query.text")).join()).toContain("sessions");
  expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([post?.traceId]));
  expect(statements.map(({ name }) => name)).toContain("SELECT");
  expect(sent[0]?.headers["x-collector"]).toBe("secret");
  expect(sent.map(({ body }) => body).join()).not.toMatch(/Rosalinde|geheim|0199f0c0|Bearer/);
});

test("calls that go out together are told apart, each with its statements", async () => {
  const { app, spans } = await tracedApp();
  const { authorization } = await signedIn("Admin");
  const url = `/trpc/user.list,dashboard.summary?batch=1&input=${encodeURIComponent('{"0":{}}')}`;
  await app.inject({ url, headers: { authorization } });
  const all = await spans();
  const request = all.find(({ name }) => name === "GET /trpc batch");
  const calls = all.filter(({ parentSpanId }) => parentSpanId === request?.spanId).map(({ name }) => name);
  expect(calls).toEqual(expect.arrayContaining(["user.list", "dashboard.summary"]));
  const dashboard = all.find(({ name }) => name === "dashboard.summary");
  expect(all.some(({ parentSpanId }) => parentSpanId === dashboard?.spanId)).toBe(true);
});

test("a job is a trace of its own, and one that fails says so without its message", async () => {
  const { spans } = await tracedApp();
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const work = workOff<{ to: string }>("mail", {
    log: silent,
    handler: async ({ data }) => {
      await connection.sql`select 1 as greeted`;
      throw new TypeError(`Cannot write to ${data.to}`);
    },
  });
  await work([{ id: "a-job", data: { to: "anna@example.ch" }, signal: new AbortController().signal }]);
  const all = await spans();
  const job = all.find(({ name }) => name === "job mail");
  expect([job?.kind, job?.parentSpanId, job?.status.code]).toEqual([5, undefined, 2]);
  expect(valueOf(job, "error.type")).toBe("TypeError");
  expect(all.find(({ parentSpanId }) => parentSpanId === job?.spanId)?.name).toBe("SELECT");
  expect(sent.map(({ body }) => body).join()).not.toContain("anna@example.ch");
});

const theirs = "0af7651916cd43dd8448eb211c80319c";
const traceparent = `00-${theirs}-b7ad6b7169203331-01`;

test("a stranger cannot have a request traced; a proxy of one's own is continued", async () => {
  const alone = await tracedApp({ share: 0 });
  await alone.app.inject({ url: "/trpc/region.list", headers: { traceparent } });
  expect(await alone.spans()).toEqual([]);
  const behind = await tracedApp({ share: 0, behindProxy: true });
  await behind.app.inject({ url: "/trpc/user.list", headers: { traceparent } });
  expect((await behind.spans()).map(({ traceId }) => traceId)).toContain(theirs);
});

test("what is not drawn begins no span, and what its proxy leaves out is left out", async () => {
  const none = await tracedApp({ share: 0 });
  await none.app.inject("/trpc/region.list");
  expect(await none.spans()).toEqual([]);
  const behind = await tracedApp({ share: 1, behindProxy: true });
  await behind.app.inject({ url: "/trpc/region.list", headers: { traceparent: traceparent.replace(/01$/, "00") } });
  await behind.app.inject({ url: "/trpc/user.list", headers: { traceparent: "no trace" } });
  const names = (await behind.spans()).map(({ name }) => name);
  expect(names).toContain("GET /trpc/user.list");
  expect(names).not.toContain("GET /trpc/region.list");
});

test("a collector that is away costs no answer", async () => {
  const started = startTracing({
    endpoint: "http://127.0.0.1:9",
    headers: {},
    service: "metiro-test",
    share: 1,
    behindProxy: false,
  });
  tracing = started;
  const app = await buildApp({ config, ...connection, trace: started.trace });
  expect((await app.inject("/trpc/region.list")).statusCode).toBe(200);
  await app.close();
});
