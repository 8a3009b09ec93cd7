import * as fc from "fast-check";
import type { JsonSchema, OpenApiDocument, Operation } from "../../openapi/schema.ts";

export interface BadCall {
  method: "GET" | "POST" | "PUT" | "DELETE";
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

const json = "application/json";
const id = "0199f0c0-5b7e-7cc2-8a51-3f6d2c9be001";

const nasty = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\u202e\u200b\ufeff",
  "é\u0301".repeat(50),
  "𝕏".repeat(3000),
  "x".repeat(100_000),
  "'; drop table users; --",
  "%' or 1=1 --",
  "\\",
  "%",
  "_",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e999",
  "2026-02-30",
  "9999-12-31",
  "0000-01-01",
  "+999999-01-01",
  "2026-13-45T99:99:99Z",
  "00000000-0000-0000-0000-000000000000",
  id,
];

const text = fc.oneof(fc.constantFrom(...nasty), fc.string(), fc.string({ unit: "binary", maxLength: 40 }));
const number = fc.oneof(
  fc.constantFrom(0, -1, 1, 1.5, -0, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 1e21, 0.1 + 0.2),
  fc.double(),
  fc.integer(),
);
const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null));
const nested = fc.integer({ min: 1, max: 80 }).map((levels) => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
});
const anything = fc.oneof(
  scalar,
  nested,
  fc.array(scalar, { maxLength: 5 }),
  fc.array(fc.constant(id), { maxLength: 3 }),
  fc.dictionary(text, scalar, { maxKeys: 4 }),
  fc.constant(Array.from({ length: 2000 }, (_value, at) => at)),
);

/** An example with some of what stands in it exchanged, however deep. */
function spoiled(example: unknown, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (Array.isArray(example)) {
    const [first] = example as unknown[];
    return fc.oneof(anything, fc.constant(example), fc.array(spoiled(first ?? id, ids), { maxLength: 4 }));
  }
  if (typeof example !== "object" || example === null) {
    const right = example === id ? fc.constantFrom(...ids) : fc.constant(example);
    return fc.oneof({ weight: 3, arbitrary: right }, { weight: 2, arbitrary: anything });
  }
  const fields = Object.entries(example).map(([name, value]) => [name, spoiled(value, ids)] as const);
  const whole = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  const all = fields.map(([name]) => name);
  const kept = fc.oneof(fc.subarray(all), fc.subarray(all, { maxLength: Math.min(1, all.length) }));
  // Half of the time a single field is wrong, so that what lies behind the schema is reached.
  const partly = fc.tuple(whole, kept).map(([made, names]) => ({
    ...example,
    ...Object.fromEntries(names.map((name) => [name, (made as Record<string, unknown>)[name]])),
  }));
  const withMore = fc
    .tuple(partly, fc.constantFrom("__proto__", "constructor", "prototype", "hasOwnProperty", "extra"), anything)
    .map(([made, name, value]) => Object.defineProperty({ ...made }, name, { value, enumerable: true }) as unknown);
  return fc.oneof(
    { weight: 6, arbitrary: partly },
    { weight: 1, arbitrary: withMore },
    { weight: 1, arbitrary: anything },
  );
}

const types = fc.oneof(
  { weight: 9, arbitrary: fc.constant(json) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "multipart/form-data; boundary=x",
      "application/json; charset=utf-16",
      "application/xml",
      "a/b/c",
      "",
    ),
  },
);

/** The bytes of a JSON text, sometimes no longer whole. */
const bytesOf = (value: unknown): fc.Arbitrary<string | Buffer> => {
  const whole = JSON.stringify(value) ?? "";
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant(whole) },
    { weight: 1, arbitrary: fc.nat({ max: whole.length }).map((at) => whole.slice(0, at)) },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.concat([Buffer.from(whole), bytes])),
    },
    { weight: 1, arbitrary: fc.constant(`${whole}${whole}`) },
    { weight: 1, arbitrary: fc.constant("[".repeat(3000)) },
  );
};

const encoded = (value: string) => (value.isWellFormed() ? encodeURIComponent(value) : "%ED%A0%80");
const inUrl = fc.oneof(
  { weight: 4, arbitrary: text.map((value) => encoded(value).slice(0, 3000)) },
  { weight: 1, arbitrary: fc.constantFrom("%", "%ZZ", "%00", "%ff%fe", "%E0%A4%A", "a=b", "..%2f..", "%2e%2e", "x;y") },
);

function parameterIn(schema: JsonSchema): fc.Arbitrary<string> {
  const right = (schema["examples"] as string[] | undefined)?.[0] ?? (schema["default"] as string | undefined) ?? id;
  return fc.oneof({ weight: 2, arbitrary: fc.constant(encodeURIComponent(right)) }, { weight: 1, arbitrary: inUrl });
}

const names = ["__proto__", "constructor", "pageNumber[]", "pageNumber[a]", "x", "input", "batch"];

function queryOf(operation: Operation): fc.Arbitrary<string> {
  const fields = (operation.parameters ?? []).filter((parameter) => parameter.in === "query");
  const one = fc.oneof(
    ...fields.map(({ name, schema }) => parameterIn(schema).map((value) => `${name}=${value}`)),
    fc.tuple(fc.constantFrom(...names), inUrl).map(([name, value]) => `${name}=${value}`),
  );
  return fc.array(one, { maxLength: 5 }).map((all) => (all.length > 0 ? `?${all.join("&")}` : ""));
}

function pathOf(path: string, ids: readonly string[]): fc.Arbitrary<string> {
  const parts = path
    .split("/")
    .map((part) =>
      part.startsWith("{")
        ? fc.oneof(
            { weight: 4, arbitrary: fc.constantFrom(...ids) },
            { weight: 1, arbitrary: inUrl.map((it) => it || "x") },
          )
        : fc.constant(part),
    );
  return fc.tuple(...parts).map((all) => `/api${all.join("/")}`);
}

type Operations = {
  /** The procedure behind it. */
  name: string;
  method: string;
  path: string;
  calls: fc.Arbitrary<BadCall>;
  takesInput: boolean;
}[];

/** For each operation of the document, calls about rows with these ids, with what no honest client sends. */
export function badCalls({ paths }: OpenApiDocument, ids: readonly string[]): Operations {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, operation]) => {
      const method = name.toUpperCase() as BadCall["method"];
      const example = operation.requestBody?.content[json]?.example ?? {};
      const url = fc.tuple(pathOf(path, ids), queryOf(operation)).map((parts) => parts.join(""));
      const body = spoiled(example, ids).chain((value) => fc.tuple(bytesOf(value), types));
      const calls =
        method === "GET"
          ? url.map((at) => ({ method, url: at, headers: {} }))
          : fc.tuple(url, body, fc.oneof(fc.constant(""), text)).map(([at, [payload, type], key]) => ({
              method,
              url: at,
              payload,
              headers: {
                ...(type !== "" && { "content-type": type }),
                // Header values cannot carry more: Node refuses them before they are sent.
                ...(key !== "" && { "idempotency-key": key.replaceAll(/[^\x20-\x7e]/g, "?").slice(0, 4000) }),
              },
            }));
      const takesInput = (operation.parameters ?? []).length > 0 || operation.requestBody !== undefined;
      return { name: operation.operationId?.replace("-", ".") ?? "", method, path, calls, takesInput };
    }),
  );
}
