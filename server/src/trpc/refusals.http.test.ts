import type { Problem } from "@metiro/shared/errors/codes";
import { describe, expect, test } from "vitest";
import { testApp } from "../test/app/app.ts";
import { createCategory, createJobRequest } from "../factories/index.ts";

const { app, db, signedIn } = await testApp();
const admin = await signedIn("Admin");
const company = await signedIn("Company");
const client = await signedIn("Tenderer");

/** What both surfaces answer to the same wrong input: REST in its body, a typed call in its error. */
async function refusedTwice(authorization: string, procedure: string, path: string, payload: object) {
  const post = (url: string) => app.inject({ method: "POST", url, headers: { authorization }, payload });
  const { requestId: _, ...rest } = (await post(`/api/${path}`)).json<Problem>();
  const typed = (await post(`/trpc/${procedure}`)).json<{ error: { data: { problem: Problem } } }>();
  const { requestId: __, ...other } = typed.error.data.problem;
  expect(other).toEqual(rest);
  return rest;
}

describe("the failure flags of the specification are on the wire", () => {
  test.each([
    ["invalidSwissMobile", "tenderer.update", "Tenderer/update", { phone: "079 123 45" }, client],
    ["invalidSwissMobile", "company.update", "Company/update", { phone: "079 12" }, company],
    ["invalidWebsite", "company.update", "Company/update", { website: "http://exemple.ch" }, company],
  ])("%s of %s", async (rule, procedure, path, payload, { authorization }) => {
    const problem = await refusedTwice(authorization, procedure, path, payload);
    const [field = ""] = Object.keys(payload);
    expect(problem).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
    expect(problem.faults).toEqual([{ path: field, rule, params: {} }]);
    expect(problem.errors?.[field]).toHaveLength(1);
  });
});

test("a rule with figures tells them", async () => {
  const problem = await refusedTwice(admin.authorization, "region.add", "Region/Add", { name: "x".repeat(500) });
  expect(problem.faults).toEqual([{ path: "name", rule: "tooLong", params: { maxLength: expect.any(Number) } }]);
});

test("the revision that stands is told", async () => {
  const { id } = await createCategory(db);
  const payload = { id, name: "Chauffage", baseRevision: 41 };
  const headers = { authorization: admin.authorization };
  const answer = await app.inject({ method: "POST", url: `/api/Category/Update/${id}`, headers, payload });
  expect(answer.json()).toMatchObject({ status: 409, code: "REVISION_CONFLICT", params: { revision: 1 } });
});

test("how much still uses what is to be deleted is told", async () => {
  const request = await createJobRequest(db);
  const headers = { authorization: admin.authorization };
  const answer = await app.inject({
    method: "DELETE",
    url: `/api/SubCategory/Delete/${request.subcategoryId}`,
    headers,
  });
  expect(answer.json()).toMatchObject({ status: 409, code: "IN_USE", params: { count: 1 } });
});

test("a page asks for its own language, whatever the cookie says: the back office is French", async () => {
  const headers = { authorization: admin.authorization, cookie: "lang=en", "x-language": "fr" };
  const answer = await app.inject({ method: "POST", url: "/api/Region/Add", headers, payload: { name: "" } });
  expect(answer.json()).toMatchObject({ errors: { name: ["Ce champ est obligatoire."] } });
});
