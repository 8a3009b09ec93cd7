import type { z } from "zod";

/** A text that a schema takes: a field, an element, or the key of a record. */
export interface TextIn {
  /** Where it stands: `items[].label`, `answers{key}`. */
  at: string;
  schema: z.core.$ZodString;
}

export interface SchemaTexts {
  texts: TextIn[];
  /** Places that take any JSON: something else has to check what stands there. */
  open: string[];
}

type Known = z.core.$ZodTypes;

/** Every text that a schema takes, however deep. A kind of schema that is not known here is an error. */
export function textsIn(root: z.core.$ZodType): SchemaTexts {
  const found: SchemaTexts = { texts: [], open: [] };
  walk(root as Known, "", found, new Set());
  return found;
}

function walk(schema: Known, at: string, found: SchemaTexts, above: ReadonlySet<Known>): void {
  if (above.has(schema)) return;
  const inside = new Set([...above, schema]);
  const into = (inner: z.core.$ZodType, place: string) => walk(inner as Known, place, found, inside);
  const { def } = schema._zod;
  switch (def.type) {
    case "string":
      found.texts.push({ at, schema: schema as z.core.$ZodString });
      return;
    case "object":
      for (const [name, field] of Object.entries(def.shape)) into(field, at === "" ? name : `${at}.${name}`);
      return;
    case "array":
      return into(def.element, `${at}[]`);
    case "record":
      into(def.keyType, `${at}{key}`);
      return into(def.valueType, `${at}{}`);
    case "union":
      for (const option of def.options) into(option, at);
      return;
    case "pipe":
      into(def.in, at);
      return into(def.out, at);
    case "optional":
    case "nullable":
    case "default":
    case "readonly":
      return into(def.innerType, at);
    case "lazy":
    case "unknown":
    case "custom":
      found.open.push(at);
      return;
    case "transform":
    case "literal":
    case "enum":
    case "number":
    case "boolean":
      return;
    default:
      throw new Error(`What texts does ${def.type} at ${at} take?`);
  }
}
