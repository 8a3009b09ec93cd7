import { describe, expect, test } from "vitest";
import { testApp } from "../../test/app/app.ts";

const { app, signedIn } = await testApp();
const admin = await signedIn("Admin");
const client = await signedIn("Tenderer");
const nobodys = "0199f0c0-0000-7000-8000-00000000dead";

describe("what a route answers", () => {
  test("the payload comes as data, with 200", async () => {
    const answer = await app.inject({ url: "/api/Region/All" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("private, no-cache");
    expect(answer.json()).toEqual({ data: [] });
  });

  test.each(["/api/region/all", "/API/REGION/ALL", "/api/Region/All/"])("%s is the same path", async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(200);
  });

  test("a body reaches the procedure, and the answer comes back", async () => {
    const headers = { authorization: admin.authorization };
    const added = await app.inject({
      method: "POST",
      url: "/api/Region/Add",
      headers,
      payload: { name: "Uri", other: 1 },
    });
    expect(added.statusCode).toBe(200);
    const { id } = added.json<{ data: { id: string } }>().data;
    const gone = await app.inject({ method: "DELETE", url: `/api/Region/Delete/${id}`, headers });
    expect(gone.json()).toEqual({ data: { id } });
  });

  test("query fields of a POST are read as what they are", async () => {
    const headers = { authorization: client.authorization };
    const url = "/api/JobRequest/GetAllForTenderer?pageNumber=2&pageSize=7";
    const answer = await app.inject({ method: "POST", url, headers, payload: {} });
    expect(answer.json()).toMatchObject({ data: { pageNumber: 2, pageSize: 7, items: [] } });
    const empty = await app.inject({ method: "POST", url, headers });
    expect(empty.statusCode).toBe(200);
  });

  test("a bare array stands for its field", async () => {
    const headers = { authorization: admin.authorization };
    const url = `/api/JobRequest/${nobodys}/send-to-companies`;
    for (const payload of [[nobodys], { companyIds: [nobodys] }])
      expect((await app.inject({ method: "POST", url, headers, payload })).json()).toMatchObject({ code: "NOT_FOUND" });
    const wrong = await app.inject({ method: "POST", url, headers, payload: ["x"] });
    expect(wrong.json()).toMatchObject({
      status: 400,
      errors: { "companyIds.0": ["Cette valeur n’est pas correcte."] },
    });
  });
});

describe("the order of refusals", () => {
  const url = `/api/JobRequest/${nobodys}/send-to-companies`;
  const send = (authorization?: string, payload = "{broken") =>
    app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/json", ...(authorization && { authorization }) },
      payload,
    });

  test("401 before 403 before 400 before 404", async () => {
    expect((await send()).json()).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
    expect((await send("Bearer forged")).json()).toMatchObject({ status: 401 });
    expect((await send(client.authorization)).json()).toMatchObject({ status: 403, code: "FORBIDDEN" });
    expect((await send(admin.authorization)).json()).toMatchObject({ status: 400, code: "MALFORMED_JSON" });
    expect((await send(admin.authorization, "{}")).json()).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
    expect((await send(admin.authorization, `["${nobodys}"]`)).json()).toMatchObject({ status: 404 });
  });

  test("an unconfirmed e-mail is told as such, after the role", async () => {
    const unconfirmed = await signedIn("Tenderer", { emailConfirmed: false });
    expect((await send(unconfirmed.authorization)).json()).toMatchObject({ code: "FORBIDDEN" });
    const headers = { authorization: unconfirmed.authorization };
    const create = await app.inject({ method: "POST", url: "/api/JobRequest/Create", headers, payload: {} });
    expect(create.json()).toMatchObject({ status: 403, code: "EMAIL_NOT_CONFIRMED" });
    expect((await app.inject({ url: "/api/Auth/Profile", headers })).statusCode).toBe(200);
  });
});

describe("paths and methods that are not there", () => {
  test.each(["/api/nothing", "/api/Auth/sign-in", "/api/File/019a52a4-8b1e-7f3c-9d57-2f6f0c5b1a90", "/api/%ff"])(
    "the refusal of %s is kept by nobody",
    async (url) => {
      const { statusCode, headers } = await app.inject({ url });
      expect([statusCode >= 400, headers["cache-control"]]).toEqual([true, "no-store"]);
    },
  );

  test("an unknown path is 404", async () => {
    const answer = await app.inject({ url: "/api/Nothing/Here" });
    expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
    expect(answer.json()).toMatchObject({ status: 404, code: "NOT_FOUND", requestId: answer.headers["x-request-id"] });
  });

  test.each([
    ["GET", "/api/Auth/sign-in", "POST"],
    ["POST", "/api/region/ALL", "GET, HEAD"],
    ["PUT", `/api/JobRequest/Get/${nobodys}?x=1`, "GET, HEAD"],
    ["PATCH", `/api/Region/Delete/${nobodys}`, "DELETE"],
  ] as const)("%s %s is 405", async (method, url, allow) => {
    const answer = await app.inject({ method, url });
    expect(answer.json()).toMatchObject({ status: 405, code: "METHOD_NOT_ALLOWED" });
    expect(answer.headers["allow"]).toBe(allow);
  });

  test("HEAD is answered where GET is", async () => {
    expect((await app.inject({ method: "HEAD", url: "/api/Region/All" })).statusCode).toBe(200);
  });
});

describe("the reader's language", () => {
  const url = "/api/Nothing/Here";
  test.each([
    [{}, "Introuvable"],
    [{ "accept-language": "en-US,en;q=0.9" }, "Not found"],
    [{ cookie: "lang=en" }, "Not found"],
    [{ cookie: "lang=fr", "accept-language": "en" }, "Introuvable"],
    [{ cookie: "lang=it", "accept-language": "en" }, "Introuvable"],
  ])("%o", async (headers, title) => {
    expect((await app.inject({ url, headers })).json()).toMatchObject({ title });
  });
});

test("REST leaves the schemas strict: typed calls still refuse a text for a number", async () => {
  const headers = { authorization: client.authorization };
  const paged = await app.inject({ method: "POST", url: "/api/JobRequest/GetAllForTenderer?pageNumber=1", headers });
  expect(paged.statusCode).toBe(200);
  const input = encodeURIComponent(JSON.stringify({ pageNumber: "1" }));
  const typed = await app.inject({ url: `/trpc/jobRequest.listForTenderer?input=${input}`, headers });
  expect(typed.statusCode).toBe(400);
  expect(typed.json()).toMatchObject({
    error: { data: { problem: { code: "VALIDATION_FAILED", errors: { pageNumber: ["Indiquez un nombre."] } } } },
  });
});
