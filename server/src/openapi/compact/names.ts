import { openNames } from "../open-enums.ts";
import type { JsonSchema } from "../schema.ts";
import type { Names } from "./map-schemas.ts";
import { typeName } from "./places.ts";

/** Names of fields that say nothing of what is in them. */
const empty = new Set(["data", "items", "value", "params"]);

const singular = (name: string) =>
  name.replace(/ies$/, "y").replace(/(ss|us|is)$|s$/, (_all, kept: string | undefined) => kept ?? "");

/**
 * A name for a shape that stands in several places, which nothing else has: its field's, else with that of what it stands in; a
 * set of values that may grow is told from the closed one by `Known`.
 */
export function nameFor(places: readonly Names[], schema: JsonSchema, taken: ReadonlySet<string>): string | undefined {
  const isOne = schema.properties !== undefined;
  const prefix = schema[openNames] === undefined ? "" : "Known";
  const telling = places.map((names) => names.filter((name) => !empty.has(name)).map(typeName));
  const candidates = [1, 2, 3].flatMap((depth) =>
    telling.flatMap((names) => {
      const [last = "", ...above] = names.slice(0, depth);
      return names.length < depth ? [] : [`${prefix}${above.toReversed().join("")}${isOne ? singular(last) : last}`];
    }),
  );
  return candidates.find((name) => /^[A-Z][A-Za-z]{1,60}$/.test(name) && !taken.has(name.toLowerCase()));
}
