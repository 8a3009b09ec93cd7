import { callRefusal, type ProcedurePath } from "@metiro/shared/permissions";
import { describe, expect, test } from "vitest";
import type { Procedure } from "../../../trpc/rest/procedure.ts";
import { testApp } from "../../app/app.ts";
import { callOn, pathFields, procedures, type Surface, surfaces, unfit } from "../../surface/calls.ts";
import { documentedAnswers } from "../../surface/documented.ts";
import { type Confirmed, confirmed, people } from "../../surface/people.ts";
import type { RowCase } from "../../surface/cases/row-case.ts";
import { rowCases } from "../../surface/cases/row-cases.ts";

const server = await testApp();
const everybody = await people(server);
const documented = await documentedAnswers(server.app);
const world = { db: server.db, sql: server.sql, people: everybody };
const nobodys = "0199f0c0-0000-7000-8000-00000000dead";

const takingIds = procedures.filter((procedure) => pathFields(procedure).length > 0);

test("every call that names a row in its path has one here, and nothing else has", () => {
  expect(Object.keys(rowCases).sort()).toEqual(takingIds.map(({ path }) => path).sort());
});

const cases = takingIds.flatMap((procedure) => {
  const rows = rowCases[procedure.path as ProcedurePath];
  if (!rows) return [];
  const allowed = confirmed.filter(
    (who) => callRefusal(procedure.path as ProcedurePath, everybody[who].caller) === null,
  );
  return surfaces.map((surface) => ({ surface, path: procedure.path, procedure, rows, allowed }));
});

interface Case {
  surface: Surface;
  procedure: Procedure;
  rows: RowCase;
  allowed: Confirmed[];
}

describe.each(cases)("$surface $path", ({ surface, procedure, rows, allowed }: Case) => {
  const call = (who: Confirmed, input: Record<string, unknown>) =>
    callOn(surface, server.app, procedure, { input, authorization: everybody[who].authorization });
  const refusal = async (who: Confirmed, input: Record<string, unknown>) => {
    const { status, problem } = await call(who, input);
    return { who, status, code: problem?.code };
  };
  const stranger = (who: Confirmed) => !rows.finds.includes(who);

  test.each(allowed.filter((who) => !stranger(who)))("answers %s, whose row it is", async (who) => {
    const { status, answer } = await call(who, await rows.input(world));
    expect({ status, payload: answer.payload }).toMatchObject({ status: 200 });
    if (surface === "REST") documented(answer);
  });

  test("is 404 for everybody whose row it is not, and stays as it was", async () => {
    const input = await rows.input(world);
    for (const who of allowed.filter(stranger))
      expect(await refusal(who, input)).toEqual({ who, status: 404, code: "NOT_FOUND" });
    const [owner] = rows.finds;
    expect(owner && (await call(owner, input)).status).toBe(200);
  });

  test("finds nothing where no row is, after a look at the input", async () => {
    const names = pathFields(procedure);
    const input = { ...(await rows.input(world)), ...Object.fromEntries(names.map((name) => [name, nobodys])) };
    for (const who of allowed) {
      expect(await refusal(who, input)).toEqual({ who, status: 404, code: "NOT_FOUND" });
      const wrong = { ...input, [names[0] ?? ""]: unfit };
      expect(await refusal(who, wrong)).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
    }
  });
});

const conflicts = cases.flatMap(({ rows: { conflicting, finds }, ...rest }) =>
  conflicting ? [{ ...rest, conflicting, finds }] : [],
);

test.each(conflicts)(
  "$surface $path: strangers are told 404, not 409",
  async ({ surface, procedure, allowed, ...row }) => {
    const input = await row.conflicting(world);
    for (const who of allowed) {
      const { authorization } = everybody[who];
      const { status, answer } = await callOn(surface, server.app, procedure, { input, authorization });
      if (surface === "REST") documented(answer);
      expect({ who, status }).toEqual({ who, status: row.finds.includes(who) ? 409 : 404 });
    }
  },
);
