import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { byteOperations, documented } from "../../app/docs.ts";
import { csvExports } from "../../app/exports.ts";
import { openApiDocument } from "../../openapi/document/document.ts";
import { openNames } from "../../openapi/open-enums.ts";
import type { JsonSchema } from "../../openapi/schema.ts";
import { appRouter } from "../../app/router.ts";
import { runNode, tools } from "../guide/run-node.ts";
import { schemasIn } from "../surface/schemas-in.ts";

const document = openApiDocument({
  router: appRouter,
  exports: csvExports,
  documented,
  byteOperations,
  baseUrl: "/api",
});
const operations = Object.entries(document.paths).flatMap(([where, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ at: `${method} ${where}`, operation })),
);
const schemaIn = (content: object | undefined) =>
  Object.values((content ?? {}) as Record<string, { schema: JsonSchema }>).map(({ schema }) => schema);

/** The shapes by name that parts of the document lead to, however many steps away. */
function reached(parts: unknown): string[] {
  const names = new Set<string>();
  const follow = (part: unknown) => {
    for (const [, kind = "", name = ""] of JSON.stringify(part ?? null).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
      if (names.has(`${kind}/${name}`)) continue;
      names.add(`${kind}/${name}`);
      follow((document.components as unknown as Record<string, Record<string, unknown>>)[kind]?.[name]);
    }
  };
  follow(parts);
  return [...names].flatMap((name) => (name.startsWith("schemas/") ? name.slice("schemas/".length) : []));
}
const inShapes = (names: readonly string[]) =>
  names.flatMap((name) => [...schemasIn(document.components.schemas[name] ?? {}, name)]);
const named = inShapes(reached(operations.map(({ operation }) => operation.responses)));
const namedInput = inShapes(reached(operations.map(({ operation }) => [operation.parameters, operation.requestBody])));
const sharedAnswers = Object.entries(document.components.responses) as [string, { content?: object }][];
const answered = [
  ...operations.map(({ at, operation }) => [at, operation.responses["200"] as { content?: object }] as const),
  ...sharedAnswers,
].flatMap(([at, { content }]) => schemaIn(content).flatMap((schema) => [...schemasIn(schema, at)]));
const asked = operations.flatMap(({ at, operation: { parameters = [], requestBody } }) => [
  ...parameters.flatMap(({ name, schema }) => (schema ? [...schemasIn(schema, `${at} ${name}`)] : [])),
  ...schemaIn(requestBody?.content).flatMap((schema) => [...schemasIn(schema, at)]),
]);
const all = [...named, ...namedInput, ...answered, ...asked];
const places = (found: { at: string }[]) => found.map(({ at }) => at);

/** A name as a generator for Python or Go writes it. */
const snake = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1_$2")
    .replaceAll(/\W+/g, "_")
    .toLowerCase();
const doubled = (names: readonly string[]) => {
  const written = names.map(snake);
  return names.filter((_name, nth) => written.indexOf(written[nth] ?? "") !== nth);
};

describe("answers are open, as the promise says: who validates them survives a new field or value", () => {
  const answers = [...named, ...answered];

  test("no object is closed", () => {
    expect(answers.length).toBeGreaterThan(500);
    expect(places(answers.filter(({ schema }) => schema["additionalProperties"] === false))).toEqual([]);
  });

  test("no set of values is closed; what they are today is told", () => {
    const closed = answers.filter(
      ({ schema }) => schema["enum"] !== undefined || ![undefined, true].includes(schema["const"] as true),
    );
    expect(places(closed)).toEqual([]);
    const open = answers.filter(({ schema }) => openNames in schema);
    expect(open.length).toBeGreaterThan(40);
    const told = ({ description = "", [openNames]: values }: JsonSchema) =>
      /Today .*; others may be added\.$/.test(description) ||
      (description.endsWith(" Others may be added.") &&
        (values as unknown[]).every((value) => description.includes(`\`${String(value)}\``)));
    expect(places(open.filter(({ schema }) => !told(schema)))).toEqual([]);
  });

  test("what is asked stays closed", () => {
    expect(namedInput.filter(({ schema }) => schema["enum"] !== undefined).length).toBeGreaterThan(30);
  });
});

test("openapi-typescript makes types that the compiler accepts, themselves looked at", async () => {
  const folder = path.join(tools.cache, "openapi-typescript");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "openapi.json"), JSON.stringify(document));
  const inFolder = { cwd: folder };
  await runNode([tools.openapiTypescript, "openapi.json", "--output", "schema.d.ts"], inFolder);
  const compilerOptions = { noEmit: true, strict: true, skipLibCheck: false, lib: ["es2024"], types: [] };
  await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["schema.d.ts"] }));
  await runNode([tools.compiler, "--project", "."], inFolder);
}, 60_000);

describe("shapes that openapi-python-client and its like can follow", () => {
  test("no union has two members of one simple type: the first would refuse what is the second's", () => {
    const simple = new Set(["string", "number", "integer", "boolean", "array"]);
    const ambiguous = all.filter(({ schema }) => {
      const members = (schema["anyOf"] ?? schema["oneOf"] ?? []) as JsonSchema[];
      const types = members.flatMap(({ type }) => (type !== undefined && simple.has(type) ? [type] : []));
      return new Set(types).size < types.length;
    });
    expect(places(ambiguous)).toEqual([]);
  });

  test("a shape holds itself in a field of an object, never as a mere name for itself", () => {
    const aliases = Object.entries(document.components.schemas).filter(
      ([name, schema]) => schema.properties === undefined && JSON.stringify(schema).includes(`schemas/${name}"`),
    );
    expect(aliases.map(([name]) => name)).toEqual([]);
  });

  test("names of shapes, calls, fields, parameters and values differ however they are written", () => {
    expect(doubled(Object.keys(document.components.schemas))).toEqual([]);
    expect(doubled(operations.map(({ operation }) => operation.operationId ?? ""))).toEqual([]);
    for (const { at, operation } of operations)
      expect({ at, doubled: doubled((operation.parameters ?? []).flatMap(({ name }) => name ?? [])) }).toEqual({
        at,
        doubled: [],
      });
    for (const { at, schema } of all) {
      const values = (schema["enum"] ?? []) as unknown[];
      const both = [...doubled(Object.keys(schema.properties ?? {})), ...doubled(values.map(String))];
      expect({ at, doubled: both }).toEqual({ at, doubled: [] });
      expect(new Set(values.map((value) => typeof value)).size, at).toBeLessThan(2);
    }
  });

  test("the names of shapes say what they are: none is numbered or called after the generator", () => {
    const odd = Object.keys(document.components.schemas).filter(
      (name) => !/^[A-Z][A-Za-z]+$/.test(name) || name.endsWith("Output"),
    );
    expect(odd).toEqual([]);
  });
});
