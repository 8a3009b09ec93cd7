import { callRefusal, permissions, type ProcedurePath } from "@metiro/shared/permissions";
import { expect, test } from "vitest";
import type { OpenApiDocument } from "../openapi/schema.ts";
import { testApp } from "./app.ts";
import { callOn, procedures, surfaces } from "./surface/calls.ts";
import { confirmed, people } from "./surface/people.ts";

const server = await testApp({ deadline: 60_000 });
const { app } = server;
const everybody = await people(server);
const document = (await app.inject({ url: "/api/openapi.json" })).json<OpenApiDocument>();

/** Characters that leave room for the rest of the largest body. */
const length = 1_000_000;
const filled = (unit: string) => unit.repeat(Math.floor(length / Buffer.byteLength(JSON.stringify(unit).slice(1, -1))));

/** What patterns are slow with: much of one kind, and at the end something that does not fit. */
const hostile = ["/", "TVA ", "7 9 ", "0", "1.", "+", "e\u0301", "a@", "<p>", "\t", "-", "www."].map(filled);
const harmless = filled("a");

/** Each text of a value with a way to exchange it, however deep. */
function* textsOf(value: unknown, put: (changed: unknown) => unknown): Generator<(text: string) => unknown> {
  if (typeof value === "string") yield put;
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const around = (changed: unknown) =>
      Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
    yield* textsOf(inner, (text) => put(around(text)));
  }
}

const sentBy = (path: ProcedurePath) =>
  confirmed.find((who) => callRefusal(path, everybody[who].caller) === null) ?? "admin";

/** Every call with a body, once for each text in its example. */
const cases = procedures.flatMap((procedure) => {
  const { path, meta } = procedure;
  const operation = document.paths[meta.openapi?.path ?? ""]?.[meta.openapi?.method.toLowerCase() ?? ""];
  const example = operation?.requestBody?.content["application/json"]?.example;
  if (typeof example !== "object" || example === null) return [];
  const { authorization } = everybody[path in permissions ? sentBy(path as ProcedurePath) : "admin"];
  // What stands in the path is no part of the body's example.
  const ids = {
    id: everybody.tenderer.ownId,
    jobRequestId: everybody.tenderer.ownId,
    companyId: everybody.company.ownId,
  };
  return [...textsOf(example, (text) => text)].map((exchange) => ({
    procedure,
    authorization,
    input: (text: string) => ({ ...ids, ...(exchange(text) as object) }),
  }));
});

test.each(surfaces)("no long text costs %s more than a harmless one of its length", async (surface) => {
  expect(cases.length).toBeGreaterThan(60);
  const spent = { hostile: 0, harmless: 0 };
  for (const [at, { procedure, authorization, input }] of cases.entries())
    for (const kind of ["harmless", "hostile"] as const) {
      const text = kind === "harmless" ? harmless : (hostile[at % hostile.length] ?? "");
      const raw = JSON.stringify(input(text));
      const begun = performance.now();
      const { status } = await callOn(surface, app, procedure, { authorization, raw, input: input("") });
      spent[kind] += performance.now() - begun;
      expect(status, procedure.path).toBeGreaterThanOrEqual(400);
      expect(status, procedure.path).toBeLessThan(500);
    }
  expect(spent.hostile / spent.harmless).toBeLessThan(4);
});
