import { createHmac, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { info } from "../../openapi/document/info.ts";
import { passwords } from "../../passwords/passwords.ts";
import { seedCatalogue } from "../../seed/catalogue.ts";
import { seedDemo } from "../../seed/demo.ts";
import { demoPassword } from "../../seed/demo-accounts.ts";
import { testApp } from "../app/app.ts";
import { compiled, installedClient } from "./installed-client.ts";
import { buildPdf } from "../pdf/build-pdf.ts";
import { root, runNode } from "./run-node.ts";

const { app, db, sql } = await testApp();
await seedCatalogue(db, "test");
await seedDemo(db, { now: new Date(), passwordHash: await passwords().hash(demoPassword) });
await app.listen({ port: 0, host: "127.0.0.1" });
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
const folder = await installedClient();

type Init = { params?: { query?: Record<string, unknown> }; body?: unknown };
type Call = (path: string, init?: Init) => Promise<unknown>;
interface Client {
  get: Call;
  post: Call;
  delete: Call;
  items: (path: string, init?: Init) => AsyncGenerator<{ id: string }>;
}
/** The module as it is installed; its types are asked by the programs that are compiled. */
const { createMetiro, verifyWebhook } = (await import(
  pathToFileURL(path.join(folder, "node_modules/@metiro/client/dist/index.js")).href
)) as {
  createMetiro: (options: object) => Client;
  verifyWebhook: (message: object) => Promise<{ type: string }>;
};

const source = (file: string) => readFile(path.join(root, file), "utf8");

test("the first number of its version is that of the API", async () => {
  const { version } = JSON.parse(await source("api-client/package.json")) as { version: string };
  expect(version.split(".")[0]).toBe(info.version.split(".")[0]);
});

test("the compiler takes the example and what the README shows, and the example carries the story", async () => {
  const given = "declare const id: string, request: Request, body: string;\n";
  const blocks = [...(await source("api-client/README.md")).matchAll(/^```ts\n(.*?)^```$/gms)];
  const shown = blocks.map(([, block = ""], nth) => {
    const text = block.replaceAll(/process\.env\.(\w+)/g, 'process.env["$1"]!');
    return [`shown-${nth}.ts`, `${given}${text}export {};\n`] as const;
  });
  expect(shown).toHaveLength(3);
  await compiled({ "story.ts": await source("examples/story.ts"), ...Object.fromEntries(shown) });
  const told = JSON.parse(await runNode(["built/story.js"], { cwd: folder, env: { METIRO_ORIGIN: origin } })) as {
    request: string;
    messages: string[];
  };
  expect(told.messages).toEqual(["Mardi matin.", "Merci ! Quand pouvons-nous passer mesurer ?"]);
  expect([
    ...(await sql`select client_decision as decision from job_request_companies where job_request_id = ${told.request}`),
  ]).toEqual([{ decision: "accepted" }]);
}, 120_000);

test("the compiler refuses a call, a body and a list that are not there", async () => {
  const wrong = [
    'await metiro.get("/Nothing/Here");',
    'await metiro.post("/JobRequest/{id}/decide/{companyId}", { params: { path: { id: "" } }, body: {} });',
    'for await (const one of metiro.items("/Company")) void one;',
    'await metiro.post("/File/Upload", { body: { file: "photo.jpg" } });',
    'await metiro.post("/Document/Upload", { body: {} });',
    'const { nothing } = await metiro.get("/Company");',
  ];
  for (const line of wrong) {
    const program = `import { createMetiro } from "@metiro/client";\nconst metiro = createMetiro({ origin: "" });\n${line}\n`;
    await expect(compiled({ "wrong.ts": program }), line).rejects.toThrow(/wrong\.ts/);
  }
}, 120_000);

test("a photo and a plan are uploaded, and once each where the answer got lost", async () => {
  const { token } = (await createMetiro({ origin }).post("/Auth/sign-in", {
    body: { email: "client@demo.metiro.ch", password: demoPassword },
  })) as { token: string };
  let sent = 0;
  const losing: typeof fetch = async (request) => {
    const answer = await fetch(request);
    if ((sent += 1) % 2 === 1) throw new TypeError("The connection was cut");
    return answer;
  };
  const client = createMetiro({ origin, credential: token, fetch: losing });
  const image = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#2338c2" } })
    .png()
    .toBuffer();
  const [{ count: before } = { count: 0 }] = await sql<{ count: number }[]>`select count(*)::int as count from files`;
  const photo = await client.post("/File/Upload", {
    body: { file: new Blob([new Uint8Array(image)], { type: "image/png" }) },
  });
  expect(photo).toMatchObject({ id: expect.any(String), width: 40 });
  expect(sent).toBe(2);
  expect([...(await sql`select count(*)::int as count from files`)]).toEqual([{ count: before + 1 }]);
  const plan = new File([new Uint8Array(buildPdf())], "plan étage.pdf", { type: "application/pdf" });
  expect(await client.post("/Document/Upload", { body: { file: plan } })).toMatchObject({ name: "plan étage.pdf" });
  expect(sent).toBe(4);
  await expect(client.post("/File/Upload", { body: { file: new Blob(["none"]) } })).rejects.toMatchObject({
    name: "MetiroError",
  });
});

test("pages hold every row once, whatever their size", async () => {
  const { token } = (await createMetiro({ origin }).post("/Auth/sign-in", {
    body: { email: "admin@demo.metiro.ch", password: demoPassword },
  })) as { token: string };
  const admin = createMetiro({ origin, credential: () => token });
  const ids: string[] = [];
  for await (const { id } of admin.items("/User/GetAll", { params: { query: { pageSize: 3 } } })) ids.push(id);
  const { totalCount } = (await admin.get("/User/GetAll")) as { totalCount: number };
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(totalCount);
  await expect(admin.get("/JobRequest/Get/{id}", { params: { path: { id: ids[0] } } } as Init)).rejects.toMatchObject({
    name: "MetiroError",
    status: 404,
    code: "NOT_FOUND",
    requestId: expect.any(String),
  });
});

describe("what a busy server is asked again", () => {
  type Answer = { status: number; headers?: Record<string, string> } | "cut";
  let answers: Answer[] = [];
  let asked: { method: string; key: string | undefined; body: string }[] = [];
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const key = request.headers["idempotency-key"];
    asked.push({ method: request.method ?? "", key: key?.toString(), body: Buffer.concat(chunks).toString() });
    const answer = answers.shift() ?? { status: 200 };
    if (answer === "cut") return request.socket.destroy();
    const isGood = answer.status === 200;
    const type = isGood ? "application/json" : "application/problem+json";
    response.writeHead(answer.status, { "content-type": type, ...answer.headers });
    return response.end(JSON.stringify(isGood ? { data: "done" } : { code: "UNAVAILABLE", title: "", status: 503 }));
  };
  const server = createServer((request, response) => void reply(request, response));
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => void server.close());
  beforeEach(() => void ([answers, asked] = [[], []]));
  const busy = { status: 503, headers: { "retry-after": "0" } };
  const client = (options = {}) =>
    createMetiro({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ...options });

  test("a call that reads, after 429 as Retry-After and RateLimit say, 503 and a cut connection", async () => {
    answers = [
      { status: 429, headers: { ratelimit: '"address";r=5;t=900, "key";r=0;t=0' } },
      { status: 429, headers: { "retry-after": "0" } },
      "cut",
      busy,
    ];
    expect(await client().get("/Company")).toBe("done");
    expect(asked).toHaveLength(5);
  });

  test("a call that sends, under one key of its own making, with its body", async () => {
    answers = [busy, busy];
    const body = { title: "x" };
    expect(await client().post("/JobRequest/Create", { body })).toBe("done");
    expect(asked.map((one) => one.body)).toEqual([body, body, body].map((one) => JSON.stringify(one)));
    expect(asked[0]?.key).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  });

  test("not a call that adds and takes no key", async () => {
    answers = [busy];
    await expect(client().post("/Auth/sign-in", { body: {} })).rejects.toMatchObject({ status: 503 });
    expect(asked).toMatchObject([{ key: undefined }]);
  });

  test("not for ever, not where it would have to wait too long, and not where nobody wants it", async () => {
    answers = [busy, busy, busy];
    await expect(client({ retries: 2 }).get("/Company")).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(asked).toHaveLength(3);
    answers = [{ status: 503, headers: { "retry-after": "61" } }];
    await expect(client().get("/Company")).rejects.toMatchObject({ status: 503, retryAfterSeconds: 61 });
    answers = [busy];
    await expect(client({ retries: 0 }).get("/Company")).rejects.toMatchObject({ status: 503 });
    expect(asked).toHaveLength(5);
  });

  test("a list goes on by the cursor where a page gives one, and by the number where none does", async () => {
    const pagesOf = async (pages: object[]) => {
      const left = [...pages];
      const urls: string[] = [];
      const own = async (request: Request) => {
        urls.push(new URL(request.url).search);
        return Response.json({ data: left.shift() });
      };
      const found: string[] = [];
      const metiro = createMetiro({ origin: "http://metiro.test", fetch: own });
      for await (const { id } of metiro.items("/User/GetAll", { params: { query: { pageSize: 2 } } })) found.push(id);
      return { found, urls };
    };
    const rows = [["a", "b"], ["b", "c"], ["d"]].map((ids) => ids.map((id) => ({ id })));
    const numbers = { totalPages: 3 };
    expect(await pagesOf(rows.map((items, nth) => ({ items, pageNumber: nth + 1, ...numbers })))).toEqual({
      found: ["a", "b", "c", "d"],
      urls: ["?pageSize=2", "?pageSize=2&pageNumber=2", "?pageSize=2&pageNumber=3"],
    });
    const next = ["x/1", "x/2", null];
    expect(
      (await pagesOf(rows.map((items, nth) => ({ items, next: next[nth], pageNumber: 1, ...numbers })))).urls,
    ).toEqual(["?pageSize=2", "?pageSize=2&after=x%2F1", "?pageSize=2&after=x%2F2"]);
  });
});

