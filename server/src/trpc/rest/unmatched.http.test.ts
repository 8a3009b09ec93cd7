import { describe, expect, test } from "vitest";
import { testApp } from "../../test/app/app.ts";

const pages = {
  render: async () => new Response("<h1>A page</h1>", { headers: { "content-type": "text/html" } }),
  messages: () => ({}),
  patternOf: () => "/$",
  publicPatterns: ["/"],
  pictogram: () => "<svg/>",
};
const { app, signedIn } = await testApp({ web: { pages: async () => pages } });
const admin = await signedIn("Admin");
const id = "0199f0c0-0000-7000-8000-00000000dead";

const accepts = ["*/*", "application/json", "text/html,application/xhtml+xml", undefined];
const ask = (method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS", url: string, accept?: string) =>
  app.inject({ method, url, headers: accept === undefined ? {} : { accept } });

test("other paths are pages", async () => {
  expect((await ask("GET", "/nope", "*/*")).payload).toBe("<h1>A page</h1>");
});

describe.each(["/api", "/trpc"])("what %s does not know", (prefix) => {
  const unknown = ["/nope/x", "/Auth/sign-in/more", `/Blog/Get/${"x".repeat(1900)}/y`, "/%20/%20", "/docs/files/../x"];
  test.each(unknown)("…%s is 404 for every method", async (rest) => {
    for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const)
      for (const accept of accepts) {
        const answer = await ask(method, `${prefix}${rest}`, accept);
        expect([method, accept, answer.statusCode]).toEqual([method, accept, 404]);
        expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
        if (method !== "HEAD") expect(answer.json()).toMatchObject({ status: 404, code: "NOT_FOUND" });
      }
  });
});

test.each([
  ["GET", "/api/Auth/sign-in", "POST"],
  ["HEAD", "/api/Auth/sign-in", "POST"],
  ["GET", "/api/JobRequest/GetAllForAdmin?pageSize=1", "POST"],
  ["GET", "/API/jobrequest/EXPORT", "POST"],
  ["POST", "/api/region/ALL", "GET, HEAD"],
  ["OPTIONS", "/api/Region/All", "GET, HEAD"],
  ["PUT", `/api/JobRequest/Get/${id}?x=1`, "GET, HEAD"],
  ["GET", `/api/Region/Delete/${id}`, "DELETE"],
  ["DELETE", `/api/File/${id}`, "GET, HEAD"],
  ["POST", "/api/openapi.json", "GET, HEAD"],
  ["POST", "/api", "GET, HEAD"],
  ["DELETE", "/api/docs/", "GET, HEAD"],
] as const)("%s %s is 405 with Allow", async (method, url, allow) => {
  for (const accept of accepts) {
    const answer = await ask(method, url, accept);
    expect(answer.statusCode).toBe(405);
    expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
    expect(answer.headers["allow"]).toBe(allow);
    if (method !== "HEAD") expect(answer.json()).toMatchObject({ status: 405, code: "METHOD_NOT_ALLOWED" });
  }
});

test.each([
  ["GET", `/api/Blog/Get/${"x".repeat(3000)}`],
  ["POST", "/api/Auth//sign-in"],
] as const)("%s %.40s is 404: the method is not what is wrong with it", async (method, url) => {
  const answer = await ask(method, url);
  expect(answer.json()).toMatchObject({ status: 404, code: "NOT_FOUND" });
  expect(answer.headers["allow"]).toBeUndefined();
});

test("what was sent to a path that is not there does not matter", async () => {
  const headers = { "content-type": "text/plain" };
  for (const url of ["/api/nope", "/trpc/no/pe"])
    expect((await app.inject({ method: "POST", url, headers, payload: "x" })).statusCode).toBe(404);
});

test.each(["/api", "/api/", "/API"])("%s leads to the reference", async (url) => {
  const answer = await ask("GET", url, "*/*");
  expect([answer.statusCode, answer.headers["location"]]).toEqual([302, "/api/docs"]);
  expect((await ask("GET", "/api/docs")).headers["content-type"]).toMatch(/^text\/html/);
});

describe("typed calls", () => {
  test.each([
    ["GET", "/trpc/region.add", "POST"],
    ["PUT", "/trpc/region.add", "POST"],
    ["PUT", "/trpc/region.list", "GET, HEAD, POST"],
    ["DELETE", "/trpc/region.list", "GET, HEAD, POST"],
  ] as const)("%s %s is 405 with Allow", async (method, url, allow) => {
    const answer = await app.inject({ method, url, headers: { authorization: admin.authorization } });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers["allow"]).toBe(allow);
    expect(answer.json()).toMatchObject({ error: { data: { problem: { code: "METHOD_NOT_ALLOWED" } } } });
  });

  test("a procedure that is not there is 404 in the shape of typed calls", async () => {
    const answer = await ask("GET", "/trpc/nope", "*/*");
    expect(answer.json()).toMatchObject({ error: { data: { problem: { status: 404, code: "NOT_FOUND" } } } });
  });

  test.each(["region.add", "x"])("POST %s without a content type is a problem, never bare text", async (path) => {
    for (const payload of [undefined, "{}"]) {
      const headers = { authorization: admin.authorization };
      const answer = await app.inject({ method: "POST", url: `/trpc/${path}`, headers, ...(payload && { payload }) });
      expect(answer.headers["content-type"]).toMatch(/^application\/json/);
      expect(answer.json()).toMatchObject({ error: { data: { problem: { code: expect.any(String) } } } });
    }
  });
});
