import type { JsonSchema } from "../schema.ts";
import { mapSchemas } from "./map-schemas.ts";

/** Formats that say by themselves what the pattern beside them spells out. */
const told = new Set(["uuid", "date", "date-time", "email"]);
const isBoundless = (value: unknown) => typeof value === "number" && Math.abs(value) === Number.MAX_SAFE_INTEGER;

/** A schema without what its other keywords say already: the pattern of a format, bounds that every whole number of JSON has, that true is true or false. */
export const plain = (schema: JsonSchema): JsonSchema =>
  mapSchemas(schema, (one) =>
    Object.fromEntries(
      Object.entries(one).filter(
        ([keyword, value]) =>
          !(keyword === "pattern" && told.has(String(one["format"]))) &&
          !(keyword === "examples" && one["type"] === "boolean") &&
          !(keyword === "required" && Array.isArray(value) && value.length === 0) &&
          !((keyword === "minimum" || keyword === "maximum") && isBoundless(value)) &&
          // Names of properties are always texts.
          !(keyword === "propertyNames" && JSON.stringify(value) === '{"type":"string"}'),
      ),
    ),
  );