describe("a webhook", () => {
  const secret = `whsec_${randomBytes(32).toString("base64")}`;
  const body = JSON.stringify({ type: "answer.offered", timestamp: "2026-06-15T10:00:00.000Z", data: { prix: "1 €" } });
  // The clock stands: between writing a message and reading it here minutes may pass on a busy machine.
  const now = 1_781_517_600;
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: now * 1000 }));
  afterEach(() => void vi.useRealTimers());
  const sign = (of: string, { id = "msg_1", at = now, text = body } = {}) =>
    `v1,${createHmac("sha256", Buffer.from(of.slice("whsec_".length), "base64"))
      .update(`${id}.${at}.${text}`)
      .digest("base64")}`;
  const headers = (signature: string, at = now) => ({
    "webhook-id": "msg_1",
    "webhook-timestamp": String(at),
    "webhook-signature": signature,
  });
  const former = `whsec_${randomBytes(24).toString("base64")}`;

  test.each([
    ["as text", { headers: headers(sign(secret)), body }],
    ["as bytes, with Headers", { headers: new Headers(headers(sign(secret))), body: Buffer.from(body) }],
    ["with two signatures", { headers: headers(`${sign(former)} v1a,later ${sign(secret)}`), body }],
    ["while the secret is replaced", { secret: [former, secret], headers: headers(sign(secret)), body }],
    ["four minutes old", { headers: headers(sign(secret, { at: now - 240 }), now - 240), body }],
  ])("%s is taken", async (_name, message) => {
    expect(await verifyWebhook({ secret, ...message })).toMatchObject({ type: "answer.offered" });
  });

  test.each([
    ["with another body", { headers: headers(sign(secret)), body: body.replace("1 €", "2 €") }],
    ["with another id", { headers: { ...headers(sign(secret)), "webhook-id": "msg_2" }, body }],
    ["with another secret", { headers: headers(sign(former)), body }],
    ["with a signature cut short", { headers: headers(sign(secret).slice(0, -4)), body }],
    ["with a signature of another kind", { headers: headers(sign(secret).replace("v1,", "v2,")), body }],
    ["six minutes old", { headers: headers(sign(secret, { at: now - 360 }), now - 360), body }],
    ["of the future", { headers: headers(sign(secret, { at: now + 360 }), now + 360), body }],
    ["without a time", { headers: { ...headers(sign(secret)), "webhook-timestamp": "soon" }, body }],
    ["without its headers", { headers: {}, body }],
    ["by an empty secret", { secret: "whsec_", headers: headers(sign(secret)), body }],
  ])("%s is refused", async (_name, message) => {
    await expect(verifyWebhook({ secret, ...message })).rejects.toMatchObject({ name: "WebhookError" });
  });
});
