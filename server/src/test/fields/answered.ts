import type { z } from "zod";

type Known = z.core.$ZodTypes;

/** What a question form is made of is the form's own affair: it stands in the table as one field. */
const isForm = (schema: Known) => String((schema as unknown as z.ZodType).meta()?.id).startsWith("Question");

/** The ways to every leaf of what a schema answers with. A kind of schema that is not known here is an error. */
export function waysOf(schema: z.core.$ZodType, way = ""): string[] {
  const known = schema as Known;
  const { def } = known._zod;
  if (way !== "" && isForm(known)) return [way];
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).flatMap(([name, inner]) => waysOf(inner, way === "" ? name : `${way}.${name}`));
    case "array":
      return waysOf(def.element, `${way}[]`);
    case "record":
      return waysOf(def.valueType, `${way}{}`);
    case "union": {
      const ways = new Set(def.options.flatMap((option) => waysOf(option, way)));
      // What may be a plain value or a list of them is one field.
      return ways.has(way) ? [way] : [...ways];
    }
    case "optional":
    case "nullable":
    case "default":
    case "readonly":
      return waysOf(def.innerType, way);
    case "pipe":
      return waysOf(def.out, way);
    case "string":
    case "number":
    case "boolean":
    case "literal":
    case "enum":
    case "null":
    case "unknown":
    case "custom":
      return [way];
    default:
      throw new Error(`What does ${def.type} at ${way} answer?`);
  }
}
