import { callRefusal, permissions, type ProcedurePath } from "@metiro/shared/permissions";
import * as fc from "fast-check";
import { afterAll, describe, expect, inject, test } from "vitest";
import { createJobRequest } from "../../factories/index.ts";
import { testApp } from "../app/app.ts";
import { callOn, procedures, surfaces } from "../surface/calls.ts";
import { documentedAnswers } from "../surface/documented.ts";
import { fittingInputs } from "../surface/fitting-inputs.ts";
import { person, type Who } from "../surface/people.ts";

/** Inputs in all, shared out among the calls that take one. `SEED=… pnpm test:fuzz` tries others. */
const { inputs, seed } = inject("fuzz");

const server = await testApp({ callTimeoutMs: 10_000 });
const { app, sql, db } = server;
const documented = await documentedAnswers(app);
/** Those that read come first: what they are about is still there afterwards, so that one stage does for all of them. */
const taking = procedures
  .filter(({ inputs: schemas }) => schemas.length > 0)
  .toSorted((one, other) => Number(other.type === "query") - Number(one.type === "query"));
const perCall = Math.ceil(inputs / taking.length);
const answered = { well: 0, refused: 0 };

/** Tables in which a refusal may leave a trace of itself: it was counted, noted, or read. */
const traces = new Set([
  "attempts",
  "rate_counts",
  "spent_bot_proofs",
  "spent_challenges",
  "data_accesses",
  "sign_in_events",
]);
const tables = (
  await sql<{ name: string }[]>`
  select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`
).flatMap(({ name }) => (traces.has(name) ? [] : [name]));
const counting = tables
  .map((name) => `select '${name}' as name, count(*)::int as count from "${name}"`)
  .join(" union all ");
const counted = async () =>
  Object.fromEntries(
    (await sql.unsafe<{ name: string; count: number }[]>(counting, [], { prepare: true })).map(({ name, count }) => [
      name,
      count,
    ]),
  );

// Whatever puts rows into a table or takes some out moves a number, also when it is rolled back: most calls do neither, and
// counting after each took four times as long as the calls.
await sql.unsafe(`
  create sequence writes;
  select nextval('writes');
  create function note_write() returns trigger language plpgsql security definer as
    $$ begin perform nextval('public.writes'); return null; end $$;
  ${tables
    .map(
      (name) => `
  create trigger note_write after insert or delete or truncate on "${name}" for each statement execute function note_write();
  alter table "${name}" enable always trigger note_write;`,
    )
    .join("")}`);
let known: { writes: string; rows: Awaited<ReturnType<typeof counted>> } = { writes: "", rows: {} };
/** How many rows each table has. */
async function rows() {
  const [now] = await sql<{ writes: string }[]>`select last_value as writes from writes`;
  const writes = now?.writes ?? "";
  if (writes !== known.writes) known = { writes, rows: await counted() };
  return known.rows;
}

const callers: Who[] = ["admin", "tenderer", "company", "anonymous"];
const isRow = (path: string): path is ProcedurePath => Object.hasOwn(permissions, path);

/** People and rows that a call can be about; anew after each procedure that changes something, for some of them are gone afterwards. */
async function stage() {
  const people = Object.fromEntries(
    await Promise.all(callers.map(async (who) => [who, await person(server, who)] as const)),
  );
  const [tenderer, company, admin] = [people["tenderer"], people["company"], people["admin"]];
  const request = await createJobRequest(db, {
    tendererId: tenderer?.ownId ?? "",
    recipients: [{ companyId: company?.ownId ?? "", response: "interested", respondedAt: new Date().toISOString() }],
  });
  const named: Record<string, string | undefined> = {
    companyId: company?.ownId,
    companyIds: company?.ownId,
    tendererId: tenderer?.ownId,
    jobRequestId: request.id,
    reopenedFromId: request.id,
    categoryId: request.categoryId,
    subcategoryId: request.subcategoryId,
    subcategoryIds: request.subcategoryId,
    regionId: request.regionId,
    parentId: request.regionId,
    subregionId: request.subregionId,
    subregionIds: request.subregionId,
    userId: tenderer?.userId,
  };
  const bySlice: Record<string, string | undefined> = {
    jobRequest: request.id,
    conversation: request.id,
    company: company?.ownId,
    tenderer: tenderer?.ownId,
    user: company?.userId,
    auth: admin?.userId,
    category: request.categoryId,
    subCategory: request.subcategoryId,
    region: request.subregionId,
  };
  const everyId = [...new Set([...Object.values(named), ...Object.values(bySlice)])].filter((id) => id !== undefined);
  /** Mostly the row that is meant. */
  const idsOf = (slice: string) => (field: string) => {
    const meant = named[field] ?? bySlice[slice];
    return [...(meant === undefined ? [] : Array.from({ length: 6 * everyId.length }, () => meant)), ...everyId];
  };
  return { people, idsOf };
}

let staged: ReturnType<typeof stage> | undefined;

describe.each(taking)("$path", (procedure) => {
  test(`${perCall} inputs made from its schema are answered in the right shape, and a refusal leaves nothing behind`, async () => {
    const { path, type, inputs: schemas, meta } = procedure;
    const { people, idsOf } = await (staged ??= stage());
    if (type !== "query") staged = undefined;
    const [schema] = schemas;
    if (!schema) throw new Error("It takes no input");
    const may = callers.filter((who) => isRow(path) && callRefusal(path, people[who]?.caller ?? null) === null);
    const who = fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...(may.length > 0 ? may : callers)) },
      { weight: 1, arbitrary: fc.constantFrom(...callers) },
    );
    const reachable = surfaces.filter((surface) => surface === "tRPC" || meta.openapi !== undefined);
    let before = await rows();
    const property = fc.asyncProperty(
      fittingInputs(schema, idsOf(path.split(".")[0] ?? "")),
      who,
      fc.constantFrom(...reachable),
      async (input, caller, surface) => {
        const sent = isObject(input) ? { input } : { raw: JSON.stringify(input) ?? "", input: {} };
        const { status, problem, answer } = await callOn(surface, app, procedure, {
          ...sent,
          authorization: people[caller]?.authorization,
        });
        const told = `${caller} ${surface} ${path} ${JSON.stringify(input)?.slice(0, 600)}: ${answer.payload.slice(0, 400)}`;
        expect(status, told).toBeLessThan(500);
        const after = await rows();
        if (status < 400) {
          answered.well++;
          if (surface === "REST") documented(answer);
        } else {
          answered.refused++;
          expect(problem, told).toMatchObject({
            status,
            code: expect.any(String),
            requestId: answer.headers["x-request-id"],
          });
          if (surface === "REST") expect(answer.headers["content-type"], told).toMatch(/^application\/problem\+json/);
          expect(after, told).toEqual(before);
        }
        before = after;
      },
    );
    await fc.assert(property, { seed, numRuns: perCall, endOnFailure: true });
  }, 600_000);
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Inputs that no schema lets through would try the schemas alone. */
afterAll(() => expect(answered.well).toBeGreaterThan(answered.refused / 8));
/** No row came or went unnoticed. */
afterAll(async () => expect(await counted()).toEqual(await rows()));
