import { expect, test } from "vitest";
import { testApp } from "../test/app/app.ts";

const known = "https://app.example.ch";
const { app } = await testApp({ env: { CORS_ORIGINS: `${known} http://localhost:5173`, RATE_LIMIT_PER_MINUTE: "60" } });

const crossing = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith("access-control-")));

let address = 0;
const ask = (
  method: "GET" | "POST" | "OPTIONS",
  url: string,
  headers: Record<string, string>,
  remoteAddress?: string,
) => app.inject({ method, url, headers, remoteAddress: remoteAddress ?? `192.0.2.${++address}` });

test("a page of an origin on the list may call, after asking, and reads what the answer says beside its body", async () => {
  const asked = await ask("OPTIONS", "/api/JobRequest/Create", {
    origin: known,
    "access-control-request-method": "POST",
    "access-control-request-headers": "authorization,content-type,idempotency-key",
  });
  expect([asked.statusCode, asked.headers["access-control-allow-origin"]]).toEqual([204, known]);
  expect(asked.headers["access-control-allow-methods"]).toBe("GET, HEAD, POST, PUT, DELETE");
  expect(asked.headers["access-control-allow-headers"]).toContain("Idempotency-Key");
  const answer = await ask("GET", "/api/Region/All", { origin: known });
  expect([answer.statusCode, answer.headers["access-control-allow-origin"]]).toEqual([200, known]);
  expect(answer.headers["access-control-expose-headers"]).toContain("ETag");
  expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
  expect(answer.headers["vary"]).toMatch(/^Origin, authorization, accept-encoding$/);
});

test.each(["https://evil.test", "null", "https://app.example.ch.evil.test", "http://app.example.ch", ""])(
  "a page of %j reads nothing",
  async (origin) => {
    for (const method of ["GET", "OPTIONS"] as const)
      expect(
        crossing((await ask(method, "/api/Region/All", { origin, "access-control-request-method": "GET" })).headers),
      ).toEqual({});
  },
);

test.each(["/trpc/region.list", "/", "/healthz"])("%s is no part of the API", async (url) => {
  expect(crossing((await ask("GET", url, { origin: known })).headers)).toEqual({});
});

test("a refusal can be read as well, by the limits too", async () => {
  const refused = await ask("GET", "/api/User/GetAll", { origin: known });
  expect([refused.statusCode, refused.headers["access-control-allow-origin"]]).toEqual([401, known]);
  const statuses = new Map<number, unknown>();
  for (let n = 0; n < 200 && !statuses.has(429); n++) {
    const answer = await ask("GET", "/api/nothing", { origin: known }, "198.51.100.1");
    statuses.set(answer.statusCode, answer.headers["access-control-allow-origin"]);
  }
  expect(statuses.get(429)).toBe(known);
});
