import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { callsForKeysOf } from "@metiro/shared/permissions";
import { documented } from "../../app/docs.ts";
import { testApp } from "../../test/app/app.ts";
import { spelledOutDocument } from "../../test/surface/spelled-out.ts";
import { expanded } from "../compact/expanded.fixture.ts";
import { childSchemas } from "../compact/map-schemas.ts";
import { mapPlaces, withoutExamples } from "../compact/places.ts";
import { plain } from "../compact/plain.ts";
import { roleOfReader } from "./for-reader.ts";
import { openNames } from "../open-enums.ts";
import { withoutWords } from "../compact/share-schemas.ts";
import type { JsonSchema, OpenApiDocument } from "../schema.ts";
import { proceduresOf } from "../../trpc/rest/procedure.ts";
import { appRouter } from "../../app/router.ts";

const { app } = await testApp();
const procedures = proceduresOf(appRouter);
const answer = await app.inject({ url: "/api/openapi.json" });
const document = answer.json<OpenApiDocument & { servers: { url: string }[] }>();

const isToldOf = (path: string) => told.has(path.replace(".", "-"));
const told = new Set(
  Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId)),
);

async function faultsOf(source: string): Promise<string[]> {
  const config = await createConfig({
    extends: ["recommended-strict"],
    rules: {
      // Nobody gives out this API under a licence.
      "info-license": "off",
      // The specification's own paths: `JobRequest/Get/{id}` beside `JobRequest/{id}/cancel`.
      "no-ambiguous-paths": "off",
      // `default` stands for every refusal that is not told by row or state.
      "operation-4xx-response": "off",
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
  const faults = await lintFromString({ source, absoluteRef: "openapi.json", config });
  return faults.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ""}`);
}

test("the document is valid OpenAPI 3.1", async () => {
  expect(document.openapi).toBe("3.1.0");
  expect(document.servers).toEqual([{ url: "/api" }]);
  expect(await faultsOf(answer.payload)).toEqual([]);
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

test("every field, however deep, is described, where it is used or where its shape stands", () => {
  const fields = [...schemasIn(document.paths, ""), ...schemasIn(document.components, "")];
  expect(fields.length).toBeGreaterThan(500);
  const textOf = ({ description, $ref }: JsonSchema) =>
    description ?? document.components.schemas[String($ref).slice("#/components/schemas/".length)]?.description ?? "";
  const bare = fields.filter(([at, schema]) => textOf(schema).length < 8 && !isEnvelope(at));
  expect(bare.map(([at]) => at)).toEqual([]);
});

/** `{ data }` around an answer needs no words. */
const isEnvelope = (at: string) => at.endsWith("application/json.schema.data");

test("nothing is said twice: 2.1 kB a call in all, and no shape of more than 120 bytes stands in two places", () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const calls = operations.length;
  expect(operations.filter(({ responses }) => !responses["default"])).toEqual([]);
  expect(answer.payload.length / calls).toBeLessThan(2_100);
  const places = new Map<string, string[]>();
  mapPlaces(document, (schema, names) => {
    const visit = (one: JsonSchema, at: readonly string[]) => {
      const text = JSON.stringify(withoutWords(one));
      if (text.length > 120) places.set(text, [...(places.get(text) ?? []), at.join(" of ")]);
      for (const [inner, above] of childSchemas(one, at)) visit(inner, above);
    };
    visit(schema, names);
    return schema;
  });
  expect([...places.values()].filter((found) => found.length > 1)).toEqual([]);
});

test("every body and every set of values has a name of its own, and none is counted", () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ at: `${method} ${path}`, ...operation })),
  );
  const bodies = operations.flatMap(({ at, requestBody }) =>
    Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => ({ at: `${at} ${type}`, schema })),
  );
  expect(bodies.length).toBeGreaterThan(100);
  const isName = ({ $ref }: JsonSchema) => /^#\/components\/schemas\/[A-Z][A-Za-z]+$/.test(String($ref));
  expect(bodies.filter(({ schema }) => !isName(schema)).map(({ at }) => at)).toEqual([]);
  const inline: string[] = [];
  mapPlaces(document, (schema, names, isNamed) => {
    const visit = (one: JsonSchema, at: readonly string[], hasName: boolean) => {
      const values = (one["enum"] ?? one[openNames] ?? []) as unknown[];
      if (values.length > 1 && !hasName) inline.push(at.join(" of "));
      for (const [inner, above] of childSchemas(one, at)) visit(inner, above, false);
    };
    visit(schema, names, isNamed);
    return schema;
  });
  expect(inline).toEqual([]);
  const names = Object.values(document.components).flatMap((kind) => Object.keys(kind as object));
  expect(names.filter((name) => /[A-Za-z]\d/.test(name))).toEqual([]);
});

test.each([
  ["client", 350_000],
  ["company", 350_000],
  ["admin", 430_000],
] as const)(
  "the document of a %s has the calls that its keys may make, as the whole one tells them",
  async (reader, most) => {
    const { payload } = await app.inject({ url: `/api/openapi/${reader}.json` });
    expect(payload.length).toBeLessThan(most);
    const own = JSON.parse(payload) as OpenApiDocument;
    const calls = Object.values(own.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId = "" }) => operationId.replace("-", ".")),
    );
    expect(calls.toSorted()).toEqual(
      callsForKeysOf(roleOfReader[reader])
        .filter((path) => isToldOf(path))
        .toSorted(),
    );
    for (const [path, methods] of Object.entries(own.paths))
      for (const [method, operation] of Object.entries(methods))
        expect(expanded(operation, own)).toEqual(expanded(document.paths[path]?.[method], document));
    expect(await faultsOf(payload)).toEqual([]);
  },
);

test("what stands once says of each call what it said where it was written out", () => {
  const whole = mapPlaces(withoutExamples(spelledOutDocument), plain);
  for (const [path, methods] of Object.entries(whole.paths))
    for (const [method, { parameters, requestBody, responses }] of Object.entries(methods)) {
      const shown = document.paths[path]?.[method];
      const taken = parameters?.map(({ required, ...one }) => ({ ...one, ...(required && { required }) }));
      const told = { parameters: taken, requestBody, answer: responses["200"] };
      const short = { parameters: shown?.parameters, requestBody: shown?.requestBody, answer: shown?.responses["200"] };
      expect({ path, ...expanded(short, document) }).toEqual({ path, ...expanded(told, whole) });
    }
});

test("a shape has its texts from one slice, and a name of its own", () => {
  const twice = (values: readonly unknown[]) => values.filter((value, at) => values.indexOf(value) !== at);
  const names = documented.flatMap(({ name }) => name ?? []);
  expect(twice(names)).toEqual([]);
  expect(twice(documented.map(({ schema }) => schema)).length).toBe(0);
});

test("every call has an example of what is sent and of what is answered, and the first is a right input", () => {
  for (const { path, meta, inputs } of procedures) {
    const operation = spelledOutDocument.paths[meta.openapi?.path ?? ""]?.[meta.openapi?.method.toLowerCase() ?? ""];
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
  expect(operation?.responses["200"]).toEqual({ $ref: "#/components/responses/JobRequestAnswer" });
  expect(Object.keys(operation?.responses ?? {})).toEqual(["200", "404", "default"]);
  const problem = { content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } } };
  expect(document.components.responses).toMatchObject({
    404: problem,
    Refused: problem,
    JobRequestAnswer: {
      content: {
        "application/json": {
          schema: { required: ["data"], properties: { data: { $ref: "#/components/schemas/JobRequest" } } },
        },
      },
    },
  });
  expect(Object.keys(document.components.schemas).filter((name) => /error\.|__/.test(name))).toEqual([]);
});

test("the query fields of a POST stand in the query and nowhere else", () => {
  const operation = document.paths["/JobRequest/GetAllForAdmin"]?.["post"];
  expect(operation?.parameters).toEqual([
    { $ref: "#/components/parameters/PageNumber" },
    { $ref: "#/components/parameters/PageSize" },
    { $ref: "#/components/parameters/After" },
  ]);
  expect(document.components.parameters).toMatchObject({
    PageNumber: { in: "query", name: "pageNumber", schema: { type: "integer", default: 1 } },
    PageSize: {
      in: "query",
      name: "pageSize",
      schema: { type: "integer", default: 10, maximum: 100 },
    },
  });
  const body = operation?.requestBody;
  expect(body?.required).toBe(false);
  expect(body?.content["application/json"]?.schema).toEqual({
    $ref: "#/components/schemas/JobRequestListForAdminBody",
  });
  const { properties = {} } = document.components.schemas["JobRequestListForAdminBody"] ?? {};
  expect(Object.keys(properties)).not.toContain("pageNumber");
});

test("a form that is read is described as the form that is saved", () => {
  const form = { $ref: "#/components/schemas/QuestionForm" };
  const saved = document.components.schemas["SubCategoryUpdateQuestionsBody"];
  expect(saved?.properties?.["questions"]).toMatchObject(form);
  expect(document.components.schemas["JobRequest"]?.properties?.["form"]).toMatchObject(form);
  expect(document.components.schemas["QuestionForm"]).toMatchObject({ required: ["version", "steps"] });
});

test("a body that is a list is a list", () => {
  const operation = spelledOutDocument.paths["/JobRequest/{id}/send-to-companies"]?.["post"];
  expect(operation?.requestBody).toMatchObject({
    required: true,
    content: {
      "application/json": { schema: { type: "array", minItems: 1, maxItems: 20, items: { type: "string" } } },
    },
  });
});

test("who must be signed in follows from the permissions", () => {
  expect(document.paths["/Region/All"]?.["get"]?.security).toEqual([]);
  expect(document.paths["/Blog/All"]?.["get"]?.security).toEqual([{ bearer: [] }, { apiKey: [] }, {}]);
  expect(document.paths["/ApiKey/Add"]?.["post"]?.security).toEqual([{ bearer: [] }]);
  expect(document.paths["/Region/Add"]?.["post"]?.security).toBeUndefined();
  expect(document.security).toEqual([{ bearer: [] }, { apiKey: [] }]);
});

test("a call that takes an idempotency key says so", () => {
  const parameters = spelledOutDocument.paths["/JobRequest/Create"]?.["post"]?.parameters;
  expect(parameters).toMatchObject([{ in: "header", name: "Idempotency-Key" }]);
});

test("every call lists its refusals, those that carry bytes as well", () => {
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods))
      expect({ path, method, listed: Array.isArray(operation["x-refusals"]) }).toEqual({ path, method, listed: true });
  expect(document.paths["/File/Upload"]?.["post"]?.["x-refusals"]).toContain("IDEMPOTENCY_KEY_BUSY");
});

test("a call tells the refusals that it can give, by code and by status, and no others", () => {
  const told = (path: string, method: string) => document.paths[path]?.[method];
  const signIn = told("/Auth/sign-in", "post");
  expect(signIn?.["x-refusals"]).toEqual(["LOGIN_FAILED", "ACCOUNT_LOCKED", "SECOND_FACTOR_REQUIRED"]);
  expect(document["x-refusals"]).toMatchObject({
    LOGIN_FAILED: { status: 401, text: "Login failed" },
    TOO_MANY_REQUESTS: { status: 429, everywhere: true },
    // An API key without the scope is refused by every call, by those that are open to everybody too.
    FORBIDDEN: { status: 403, everywhere: true },
  });
  expect(told("/Notification/Devices", "post")?.["x-refusals"]).toContain("CONFLICT");
  expect(Object.keys(signIn?.responses ?? {})).toEqual(["200", "default"]);
  expect(Object.keys(told("/Auth/sign-out", "post")?.responses ?? {})).not.toContain("409");
  expect(told("/JobRequest/{id}/cancel", "post")?.["x-refusals"]).toEqual(
    expect.arrayContaining(["EMAIL_NOT_CONFIRMED", "NOT_FOUND", "STATUS_CONFLICT", "JOB_DONE"]),
  );
});
