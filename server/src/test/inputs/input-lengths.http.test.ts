import { callRefusal, permissions, type ProcedurePath } from "@metiro/shared/permissions";
import { expect, test } from "vitest";
import { testApp } from "../app/app.ts";
import { callOn, procedures, surfaces } from "../surface/calls.ts";
import { addressTexts, cpuOf, hostileTexts, maxCpuMs } from "../surface/hostile-texts.ts";
import { confirmed, people } from "../surface/people.ts";
import { spelledOutDocument } from "../surface/spelled-out.ts";
import { textsIn } from "../surface/strings-in.ts";

const server = await testApp({ callTimeoutMs: 60_000 });
const { app } = server;
const everybody = await people(server);

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
  const operation = spelledOutDocument.paths[meta.openapi?.path ?? ""]?.[meta.openapi?.method.toLowerCase() ?? ""];
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
    texts: hostileTexts(),
    input: (text: string) => ({ ...ids, ...(exchange(text) as object) }),
  }));
});

/** Every text in the query or the path of a call without a body. */
const queries = procedures.flatMap((procedure) => {
  if (procedure.type !== "query" || procedure.meta.openapi?.method !== "GET") return [];
  const { authorization } =
    everybody[procedure.path in permissions ? sentBy(procedure.path as ProcedurePath) : "admin"];
  return procedure.inputs
    .flatMap((schema) => textsIn(schema).texts)
    .filter(({ at }) => at in procedure.fields)
    .map(({ at }) => ({
      procedure,
      authorization,
      texts: addressTexts(),
      input: (text: string) => ({ [at]: text }),
    }));
});

test.each(surfaces)("no text of %s costs more than 20 ms of a processor, whatever it is made of", async (surface) => {
  expect(cases.length).toBeGreaterThan(60);
  expect(queries.length).toBeGreaterThan(20);
  const slow: string[] = [];
  for (const [at, { procedure, authorization, texts, input }] of [...cases, ...queries].entries())
    for (const [nth, { kind, text }] of texts.entries()) {
      // The schemas read every kind in the contract test; here it is asked whether anything stands before them, kind by kind.
      if ((at + nth + surface.length) % texts.length > 0) continue;
      const cpu = await cpuOf(async () => {
        const { status } = await callOn(surface, app, procedure, { authorization, input: input(text) });
        expect(status, procedure.path).toBeLessThan(500);
      });
      if (cpu > maxCpuMs) slow.push(`${procedure.path}: ${kind} takes ${cpu.toFixed(0)} ms`);
    }
  expect(slow).toEqual([]);
});

test("no header, query or path costs more than 20 ms of a processor, whatever it is made of", async () => {
  const slow: string[] = [];
  const headers = ["authorization", "cookie", "accept-language", "accept-encoding", "if-none-match", "x-request-id"];
  for (const { kind, text } of addressTexts()) {
    const spelt = encodeURIComponent(text.toWellFormed());
    // As Node hands them on: a character for each byte, on one line.
    const value = Buffer.from(text.replaceAll(/\s/g, " ")).toString("latin1");
    const paths = ["/api/", "/trpc/", "/", "/api/Region/All?", "/trpc/region.list?input="];
    const requests = [
      ...headers.map((name) => ({ what: name, url: "/api/SubCategory/All", headers: { [name]: `Bearer ${value}` } })),
      ...paths.map((path) => ({ what: path, url: `${path}${spelt}`, headers: {} })),
    ];
    for (const { what, ...request } of requests) {
      const cpu = await cpuOf(async () => expect((await app.inject(request)).statusCode).toBeLessThan(500));
      if (cpu > maxCpuMs) slow.push(`${what}: ${kind} takes ${cpu.toFixed(0)} ms`);
    }
  }
  expect(slow).toEqual([]);
});
