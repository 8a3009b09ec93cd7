import { describe, expect, test } from "vitest";
import { testApp } from "../app/app.ts";
import { people } from "../surface/people.ts";

/** The calls of the specification, to the letter; clients that were written for it send exactly these. */
const calls = `
POST Auth/sign-in
POST Auth/sign-up-tenderer
POST Auth/sign-up-company
POST Auth/reset-password
POST Auth/send-verification-code
POST Auth/verify-code
POST Auth/forgot-password
POST Auth/change-password
GET Auth/Profile
POST Auth/create-company-admin
GET User/GetAll
DELETE User/Delete/{id}
GET Company/All
GET Company
GET Company/Get/subregion/{subregionId}/subcategory/{subcategoryId}
POST Company/update
PUT Company/subcategories
PUT Company/subregions
POST Company/complete-profile
GET Tenderer/All
GET Tenderer
POST Tenderer/update
POST Tenderer/complete-profile
GET Category/All
GET Category/Get/{id}
POST Category/GetByName
POST Category/Add
POST Category/Update/{id}
DELETE Category/Delete/{id}
GET SubCategory/All
GET SubCategory/Get/{id}
POST SubCategory/GetByName
GET SubCategory/All/{categoryId}
POST SubCategory/Add
POST SubCategory/Update/{id}
DELETE SubCategory/Delete/{id}
POST SubCategory/Update/Questions/{id}
GET Region/All
GET Region/WithSubregions
POST Region/All-filtered
POST Region/Add
POST JobRequest/Create
POST JobRequest/GetAllForTenderer
POST JobRequest/GetAllForCompanies
POST JobRequest/GetAllForAdmin
POST JobRequest/{id}/send-to-companies
GET JobRequest/Get/{id}
POST JobRequest/{id}/cancel
GET Subscription/All
GET Subscription/All/Company/{companyId}
GET Subscription/Company
POST Subscription/Create
GET Dashboard
GET Dashboard/job-requests/last-week
GET Blog/All
GET Blog/Get/{id}
POST Blog/Add
POST Blog/Update/{id}
DELETE Blog/Delete/{id}
GET ApplicationConfig/All
POST ApplicationConfig/Update/{appconfigId}
`
  .trim()
  .split("\n")
  .map((line) => line.split(" ") as ["GET" | "POST" | "PUT" | "DELETE", string]);

const server = await testApp();
const { app } = server;
const { admin, tenderer, company } = await people(server);
const bearer = (authorization: string | undefined) => ({ authorization: authorization ?? "" });
const paths = (await app.inject({ url: "/api/openapi.json" })).json<{ paths: Record<string, object> }>().paths;

const lower = (text: string) => text.toLowerCase();
const upper = (text: string) => text.toUpperCase();

describe.each(calls)("%s %s", (method, path) => {
  const url = (as: (path: string) => string) =>
    `/api/${as(path.replaceAll(/\{\w+\}/g, "0199f0c0-0000-7000-8000-00000000dead"))}`;

  test("is there, however it is written", async () => {
    for (const as of [String, lower, upper, (text: string) => `${text}/`]) {
      const answer = await app.inject({ method, url: url(as), headers: { authorization: "Bearer none" } });
      // Every call refuses a token that is none; a path that is not there cannot.
      expect(answer.json()).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
    }
  });

  test("is in the document", () => {
    expect(paths[`/${path}`]).toHaveProperty(method.toLowerCase());
  });
});

describe("paged lists", () => {
  const lists = [
    ["GET", "Company/All", admin],
    ["GET", "Tenderer/All", admin],
    ["GET", "User/GetAll", admin],
    ["GET", "Subscription/All", admin],
    ["GET", "Blog/All", admin],
    ["POST", "JobRequest/GetAllForAdmin", admin],
    ["POST", "JobRequest/GetAllForTenderer", tenderer],
    ["POST", "JobRequest/GetAllForCompanies", company],
  ] as const;

  test.each(lists)("%s %s pages as it should", async (method, path, { authorization }) => {
    const page = async (query: string) =>
      app.inject({ method, url: `/api/${path}${query}`, headers: bearer(authorization) });
    expect((await page("")).json()).toMatchObject({
      data: {
        items: expect.any(Array),
        totalCount: expect.any(Number),
        pageNumber: 1,
        pageSize: 10,
        totalPages: expect.any(Number),
      },
    });
    expect((await page("?pageNumber=1000&pageSize=100")).json()).toMatchObject({
      data: { items: [], pageNumber: 1000, pageSize: 100 },
    });
    for (const wrong of [
      "pageSize=0",
      "pageSize=101",
      "pageSize=abc",
      "pageNumber=0",
      "pageNumber=-1",
      "pageNumber=1.5",
    ])
      expect((await page(`?${wrong}`)).json(), wrong).toMatchObject({
        status: 400,
        code: "VALIDATION_FAILED",
        errors: { [wrong.split("=")[0] ?? ""]: [expect.any(String)] },
      });
  });
});

describe("bodies", () => {
  test.each([
    ["PUT", "Company/subcategories", company, "subcategoryIds"],
    ["PUT", "Company/subregions", company, "subregionIds"],
    ["POST", "JobRequest/0199f0c0-0000-7000-8000-00000000dead/send-to-companies", admin, "companyIds"],
  ] as const)("%s %s takes a bare list as well as an object", async (method, path, { authorization }, field) => {
    const call = async (payload: object) =>
      app.inject({ method, url: `/api/${path}`, headers: bearer(authorization), payload });
    const ids = ["0199f0c0-0000-7000-8000-00000000beef"];
    const [bare, object] = [await call(ids), await call({ [field]: ids })];
    expect(bare.statusCode).toBeLessThan(500);
    expect({ ...bare.json(), requestId: "" }).toEqual({ ...object.json(), requestId: "" });
    expect((await call({ [field]: "x" })).json()).toMatchObject({
      status: 400,
      errors: { [field]: expect.any(Array) },
    });
  });

  test.each(["", "{}", "null"])("a call that needs nothing takes %j", async (payload) => {
    const headers = { ...bearer(tenderer.authorization), "content-type": "application/json" };
    const answer = await app.inject({ method: "POST", url: "/api/JobRequest/GetAllForTenderer", headers, payload });
    expect(answer.statusCode).toBe(200);
  });
});

describe("other methods", () => {
  test.each(["OPTIONS", "PATCH", "TRACE", "PUT"] as const)(
    "%s is 405 with the methods that are allowed",
    async (method) => {
      const answer = await app.inject({ method, url: "/api/Region/All" });
      expect(answer.json()).toMatchObject({ status: 405, code: "METHOD_NOT_ALLOWED" });
      expect(answer.headers["allow"]).toBe("GET, HEAD");
    },
  );

  test("HEAD has the headers of GET and no body; on a POST it is 405", async () => {
    const head = await app.inject({ method: "HEAD", url: "/api/Region/All" });
    expect([head.statusCode, head.payload]).toEqual([200, ""]);
    expect((await app.inject({ method: "HEAD", url: "/api/Auth/sign-in" })).statusCode).toBe(405);
  });
});
