import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { testApp } from "../test/app.ts";
import type { OpenApiDocument } from "./document.ts";

const { app } = await testApp();
const answer = await app.inject({ url: "/api/openapi.json" });
const document = answer.json<OpenApiDocument & { servers: { url: string }[] }>();

test("the document is valid OpenAPI 3.1", async () => {
  expect(document.openapi).toBe("3.1.0");
  expect(document.servers).toEqual([{ url: "/api" }]);
  const config = await createConfig({
    extends: ["recommended"],
    rules: { "info-license": "off", "no-ambiguous-paths": "off", "operation-4xx-response": "error" },
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

test("answers are wrapped in data, refusals are problems", () => {
  const operation = document.paths["/JobRequest/Get/{id}"]?.["get"];
  expect(operation?.responses["200"]).toMatchObject({
    content: { "application/json": { schema: { required: ["data"], properties: { data: { type: "object" } } } } },
  });
  expect(Object.keys(operation?.responses ?? {})).toEqual(["200", "400", "401", "403", "404", "429", "500", "503"]);
  expect(document.components.responses).toMatchObject({
    404: { content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } } },
  });
  expect(Object.keys(document.components.schemas).filter((name) => name.startsWith("error."))).toEqual([]);
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
  const read = document.paths["/JobRequest/Get/{id}"]?.["get"]?.responses["200"];
  expect(saved?.content["application/json"]?.schema.properties?.["questions"]).toEqual(form);
  expect(read).toHaveProperty("content.application/json.schema.properties.data.properties.form".split("."), form);
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
  expect(document.paths["/Region/All"]?.["get"]?.security).toEqual([{}, { bearer: [] }]);
  expect(document.paths["/Region/Add"]?.["post"]?.security).toEqual([{ bearer: [] }]);
});

test("a call that takes an idempotency key says so", () => {
  const parameters = document.paths["/JobRequest/Create"]?.["post"]?.parameters;
  expect(parameters).toMatchObject([{ in: "header", name: "Idempotency-Key" }]);
});
