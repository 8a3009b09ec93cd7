import type { z } from "zod";

/** Turns what stands in a path or query into the value that the schema expects; what does not fit stays text for the schema to refuse. */
export type Decode = (text: unknown) => unknown;

const decimal = /^-?\d+(?:\.\d+)?$/;

const asIs: Decode = (text) => text;
const asNumber: Decode = (text) => (typeof text === "string" && decimal.test(text) ? Number(text) : text);
const asBoolean: Decode = (text) => (text === "true" ? true : text === "false" ? false : text);
const asList =
  (decode: Decode): Decode =>
  (text) =>
    text === undefined ? text : (Array.isArray(text) ? text : [text]).map(decode);

/** The schema inside wrappers such as optional, default and preprocess. Nothing is changed in it. */
function bare(schema: z.core.$ZodType): z.core.$ZodTypes {
  const known = schema as z.core.$ZodTypes;
  const { def } = known._zod;
  if (def.type === "pipe") return bare((def.in as z.core.$ZodTypes)._zod.def.type === "transform" ? def.out : def.in);
  return "innerType" in def ? bare(def.innerType) : known;
}

/** The decoder of a field, found once from its schema. */
export function decoderOf(schema: z.core.$ZodType): Decode {
  const { def } = bare(schema)._zod;
  if (def.type === "number") return asNumber;
  if (def.type === "boolean") return asBoolean;
  if (def.type === "literal" && def.values.every((value) => typeof value === "number")) return asNumber;
  if (def.type === "array") return asList(decoderOf(def.element));
  return asIs;
}
