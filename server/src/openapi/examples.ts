import { openNames } from "./open-enums.ts";
import type { JsonSchema } from "./schema.ts";

type Components = Readonly<Record<string, JsonSchema>>;

const component = "#/components/schemas/";
const byFormat: Record<string, string> = {
  uuid: "0199f0c0-5b7e-7cc2-8a51-3f6d2c9be001",
  "date-time": "2026-11-22T08:30:00.000Z",
  date: "2026-11-22",
};
/** Schemas around one another whose examples are written out; what lies deeper is left out. */
const maxDepth = 12;

/** An example of a schema, put together from those of its fields. */
export function exampleOf(schema: JsonSchema, components: Components, depth = 0): unknown {
  const [given] = (schema["examples"] as unknown[] | undefined) ?? [];
  if (given !== undefined) return given;
  const { $ref, type, anyOf, oneOf, format } = schema;
  if (typeof $ref === "string") {
    const target = components[$ref.slice(component.length)];
    return target && depth < maxDepth ? exampleOf(target, components, depth + 1) : undefined;
  }
  if (schema["const"] !== undefined) return schema["const"];
  const names = schema["enum"] ?? schema[openNames];
  if (Array.isArray(names)) return names[0];
  if (schema["default"] !== undefined) return schema["default"];
  const [first] = (anyOf ?? oneOf ?? []) as JsonSchema[];
  if (first) return exampleOf(first, components, depth);
  if (type === "object") return objectOf(schema, components, depth);
  if (type === "array") return listOf(schema, components, depth);
  if (type === "boolean") return true;
  if (type === "string") return byFormat[String(format)] ?? "…";
  return type === "integer" || type === "number" ? (schema["minimum"] ?? 1) : undefined;
}

function objectOf({ properties = {} }: JsonSchema, components: Components, depth: number) {
  const fields = Object.entries(properties).map(([name, field]) => [name, exampleOf(field, components, depth)]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as unknown;
}

function listOf({ items }: JsonSchema, components: Components, depth: number) {
  const item = items === undefined ? undefined : exampleOf(items as JsonSchema, components, depth + 1);
  return item === undefined ? [] : [item];
}
