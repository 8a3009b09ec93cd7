import { errorStatus } from "@metiro/shared/errors/codes";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { AppRouter } from "../../app/router.ts";
import { buildApp } from "../../app/build-app.ts";
import { connect, type Connection } from "../../db/client.ts";
import { passwords } from "../../passwords/passwords.ts";
import type { Pages } from "../../plugins/pages/pages.ts";
import { testApp } from "../app/app.ts";
import { type Outage, startRelay } from "./relay.ts";

/** The database itself, beside the relay: it says what was written. */
const direct = await testApp();
const { hostname, port, pathname, username, password } = new URL(direct.url);
const relay = await startRelay({ host: hostname, port: Number(port) });
const through = new URL(direct.url);
through.port = String(relay.port);
Object.assign(through, { hostname: "127.0.0.1", pathname, username, password });

// Short, so that the tests are quick: what is held is that there is an answer, in the order of these, and never a wait for the network.
const timeouts = { silenceMs: 300, answerMs: 400, pollMs: 50 };
const deadline = 5_000;

/** A page asks the database before it is drawn. */
const render: Pages<AppRouter>["render"] = async (_request, { createContext }) => {
  const { sql } = await createContext();
  const [row] = await sql<{ n: number }[]>`select count(*)::int as n from regions`;
  return new Response(`<!DOCTYPE html><title>${row?.n}</title>`, { headers: { "content-type": "text/html" } });
};
const pages: Pages<AppRouter> = {
  render,
  messages: () => ({}),
  patternOf: (path) => path,
  publicPatterns: [],
  pictogram: () => "",
};
/** The server on a pool that reaches the database through the relay alone. */
async function serverOn(pool: Connection, callTimeoutMs = deadline) {
  const { config } = direct;
  const app = await buildApp({ config, ...pool, callTimeoutMs, web: { pages: async () => pages } });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const close = () => app.close().then(pool.close);
  return { origin, close };
}
const { origin, close } = await serverOn(connect(through.href, { max: 4, timeouts }));
afterAll(async () => {
  await close();
  await relay.close();
});

const secret = "Trois-Pommes-7";
const client = await direct.signedIn("Tenderer");
beforeAll(async () => {
  const hash = await passwords({ light: true }).hash(secret);
  await direct.sql`update users set password_hash = ${hash} where id = ${client.userId}`;
});
const image = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#2338c2" } })
  .png()
  .toBuffer();
const { authorization } = client;
const json = { "content-type": "application/json" };
const post = (body: object, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});
const picture = () => {
  const form = new FormData();
  form.append("file", new Blob([image], { type: "image/png" }), "a.png");
  return { method: "POST", headers: { authorization }, body: form };
};

type Ask = () => [path: string, init: RequestInit];
const email = async () =>
  (await direct.sql<{ email: string }[]>`select email from users where id = ${client.userId}`)[0]?.email;
const address = await email();
/** One of each kind of call. */
const calls: Record<string, Ask> = {
  "a reading call": () => ["/api/Tenderer", { headers: { authorization } }],
  "a typed reading call": () => ["/trpc/tenderer.own", { headers: { authorization } }],
  "a call with a body": () => ["/api/JobRequest/GetAllForTenderer", post({}, { authorization })],
  "a write": () => ["/api/Auth/update-profile", post({ firstName: "Berta" }, { authorization })],
  "a sign-in": () => ["/api/Auth/sign-in", post({ email: address, password: secret })],
  "an upload": () => ["/api/File/Upload", picture()],
  "a live stream": () => ["/trpc/live.events", { headers: { authorization } }],
  "a page": () => ["/requests", { headers: { accept: "text/html" } }],
};

async function answer(ask: Ask, at = origin) {
  const [path, init] = ask();
  const end = new AbortController();
  const asked = performance.now();
  const response = await fetch(`${at}${path}`, { ...init, signal: end.signal });
  const ms = performance.now() - asked;
  const { status, headers } = response;
  // A stream goes on for ever: its head is its first answer.
  const isStream = status === 200 && path === "/trpc/live.events";
  const text = isStream ? "" : await response.text();
  end.abort();
  return { status, ms, retryAfter: headers.get("retry-after"), type: headers.get("content-type"), text };
}

const fingerprint = async () =>
  JSON.stringify(
    await direct.sql`select (select first_name from users where id = ${client.userId}) as name,
      (select count(*) from files) as files, (select count(*) from sessions) as sessions,
      (select count(*) from audit_entries) as entries`,
  );

const isReady = async () => (await fetch(`${origin}/readyz`)).status === 200;
afterEach(async () => {
  await relay.be("there");
  await expect.poll(isReady).toBe(true);
});

describe.each<Exclude<Outage, "slow">>(["frozen", "refused", "reset"])("while the database is %s", (outage) => {
  test(
    "every call is answered with 503 and when to come back, and nothing is written",
    { timeout: 30_000 },
    async () => {
      // Every connection of the pool is open and in use when it happens.
      await Promise.all(Object.values(calls).map((ask) => answer(ask)));
      const before = await fingerprint();
      await relay.be(outage);
      const first = await Promise.all(Object.values(calls).map((ask) => answer(ask)));
      const second = await Promise.all(Object.values(calls).map((ask) => answer(ask)));
      for (const [round, answers] of Object.entries({ first, second }))
        for (const [index, name] of Object.keys(calls).entries()) {
          const { status, retryAfter, text, type, ms } = answers[index] ?? {};
          const what = `${name}, ${round} (${Math.round(ms ?? 0)} ms): ${text}`;
          expect(status, what).toBe(errorStatus.UNAVAILABLE);
          expect(Number(retryAfter), what).toBeGreaterThan(0);
          expect(name === "a page" ? type : text, what).toContain(
            name === "a page" ? "text/html" : '"code":"UNAVAILABLE"',
          );
          // The breaker's patience and not the call's deadline, which is longer.
          expect(ms, what).toBeLessThan(deadline);
        }
      expect((await fetch(`${origin}/readyz`)).status).toBe(503);
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);

      await relay.be("there");
      await expect.poll(isReady, { timeout: 2_000, interval: 25 }).toBe(true);
      expect(await fingerprint()).toBe(before);
      for (const [name, ask] of Object.entries(calls)) {
        const { status, text } = await answer(ask);
        expect(status, `${name} afterwards: ${text}`).toBe(200);
      }
    },
  );
});

test("a slow database is waited for", { timeout: 30_000 }, async () => {
  // With the patience of every day: a connection is made in more than one of these round trips.
  const patient = await serverOn(connect(through.href, { max: 4 }), 30_000);
  onTestFinished(patient.close);
  await relay.be("slow");
  const answers = await Promise.all(Object.values(calls).map((ask) => answer(ask, patient.origin)));
  for (const [index, name] of Object.keys(calls).entries())
    expect(answers[index]?.status, `${name}: ${answers[index]?.text}`).toBe(200);
});
