import type { JsonSchema, OpenApiDocument } from "../schema.ts";
import { mapWithin } from "./map-schemas.ts";
import { mapPlaces } from "./places.ts";
import { canonical } from "./share-schemas.ts";

/** Below this many bytes saved a shape is easier to read in whole, and that it holds another one is chance. */
const worth = 250;

/** What every page of a list holds beside its rows; each name is a kind of page. */
const pages: Record<string, readonly string[]> = {
  Page: ["totalCount", "pageNumber", "pageSize", "totalPages", "next"],
  CappedPage: ["totalCount", "pageNumber", "pageSize", "totalPages", "next", "totalCapped"],
};

interface Whole extends JsonSchema {
  properties: Record<string, JsonSchema>;
}

interface Part {
  name: string;
  schema: Whole;
}

/** A shape that may hold another one: open, as those of answers are. */
const isWhole = (schema: JsonSchema): schema is Whole =>
  schema.type === "object" && schema.properties !== undefined && schema["additionalProperties"] === undefined;

const only = ({ properties, required = [] }: Whole, isKept: (name: string) => boolean): Whole => {
  const left = required.filter(isKept);
  return {
    type: "object",
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isKept(name))),
    ...(left.length > 0 && { required: left }),
  };
};

const sameFields = (one: Whole, other: Whole) =>
  canonical(one.properties) === canonical(other.properties) &&
  canonical(one.required?.toSorted()) === canonical(other.required?.toSorted());

/** What a shape has beside the fields of another one; undefined where it lacks one of these, or has it otherwise. */
function besides(whole: Whole, part: Whole): Whole | undefined {
  const isOf = (name: string) => name in part.properties;
  if (Object.keys(part.properties).some((name) => !(name in whole.properties))) return undefined;
  const rest = only(whole, (name) => !isOf(name));
  if (
    Object.keys(rest.properties).length === 0 ||
    !sameFields(
      only(whole, isOf),
      only(part, () => true),
    )
  )
    return undefined;
  return rest;
}

/** A shape that has all fields of a named one says so and tells the others: details beside rows, pages beside what pages have. */
export function sharedParts(document: OpenApiDocument): OpenApiDocument {
  const kinds = pagesIn(document);
  const schemas = {
    ...document.components.schemas,
    ...Object.fromEntries(kinds.map(({ name, schema }) => [name, schema])),
  };
  // Bodies are called after their calls: what else they would be called by says nothing.
  const parts = Object.entries(schemas).flatMap(([name, schema]): Part[] =>
    isWhole(schema) && !name.endsWith("Body") ? [{ name, schema }] : [],
  );
  const extending = (schema: JsonSchema): JsonSchema => {
    const best = isWhole(schema) ? bestOf(schema, parts) : undefined;
    if (!best) return mapWithin(schema, extending);
    const { type: _type, properties: _properties, required: _required, ...words } = schema;
    return { ...words, ...heldIn(best.name, mapWithin(best.rest, extending)) };
  };
  const made = mapPlaces({ ...document, components: { ...document.components, schemas } }, extending);
  const text = JSON.stringify(made);
  const isUsed = (name: string) => !(name in pages) || text.includes(`"#/components/schemas/${name}"`);
  const used = Object.entries(made.components.schemas).filter(([name]) => isUsed(name));
  return { ...made, components: { ...made.components, schemas: Object.fromEntries(used) } };
}

const heldIn = (name: string, rest: JsonSchema) => ({ allOf: [{ $ref: `#/components/schemas/${name}` }, rest] });

/** The named shape that tells most of a shape's fields. */
function bestOf(schema: Whole, parts: readonly Part[]) {
  const found = parts.flatMap(({ name, schema: part }) => {
    const rest = besides(schema, part);
    if (!rest) return [];
    const saved = JSON.stringify(only(schema, () => true)).length - JSON.stringify(heldIn(name, rest)).length;
    return saved >= (name in pages ? 0 : worth) ? [{ name, rest, saved }] : [];
  });
  return found.toSorted((a, b) => b.saved - a.saved)[0];
}

/** The kinds of pages that the document has, as the first of each has their fields. */
function pagesIn({ components }: OpenApiDocument): Part[] {
  const wholes = Object.values(components.schemas).filter(isWhole);
  return Object.entries(pages).flatMap(([name, fields]) => {
    const first = wholes.find(
      ({ properties }) => "items" in properties && fields.every((field) => field in properties),
    );
    return first && !(name in components.schemas)
      ? [{ name, schema: only(first, (field) => fields.includes(field)) }]
      : [];
  });
}
