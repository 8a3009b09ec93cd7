import type { JsonSchema } from "../../openapi/schema.ts";

export interface Found {
  /** The way to it: `#/components/schemas/Company/properties/name`. */
  at: string;
  schema: JsonSchema;
}

const held = new Set(["properties", "patternProperties", "$defs"]);
const lists = new Set(["anyOf", "oneOf", "allOf", "prefixItems"]);
const single = new Set(["items", "additionalProperties", "propertyNames", "not"]);

/** A schema and every one within it; references are not followed. */
export function* schemasIn(schema: JsonSchema, at: string): Generator<Found> {
  yield { at, schema };
  for (const [keyword, value] of Object.entries(schema)) {
    const inner = held.has(keyword) || lists.has(keyword) ? Object.entries(value as object) : [];
    for (const [name, one] of inner) yield* schemasIn(one as JsonSchema, `${at}/${keyword}/${name}`);
    if (single.has(keyword) && typeof value === "object") yield* schemasIn(value as JsonSchema, `${at}/${keyword}`);
  }
}
