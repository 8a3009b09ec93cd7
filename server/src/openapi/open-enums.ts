import type { JsonSchema } from "./schema.ts";

/** The values that a client may meet today; the convention is Zalando's. */
export const openNames = "x-extensible-enum";

/** Of more values than these a reader is told where they stand. */
const maxTold = 12;
const listed = new Intl.ListFormat("en", { type: "disjunction" });

/**
 * A schema of answers, open as the promise says: objects may get fields, and sets of values may grow. What a validator would
 * refuse becomes what a reader is told: the values of today stand in the description and under `x-extensible-enum`.
 */
export function opened(schema: JsonSchema): JsonSchema {
  const { enum: names, const: only, additionalProperties, ...rest } = schema;
  // Something that is always true never gets another value.
  const values = Array.isArray(names) ? (names as unknown[]) : only === undefined || only === true ? [] : [only];
  return {
    ...Object.fromEntries(Object.entries(rest).map(([keyword, value]) => [keyword, openedIn(keyword, value)])),
    ...(only === true && { const: only }),
    ...(typeof additionalProperties === "object" && {
      additionalProperties: opened(additionalProperties as JsonSchema),
    }),
    ...grown(rest, values),
  };
}

/** The schemas that a keyword holds; what is data stays as it is. */
function openedIn(keyword: string, value: unknown): unknown {
  if (keyword === "properties")
    return Object.fromEntries(
      Object.entries(value as Record<string, JsonSchema>).map(([name, field]) => [name, opened(field)]),
    );
  if (keyword === "items" || keyword === "propertyNames") return opened(value as JsonSchema);
  return ["anyOf", "oneOf", "allOf", "prefixItems"].includes(keyword) ? (value as JsonSchema[]).map(opened) : value;
}

function grown({ type, description }: JsonSchema, values: readonly unknown[]): JsonSchema {
  if (values.length === 0) return {};
  const isWhole = type === "number" && values.every(Number.isInteger);
  const all = values.map((value) => `\`${String(value)}\``);
  const names = values.length > maxTold ? [`those under ${openNames}`] : all;
  // Words that explain each value have told them all.
  const areTold = all.every((name) => description?.includes(name));
  const today = areTold ? "Others may be added." : `Today ${listed.format(names)}; others may be added.`;
  return {
    ...(type !== undefined && { type: isWhole ? "integer" : type }),
    description: description === undefined ? today : `${description} ${today}`,
    [openNames]: values,
  };
}
