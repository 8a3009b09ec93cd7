import { byteCalls } from "@metiro/shared/byte-calls";
import { callRefusal, permissions, type ProcedurePath } from "@metiro/shared/permissions";
import { describe, expect, test } from "vitest";
import type { Procedure } from "../../../trpc/rest/procedure.ts";
import { restRouteOf } from "../../../trpc/rest/route.ts";
import { testApp } from "../../app/app.ts";
import { callOn, pathFields, procedures, type Surface, surfaces, streams, unfit } from "../../surface/calls.ts";
import { badTokens, confirmed, people, person, unconfirmed, type Who } from "../../surface/people.ts";

const server = await testApp();
const { app } = server;
const everybody = await people(server);
const refusedTokens = await badTokens(server);
const isRow = (path: string): path is ProcedurePath => Object.hasOwn(permissions, path);

test("every procedure has the row of the table that bears its name, and every row its procedure", () => {
  expect(procedures.map(({ path, meta }) => [path, meta.permission])).toEqual(
    procedures.map(({ path }) => [path, path]),
  );
  expect([...procedures.map(({ path }) => path), ...streams, ...byteCalls].sort()).toEqual(
    Object.keys(permissions).sort(),
  );
});

test("every procedure has a place under /api, and none shares it", () => {
  const places = procedures.map((procedure) => {
    const place = restRouteOf(procedure);
    return place ? `${place.method} ${place.url.replaceAll(/:\w+/g, ":x").toLowerCase()}` : procedure.path;
  });
  expect(places.filter((place) => !place.includes("/"))).toEqual([]);
  expect(places).toEqual([...new Set(places)]);
});

/** An input that cannot even be read, so that nothing is carried out; a path and a query have no such thing. */
const broken = (procedure: Procedure) => ({
  raw: "{broken",
  input: { ...Object.fromEntries(pathFields(procedure).map((name) => [name, unfit])), pageNumber: "x" },
});

/** Whether that input is one that the call cannot accept; a query whose fields are all optional may do without them. */
const isBreakable = (surface: Surface, { takesInput, meta, fields }: Procedure) => {
  const { method = "GET", path = "" } = meta.openapi ?? {};
  const inQuery = method === "GET" || method === "DELETE";
  return takesInput && (surface === "tRPC" || !inQuery || path.includes("{") || Object.hasOwn(fields, "pageNumber"));
};

const guardCodes = new Set<unknown>(["UNAUTHORIZED", "FORBIDDEN", "EMAIL_NOT_CONFIRMED"]);
const told = { UNAUTHORIZED: 401, FORBIDDEN: 403, EMAIL_NOT_CONFIRMED: 403 } as const;
const everyCall = surfaces.flatMap((surface) =>
  procedures.map((procedure) => ({ surface, procedure, path: procedure.path })),
);

/** Who passes the guard is stopped by the input; a call that takes none is carried out, by somebody who is new. */
async function guardOf(surface: Surface, procedure: Procedure, who: Who) {
  const { authorization } = procedure.takesInput ? everybody[who] : await person(server, who);
  return callOn(surface, app, procedure, { ...broken(procedure), authorization });
}

describe.each(everyCall)("$surface $path", ({ surface, procedure }) => {
  test.each([...confirmed, ...unconfirmed])("by %s", async (who) => {
    const { caller } = everybody[who];
    const refusal = isRow(procedure.path) ? callRefusal(procedure.path, caller) : "no row";
    const { status, problem, answer } = await guardOf(surface, procedure, who);
    if (refusal) {
      expect(problem).toMatchObject({ code: refusal, requestId: answer.headers["x-request-id"] });
      expect(status).toBe(problem?.status);
      expect(told).toHaveProperty(refusal, status);
    } else {
      expect(guardCodes).not.toContain(problem?.code);
      if (isBreakable(surface, procedure)) expect(status).toBe(400);
      else expect(status).toBeLessThan(500);
    }
  });

  test("by a token that is not good, whatever is sent", async () => {
    for (const [name, authorization] of Object.entries(refusedTokens)) {
      const { status, problem } = await callOn(surface, app, procedure, { ...broken(procedure), authorization });
      expect({ name, status, code: problem?.code }).toEqual({ name, status: 401, code: "UNAUTHORIZED" });
    }
  });
});

describe.each(Object.entries(refusedTokens))("a file and a token that is %s", (_name, authorization) => {
  test("is 401", async () => {
    const upload = { method: "POST", url: "/api/File/Upload", headers: { authorization } } as const;
    const file = { url: "/api/File/0199f0c0-0000-7000-8000-00000000dead", headers: { authorization } };
    for (const call of [upload, file]) {
      const answer = await app.inject(call);
      expect(answer.json()).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
    }
  });
});
