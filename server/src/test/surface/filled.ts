import { z } from "zod";

type Known = z.core.$ZodTypes;

/** Texts that are none of somebody's choice: one of them fits where no word does. */
const fixed = ["2030-01-01", "2030-01-01T08:00:00.000Z", "01890000-0000-7000-8000-000000000001", "fr", "CHF", "key"];

/**
 * A value that a schema takes, with `words` at every text that takes them, keys of records included; of a union in a list or record
 * one of each. `at` lists where they stand, as `textsIn` does. A kind of schema that is not known here is an error.
 */
export function filled(schema: z.core.$ZodType, words: readonly string[]): { value: unknown; at: string[] } {
  const at: string[] = [];
  const takes = (text: Known, word: string) => z.safeParse(text, word).success;
  const into = (inner: z.core.$ZodType, place: string) => fill(inner as Known, place);
  const each = (inner: z.core.$ZodType, place: string): unknown[] => {
    const { def } = (inner as Known)._zod;
    return def.type === "union" ? def.options.map((option) => into(option, place)) : [into(inner, place)];
  };
  const text = (schema: Known, place: string): string => {
    const word = words.find((one) => takes(schema, one));
    if (word !== undefined) at.push(place);
    const value = word ?? fixed.find((one) => takes(schema, one));
    if (value === undefined) throw new Error(`No text fits ${place}`);
    return value;
  };
  function fill(schema: Known, place: string): unknown {
    const { def } = schema._zod;
    switch (def.type) {
      case "string":
        return text(schema, place);
      case "object":
        return Object.fromEntries(
          Object.entries(def.shape).map(([name, inner]) => [
            name,
            into(inner, place === "" ? name : `${place}.${name}`),
          ]),
        );
      case "array":
        return each(def.element, `${place}[]`);
      case "record":
        return Object.fromEntries(
          each(def.valueType, `${place}{}`).map((value, n) => {
            const key = String(into(def.keyType, `${place}{key}`));
            return [n === 0 ? key : `${key}${"x".repeat(n)}`, value];
          }),
        );
      case "union":
        return def.options.map((option) => into(option, place))[0];
      case "pipe":
        return into((def.in as Known)._zod.def.type === "transform" ? def.out : def.in, place);
      case "optional":
      case "nullable":
      case "default":
      case "readonly":
        return into(def.innerType, place);
      case "unknown":
      case "custom":
        at.push(place);
        return { [words[0] ?? ""]: words };
      case "enum":
        return Object.values(def.entries)[0];
      case "literal":
        return def.values[0];
      case "number":
        return 1;
      case "boolean":
        return true;
      default:
        throw new Error(`What fits ${def.type} at ${place}?`);
    }
  }
  const value = fill(schema as Known, "");
  return { value, at: [...new Set(at)] };
}
