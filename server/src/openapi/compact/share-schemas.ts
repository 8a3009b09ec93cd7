import { openNames } from "../open-enums.ts";
import type { JsonSchema, OpenApiDocument } from "../schema.ts";
import { mapWithin, type Names, childSchemas } from "./map-schemas.ts";
import { nameFor } from "./names.ts";
import { mapPlaces } from "./places.ts";

/** Below this many bytes saved a reference is more to read than what it stands for. */
const worth = 40;

interface Found {
  schema: JsonSchema;
  names: Names;
}

/** Words for people, which may differ where the same shape is used for different things. */
const words = new Set(["description", "examples", "default"]);

const isShape = (schema: JsonSchema) =>
  schema.properties !== undefined ||
  schema["enum"] !== undefined ||
  schema[openNames] !== undefined ||
  schema["anyOf"] !== undefined ||
  typeof schema["additionalProperties"] === "object";

/** Values that a program chooses from or tells apart: it has a type for them, be they used once or often. */
const isSetOfValues = (schema: JsonSchema) =>
  (((schema["enum"] ?? schema[openNames]) as unknown[] | undefined) ?? []).length > 1;

/** A value as text, whatever the order its fields were written in. */
export const canonical = (value: unknown): string => JSON.stringify(value, sorted);

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

export const withoutWords = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !words.has(keyword)));

/** What two schemas have alike that may be one: their shape, or of a plain value its shape and its words. */
export const schemaKeyOf = (schema: JsonSchema): string => canonical(isShape(schema) ? withoutWords(schema) : schema);

const wordsOf = (schema: JsonSchema) =>
  JSON.stringify(
    Object.entries(schema)
      .filter(([keyword]) => words.has(keyword))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** A document in which each shape, each set of values and each repeated field stands once, under a name, until nothing is left to share. */
export function sharedSchemas(document: OpenApiDocument): OpenApiDocument {
  const next = sharedOnce(document);
  return Object.keys(next.components.schemas).length === Object.keys(document.components.schemas).length
    ? next
    : sharedSchemas(next);
}

function sharedOnce(document: OpenApiDocument): OpenApiDocument {
  const found = new Map<string, Found[]>();
  const named = new Map(
    Object.entries(document.components.schemas).map(([name, schema]) => [schemaKeyOf(schema), name] as const),
  );
  const visit = (schema: JsonSchema, names: Names) => {
    if (schema["$ref"] !== undefined) return;
    const key = schemaKeyOf(schema);
    const before = found.get(key);
    if (before) return void before.push({ schema, names });
    found.set(key, [{ schema, names }]);
    // What lies in a shape that is met again is the same there.
    for (const [inner, path] of childSchemas(schema, names)) visit(inner, path);
  };
  mapPlaces(document, (schema, names) => {
    visit(schema, names);
    return schema;
  });

  const taken = new Set(Object.keys(document.components.schemas).map((name) => name.toLowerCase()));
  const shared = new Map<string, { name: string; schema: JsonSchema }>();
  for (const [key, places] of found) {
    const [first] = places;
    const own = named.get(key);
    if (own !== undefined) {
      if (places.length > 1) shared.set(key, { name: own, schema: document.components.schemas[own] ?? {} });
      continue;
    }
    if (!first || (places.length < 2 && !isSetOfValues(first.schema))) continue;
    const schema = mostCommon(places);
    const name = nameFor(
      places.map(({ names }) => names),
      schema,
      taken,
    );
    if (name === undefined) continue;
    const reference = name.length + 34;
    const size = JSON.stringify(schema).length;
    const saved = (places.length - 1) * (size - reference) - reference;
    if (saved < worth && !isSetOfValues(schema)) continue;
    taken.add(name.toLowerCase());
    shared.set(key, { name, schema });
  }

  const refer = (schema: JsonSchema): JsonSchema => {
    const to = schema["$ref"] === undefined ? shared.get(schemaKeyOf(schema)) : undefined;
    if (!to) return mapWithin(schema, refer);
    return { $ref: `#/components/schemas/${to.name}`, ...differing(schema, to.schema) };
  };
  const made = mapPlaces(document, (schema, _names, isNamed) => (isNamed ? mapWithin(schema, refer) : refer(schema)));
  const more = [...shared.values()].filter(({ name }) => !(name in document.components.schemas));
  return {
    ...made,
    components: {
      ...made.components,
      schemas: {
        ...made.components.schemas,
        ...Object.fromEntries(more.map(({ name, schema }) => [name, mapWithin(schema, refer)])),
      },
    },
  };
}

/** The words that differ where a shape is used; they stand beside the reference. */
const differing = (schema: JsonSchema, shared: JsonSchema) =>
  Object.fromEntries(
    Object.entries(schema).filter(
      ([keyword, value]) => words.has(keyword) && JSON.stringify(value) !== JSON.stringify(shared[keyword]),
    ),
  );

/** The shape with the words it is used with most, provided that nobody goes without such words: they would be said of all. */
function mostCommon(places: readonly Found[]): JsonSchema {
  const [first] = places;
  if (!first || !isShape(first.schema)) return first?.schema ?? {};
  const counts = Map.groupBy(places, ({ schema }) => wordsOf(schema));
  const [best = [first]] = [...counts.values()].toSorted((a, b) => b.length - a.length);
  const schema = best[0]?.schema ?? first.schema;
  const lacking = new Set([...words].filter((word) => places.some((place) => place.schema[word] === undefined)));
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !lacking.has(keyword)));
}
