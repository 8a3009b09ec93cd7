import type { JsonSchema } from "../schema.ts";

const held = new Set(["properties", "patternProperties"]);
const lists = new Set(["anyOf", "oneOf", "allOf", "prefixItems"]);
const single = new Set(["items", "additionalProperties", "propertyNames", "not"]);

/** Where a schema stands: the nearest name above it, and the names above that, nearest first. */
export type Names = readonly string[];

/** The schemas right within one, each with the names it stands under; what is data is left alone. */
export function* childSchemas(schema: JsonSchema, names: Names = []): Generator<[JsonSchema, Names]> {
  for (const [keyword, value] of Object.entries(schema)) {
    if (held.has(keyword))
      for (const [name, field] of Object.entries(value as Record<string, JsonSchema>)) yield [field, [name, ...names]];
    if (lists.has(keyword)) for (const member of value as JsonSchema[]) yield [member, names];
    if (single.has(keyword) && typeof value === "object") yield [value as JsonSchema, names];
  }
}

/** The schema with those right within it put through `change`. */
export function mapWithin(schema: JsonSchema, change: (inner: JsonSchema) => JsonSchema): JsonSchema {
  const changed = (keyword: string, value: unknown): unknown => {
    if (held.has(keyword))
      return Object.fromEntries(
        Object.entries(value as Record<string, JsonSchema>).map(([name, field]) => [name, change(field)]),
      );
    if (lists.has(keyword)) return (value as JsonSchema[]).map(change);
    return single.has(keyword) && typeof value === "object" ? change(value as JsonSchema) : value;
  };
  return Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, changed(keyword, value)]));
}

/** The schema with every schema in it, itself included, put through `change`, the innermost first. */
export const mapSchemas = (schema: JsonSchema, change: (one: JsonSchema) => JsonSchema): JsonSchema =>
  change(mapWithin(schema, (inner) => mapSchemas(inner, change)));
