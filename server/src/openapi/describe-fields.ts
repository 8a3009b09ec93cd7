import type { JsonSchema } from "./operation.ts";
import { words } from "./words/index.ts";

/** Where a field stands: the names by which `words` may call what is around it, the closest first. */
export type Around = readonly string[];

export interface Parameter {
  name: string;
  in: string;
  schema: JsonSchema;
  required?: boolean;
  description?: string;
}

/** What `words` say of a field; the closest surroundings count, then the name alone. */
const wordsFor = (name: string, around: Around) => {
  for (const place of around) {
    const found = words[`${place}.${name}`];
    if (found) return found;
  }
  return words[name];
};

/** A field with its description and example. What a schema says of itself stays. */
function describedField(name: string, field: JsonSchema, around: Around): JsonSchema {
  const [description, example] = wordsFor(name, around) ?? [];
  return {
    ...(description !== undefined && { description }),
    ...(example !== undefined && { examples: [example] }),
    ...describedFields(field, [name, ...around.slice(-2)]),
  };
}

/** The schema with every field in it described, however deep it stands. */
export function describedFields<Schema>(schema: Schema, around: Around): Schema {
  if (Array.isArray(schema)) return schema.map((part: unknown) => describedFields(part, around)) as Schema;
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]: [string, unknown]) => {
      if (keyword !== "properties") return [keyword, isData(keyword) ? value : describedFields(value, around)];
      const fields = Object.entries(value as Record<string, JsonSchema>);
      return [keyword, Object.fromEntries(fields.map(([name, field]) => [name, describedField(name, field, around)]))];
    }),
  ) as Schema;
}

/** Keywords whose value is data and no schema. */
const isData = (keyword: string) => ["enum", "const", "default", "examples", "required"].includes(keyword);

export function describedParameter(parameter: Parameter, around: Around): Parameter {
  const { description, examples, ...schema } = describedField(parameter.name, parameter.schema, around);
  return {
    ...(description !== undefined && { description }),
    ...parameter,
    schema: { ...schema, ...(examples !== undefined && { examples }) },
  };
}
