import { z } from "zod";
import type { JsonSchema, Parameter } from "./schema.ts";
import { type Documented, inside, type Text, type Texts } from "./texts.ts";

/** Leads from the JSON schema of a documented shape back to its texts: zod hands on what its registry says of a schema. */
const marker = "x-texts";
/** Keywords whose value is data and no schema. */
const isData = (keyword: string) => ["enum", "const", "default", "examples", "required"].includes(keyword);
const grouped = new Intl.NumberFormat("en", { useGrouping: "min2" });

export interface Describe {
  /** The schema with every field of a documented shape described, however deep it stands. */
  fields: <Schema>(schema: Schema) => Schema;
  /** The texts of a call's input, whose fields the generator spreads over path, query and body. */
  input: (inputs: readonly z.ZodType[]) => Texts;
}

/** Puts texts and schemas together. To be made before the generator reads the schemas. */
export function describing(documented: readonly Documented[]): Describe {
  for (const [at, { schema }] of documented.entries())
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), [marker]: at });
  const bySchema = new Map(documented.map(({ schema, texts }) => [schema, texts]));

  const fields = <Schema>(schema: Schema): Schema => {
    if (Array.isArray(schema)) return schema.map(fields) as Schema;
    if (typeof schema !== "object" || schema === null) return schema;
    const { [marker]: at, ...keywords } = schema as Record<string, unknown>;
    const texts = documented[Number(at)]?.texts ?? {};
    return Object.fromEntries(
      Object.entries(keywords).map(([keyword, value]) => {
        if (keyword !== "properties") return [keyword, isData(keyword) ? value : fields(value)];
        return [keyword, describedBy(texts, fields(value as Record<string, JsonSchema>))];
      }),
    ) as Schema;
  };
  return {
    fields,
    input: (inputs) => Object.assign({}, ...inputs.map((input) => bySchema.get(inside(input)))) as Texts,
  };
}

/** Fields with their texts. What a schema says of itself stays. */
export const describedBy = (texts: Texts, fields: Record<string, JsonSchema>): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, described(field, texts[name])]));

function described(field: JsonSchema, text: Text | undefined): JsonSchema {
  if (!text) return field;
  const [description, example] = text;
  return {
    description: bounded(description, field),
    ...(example !== undefined && { examples: [example] }),
    ...field,
  };
}

/** A text with the bounds of its field: `{max}` in it is the greatest number, length or count that the schema lets pass. */
function bounded(text: string, field: JsonSchema): string {
  const within = [field, ...((field["anyOf"] ?? field["oneOf"] ?? []) as JsonSchema[])];
  return text.replaceAll(/\{(min|max)\}/g, (_, bound: "min" | "max") => {
    const keywords = [`${bound}Length`, `${bound}Items`, `${bound}imum`];
    const found = within.flatMap((schema) => keywords.map((keyword) => schema[keyword]));
    const limit = found.find((value) => typeof value === "number");
    if (limit === undefined) throw new Error(`The schema of the field knows no {${bound}}: ${text}`);
    return grouped.format(limit);
  });
}

export function describedParameter(parameter: Parameter, text: Text | undefined): Parameter {
  const { description, examples, ...schema } = described(parameter.schema, text);
  return {
    ...(description !== undefined && { description }),
    ...parameter,
    schema: { ...schema, ...(examples !== undefined && { examples }) },
  };
}
