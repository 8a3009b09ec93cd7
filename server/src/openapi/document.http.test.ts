import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { documented } from "../app/docs.ts";
import { testApp } from "../test/app.ts";
import type { JsonSchema, OpenApiDocument } from "./schema.ts";
import { proceduresOf } from "../trpc/rest/procedure.ts";
import { appRouter } from "../app/router.ts";

const { app } = await testApp();
const procedures = proceduresOf(appRouter);
const answer = await app.inject({ url: "/api/openapi.json" });
const document = answer.json<OpenApiDocument & { servers: { url: string }[] }>();

test("the document is valid OpenAPI 3.1", async () => {
  expect(document.openapi).toBe("3.1.0");
  expect(document.servers).toEqual([{ url: "/api" }]);
  const config = await createConfig({
    extends: ["recommended-strict"],
    rules: {
      // Nobody gives out this API under a licence.
      "info-license": "off",
      // The specification's own paths: `JobRequest/Get/{id}` beside `JobRequest/{id}/cancel`.
      "no-ambiguous-paths": "off",
      "operation-4xx-response": "error",
      "operation-description": "error",
      "operation-singular-tag": "error",
      "operation-tag-defined": "error",
      "parameter-description": "error",
      "tag-description": "error",
      "no-duplicated-tag-names": "error",
      "no-invalid-parameter-examples": { severity: "error", allowAdditionalProperties: false },
      "no-invalid-media-type-examples": { severity: "error", allowAdditionalProperties: false },
      "no-invalid-schema-examples": { severity: "error", allowAdditionalProperties: false },
      "no-unused-components": "error",
      "component-name-unique": "error",
    },
  });
  const faults = await lintFromString({ source: answer.payload, absoluteRef: "openapi.json", config });
  expect(faults.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ""}`)).toEqual(
    [],
  );
});

test("it is answered with 304 to who has it", async () => {
  const etag = answer.headers["etag"];
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const again = await app.inject({ url: "/api/openapi.json", headers: { "if-none-match": String(etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.payload).toBe("");
});

/** Every schema below a place, with the way to it. */
function* schemasIn(value: unknown, at: string): Generator<[string, JsonSchema]> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (["example", "examples", "default", "enum"].includes(key)) continue;
    if (key === "properties")
      for (const [name, field] of Object.entries(inner as Record<string, JsonSchema>)) yield [`${at}.${name}`, field];
    yield* schemasIn(inner, key === "properties" || key === "content" ? at : `${at}.${key}`);
  }
}

test("every field, however deep, is described", () => {
  const fields = [...schemasIn(document.paths, ""), ...schemasIn(document.components, "")];
  expect(fields.length).toBeGreaterThan(500);
  expect(fields.filter(([, { description }]) => (description?.length ?? 0) < 8).map(([at]) => at)).toEqual([]);
});

test("a shape has its texts from one slice, and a name of its own", () => {
  const twice = (values: readonly unknown[]) => values.filter((value, at) => values.indexOf(value) !== at);
  const names = documented.flatMap(({ name }) => name ?? []);
  expect(twice(names)).toEqual([]);
  expect(twice(documented.map(({ schema }) => schema)).length).toBe(0);
});

test("every call has an example of what is sent and of what is answered, and the first is a right input", () => {
  for (const { path, meta, inputs } of procedures) {
    const operation = document.paths[meta.openapi?.path ?? ""]?.[meta.openapi?.method.toLowerCase() ?? ""];
    expect(operation?.responses["200"], path).toHaveProperty(["content", "application/json", "example", "data"]);
    const sent = operation?.requestBody?.content["application/json"]?.example;
    if (!sent) continue;
    const id = "0199f0c0-5b7e-7cc2-8a51-3f6d2c9be001";
    const inPath = Object.fromEntries(
      [...(meta.openapi?.path ?? "").matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, id]),
    );
    const body = Array.isArray(sent) ? { [meta.rest?.bodyAs ?? ""]: sent } : sent;
    for (const input of inputs)
      expect({ path, ...input.safeParse({ ...body, ...inPath }) }).toMatchObject({ path, success: true });
  }
});

test("the calls that carry bytes are there", () => {
  expect(Object.keys(document.paths["/File/Upload"]?.["post"]?.requestBody?.content ?? {})).toEqual([
    "multipart/form-data",
  ]);
  expect(document.paths["/File/{id}"]?.["get"]?.responses["200"]).toHaveProperty(["content", "image/webp"]);
});

test("answers are wrapped in data, refusals are problems", () => {
  const operation = document.paths["/JobRequest/Get/{id}"]?.["get"];
  expect(operation?.responses["200"]).toMatchObject({
    content: {
      "application/json": {
        schema: { required: ["data"], properties: { data: { $ref: "#/components/schemas/JobRequest" } } },
      },
    },
  });
  expect(Object.keys(operation?.responses ?? {})).toEqual(["200", "400", "401", "403", "404", "429", "500", "503"]);
  expect(document.components.responses).toMatchObject({
    404: { content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } } },
  });
  expect(Object.keys(document.components.schemas).filter((name) => /error\.|__/.test(name))).toEqual([]);
});

test("the query fields of a POST stand in the query and nowhere else", () => {
  const operation = document.paths["/JobRequest/GetAllForAdmin"]?.["post"];
  expect(operation?.parameters).toMatchObject([
    { in: "query", name: "pageNumber", required: false, schema: { type: "integer", default: 1 } },
    { in: "query", name: "pageSize", required: false, schema: { type: "integer", default: 10, maximum: 100 } },
  ]);
  const body = operation?.requestBody;
  expect(body?.required).toBe(false);
  expect(Object.keys(body?.content["application/json"]?.schema.properties ?? {})).not.toContain("pageNumber");
});

test("a form that is read is described as the form that is saved", () => {
  const form = { $ref: "#/components/schemas/QuestionForm" };
  const saved = document.paths["/SubCategory/Update/Questions/{id}"]?.["post"]?.requestBody;
  expect(saved?.content["application/json"]?.schema.properties?.["questions"]).toMatchObject(form);
  expect(document.components.schemas["JobRequest"]?.properties?.["form"]).toMatchObject(form);
  expect(document.components.schemas["QuestionForm"]).toMatchObject({ required: ["version", "steps"] });
});

test("a body that is a list is a list", () => {
  const operation = document.paths["/JobRequest/{id}/send-to-companies"]?.["post"];
  expect(operation?.requestBody).toMatchObject({
    required: true,
    content: {
      "application/json": { schema: { type: "array", minItems: 1, maxItems: 20, items: { type: "string" } } },
    },
  });
});

test("who must be signed in follows from the permissions", () => {
  expect(document.paths["/Region/All"]?.["get"]?.security).toEqual([]);
  expect(document.paths["/Blog/All"]?.["get"]?.security).toEqual([{ bearer: [] }, {}]);
  expect(document.paths["/Region/Add"]?.["post"]?.security).toEqual([{ bearer: [] }]);
});

test("a call that takes an idempotency key says so", () => {
  const parameters = document.paths["/JobRequest/Create"]?.["post"]?.parameters;
  expect(parameters).toMatchObject([{ in: "header", name: "Idempotency-Key" }]);
});

test("a call tells the refusals that it can give, by code and by status, and no others", () => {
  const told = (path: string, method: string) => document.paths[path]?.[method];
  const signIn = told("/Auth/sign-in", "post");
  expect(signIn?.description).toContain(
    "Refused with: `LOGIN_FAILED` (401), `ACCOUNT_LOCKED` (403), `SECOND_FACTOR_REQUIRED` (403).",
  );
  expect(Object.keys(signIn?.responses ?? {})).toEqual(["200", "400", "401", "403", "413", "415", "429", "500", "503"]);
  expect(Object.keys(told("/Region/All", "get")?.responses ?? {})).toEqual(["200", "400", "401", "429", "500", "503"]);
  expect(Object.keys(told("/Auth/sign-out", "post")?.responses ?? {})).not.toContain("409");
  expect(told("/JobRequest/{id}/cancel", "post")?.["x-refusals"]).toEqual(
    expect.arrayContaining(["FORBIDDEN", "EMAIL_NOT_CONFIRMED", "NOT_FOUND", "STATUS_CONFLICT", "JOB_DONE"]),
  );
});
