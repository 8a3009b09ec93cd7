import { callRefusal, type ProcedurePath } from "@metiro/shared/permissions";
import { describe, expect, test } from "vitest";
import { csvExports } from "../../app/exports.ts";
import { type Procedure, selects } from "../../trpc/rest/procedure.ts";
import { testApp } from "../app/app.ts";
import { createRegion, createSubcategory } from "../../factories/index.ts";
import { callOn, pathFields, procedures } from "../surface/calls.ts";
import { confirmed, people } from "../surface/people.ts";

const server = await testApp();
const everybody = await people(server);
const nobodys = "0199f0c0-0000-7000-8000-00000000dead";

/** Somebody whom the guard lets pass. */
function callerOf(path: ProcedurePath) {
  const who = confirmed.find((one) => callRefusal(path, everybody[one].caller) === null);
  return who && everybody[who].authorization;
}
async function call(method: "GET" | "POST" | "PUT" | "DELETE", url: string, path: ProcedurePath, payload?: object) {
  const authorization = callerOf(path);
  const headers = authorization === undefined ? {} : { authorization };
  return server.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
}
const refusedAs = (...names: string[]) => ({
  status: 400,
  code: "VALIDATION_FAILED",
  errors: Object.fromEntries(names.map((name) => [name, [expect.stringContaining(name)]])),
});

const calls = procedures.map((procedure) => {
  const { method = "GET", path = "" } = procedure.meta.openapi ?? {};
  const verb = method as "GET" | "POST" | "PUT" | "DELETE";
  return { procedure, verb, name: procedure.path as ProcedurePath, url: path.replaceAll(/\{\w+\}/g, nobodys) };
});
const hasBody = (verb: string) => verb === "POST" || verb === "PUT";
const exported = csvExports.map(({ path, call: name }) => ({ verb: "POST" as const, name, url: path }));

describe("a name that a call does not know is refused under that name, so that no typo widens what is meant", () => {
  test.each([...calls, ...exported])("in the query of $name", async ({ verb, name, url }) => {
    const payload = hasBody(verb) ? {} : undefined;
    const answer = await call(verb, `${url}?statuss=1&pagenumber=2`, name, payload);
    expect(answer.json()).toMatchObject(refusedAs("statuss", "pagenumber"));
  });

  const selecting = calls.filter(({ verb, procedure }) => hasBody(verb) && selects(procedure));
  test.each([...selecting, ...exported])("in the body of $name", async ({ name, url, verb }) => {
    const answer = await call(verb, url, name, { statuss: [1] });
    expect(answer.json()).toMatchObject(refusedAs("statuss"));
  });

  test("in the body of whatever acts on many", () => {
    expect(selecting.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["jobRequest.deleteMany", "jobRequest.cancelMany", "mail.retryMany", "user.endPauses"]),
    );
  });

  test.each(["{broken", "[]"])("before a body is read: %s", async (payload) => {
    const headers = { authorization: callerOf("jobRequest.listForAdmin") ?? "", "content-type": "application/json" };
    const url = "/api/JobRequest/GetAllForAdmin?x=1";
    expect((await server.app.inject({ method: "POST", url, headers, payload })).json()).toMatchObject(refusedAs("x"));
  });

  test("but not what turns the pages of a list that has none", async () => {
    expect((await call("GET", "/Region/All?pageNumber=1&pageSize=10", "region.list")).statusCode).toBe(200);
  });
});

describe("an id that nothing has", () => {
  const isFilter = (name: string, { fields, meta }: Procedure) =>
    name.endsWith("Id") &&
    !pathFields({ meta } as Procedure).includes(name) &&
    fields[name]?.safeParse(undefined).success;
  const filters = calls.flatMap(({ procedure, name }) =>
    procedure.type === "query"
      ? Object.keys(procedure.fields)
          .filter((field) => isFilter(field, procedure))
          .map((field) => ({ procedure, name, field }))
      : [],
  );
  const listed = async (procedure: Procedure, input: Record<string, unknown>) => {
    const authorization = callerOf(procedure.path as ProcedurePath);
    const { answer } = await callOn("REST", server.app, procedure, { input, authorization });
    const { data } = answer.json<{ data: unknown[] | { items?: unknown[]; ids?: unknown[] } }>();
    return { status: answer.statusCode, items: Array.isArray(data) ? data : (data.items ?? data.ids) };
  };

  test.each(filters)("in the filter $field of $name finds nothing, and is no fault", async ({ procedure, field }) => {
    expect(await listed(procedure, { [field]: nobodys })).toEqual({ status: 200, items: [] });
  });

  test("a canton is no district: in a filter it finds nothing, in a path it is not there", async () => {
    const [canton, { id }] = [await createRegion(server.db), await createSubcategory(server.db)];
    const path = `/Company/Get/subregion/${canton.id}/subcategory/${id}`;
    expect((await call("GET", path, "company.matching")).json()).toMatchObject({ status: 404, code: "NOT_FOUND" });
    const requests = calls.find(({ name }) => name === "jobRequest.listForAdmin")?.procedure;
    expect(requests && (await listed(requests, { subregionId: canton.id }))).toEqual({ status: 200, items: [] });
  });
});
