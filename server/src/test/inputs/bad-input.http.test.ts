import { callRefusal, permissions, type ProcedurePath } from "@metiro/shared/permissions";
import * as fc from "fast-check";
import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { testApp } from "../app/app.ts";
import { createJobRequest } from "../../factories/index.ts";
import { badCalls, type BadCall } from "../surface/bad-calls.ts";
import { documentedAnswers } from "../surface/documented.ts";
import { type Who, people } from "../surface/people.ts";
import { spelledOutDocument } from "../surface/spelled-out.ts";

/** Cases in all, shared out among the operations that take anything. Another seed tries others; fast-check prints it with each failure. */
const cases = inject("longRuns") ? 3000 : 1000;
const seed = 11;
/** Cases of an operation that takes nothing: only the query and the caller can be wrong. */
const fewCases = 8;

const server = await testApp({ callTimeoutMs: 10_000 });
const { app, sql } = server;
const everybody = await people(server);
const documented = await documentedAnswers(app);
const request = await createJobRequest(server.db, {
  tendererId: everybody.tenderer.ownId,
  recipients: [{ companyId: everybody.company.ownId, response: "interested", respondedAt: new Date().toISOString() }],
});
const operations = badCalls(spelledOutDocument, [
  request.id,
  request.subcategoryId,
  request.categoryId,
  request.subregionId,
  request.regionId,
  everybody.company.ownId,
  "0199f0c0-5b7e-7cc2-8a51-3f6d2c9be001",
]);
const perOperation = Math.ceil(cases / operations.filter(({ takesInput }) => takesInput).length);
const callers: Who[] = ["admin", "tenderer", "company", "anonymous"];
const insides = /\n\s+at |node_modules|\.ts:\d|postgres|drizzle|"stack"/i;

/** Some calls sign their caller out. */
beforeEach(async () => void (await sql`update sessions set ended_at = null`));
afterAll(async () => expect((await app.inject({ url: "/readyz" })).statusCode).toBe(200));

async function send({ method, url, headers, payload }: BadCall, who: Who) {
  const { authorization } = everybody[who];
  return app.inject({
    method,
    url,
    headers: { ...headers, ...(authorization !== undefined && { authorization }) },
    ...(payload !== undefined && { payload }),
  });
}

/** Mostly by those who may call: the others are stopped before anything is read. */
const callersOf = (path: string) => {
  const may = callers.filter((who) => isRow(path) && callRefusal(path, everybody[who].caller) === null);
  const arbitrary = fc.constantFrom(...(may.length > 0 ? may : callers));
  return fc.oneof({ weight: 9, arbitrary }, { weight: 1, arbitrary: fc.constantFrom(...callers) });
};
const isRow = (path: string): path is ProcedurePath => Object.hasOwn(permissions, path);

test.each(operations)(
  "$method $path",
  async ({ name, calls, takesInput }) => {
    const property = fc.asyncProperty(calls, callersOf(name), async (call, who) => {
      const answer = await send(call, who);
      const told = `${who} ${call.method} ${call.url} ${call.payload?.toString().slice(0, 500) ?? ""}: ${answer.payload.slice(0, 500)}`;
      expect(answer.statusCode, told).toBeLessThan(500);
      expect(answer.payload, told).not.toMatch(insides);
      if (answer.statusCode >= 400) {
        expect(answer.headers["content-type"], told).toMatch(/^application\/problem\+json/);
        expect(answer.json(), told).toMatchObject({
          status: answer.statusCode,
          requestId: answer.headers["x-request-id"],
        });
        if ([403, 404, 409].includes(answer.statusCode)) documented(answer);
      } else documented(answer);
    });
    const numRuns = takesInput ? perOperation : fewCases;
    await fc.assert(property, { seed, numRuns, ignoreEqualValues: true, endOnFailure: true });
  },
  60_000,
);

test("nothing is left half done", async () => {
  const [{ orphans } = { orphans: -1 }] = await sql<{ orphans: number }[]>`
    select ((select count(*) from users u where u.role = 'Tenderer' and u.deleted_at is null
        and not exists (select from tenderers t where t.user_id = u.id))
      + (select count(*) from users u where u.role = 'Company' and u.deleted_at is null
        and not exists (select from companies c where c.user_id = u.id)))::int as orphans`;
  expect(orphans).toBe(0);
  const [{ waiting } = { waiting: -1 }] = await sql<{ waiting: number }[]>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`;
  expect(waiting).toBe(0);
});
