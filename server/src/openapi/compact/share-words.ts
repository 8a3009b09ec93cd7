import type { JsonSchema, OpenApiDocument } from "../schema.ts";
import { mapWithin, childSchemas } from "./map-schemas.ts";
import { mapPlaces } from "./places.ts";
import { canonical } from "./share-schemas.ts";

const component = "#/components/schemas/";
const nameIn = ({ $ref }: JsonSchema) => (typeof $ref === "string" ? $ref.slice(component.length) : undefined);
const kinds = ["examples", "description"] as const;

/** What is said beside each reference to a shape stands at the shape, once, where it is the same everywhere and the shape says nothing. */
export function sharedWords(document: OpenApiDocument): OpenApiDocument {
  const beside = new Map<string, JsonSchema[]>();
  const visit = (schema: JsonSchema): JsonSchema => {
    const name = nameIn(schema);
    if (name !== undefined) beside.set(name, [...(beside.get(name) ?? []), schema]);
    for (const [inner] of childSchemas(schema)) visit(inner);
    return schema;
  };
  mapPlaces(document, visit);

  const words = new Map<string, Partial<JsonSchema>>();
  for (const [name, references] of beside) {
    const [first] = references;
    const alike = kinds.filter(
      (kind) =>
        first?.[kind] !== undefined &&
        document.components.schemas[name]?.[kind] === undefined &&
        references.every((one) => canonical(one[kind]) === canonical(first[kind])),
    );
    if (alike.length > 0) words.set(name, Object.fromEntries(alike.map((kind) => [kind, first?.[kind]])));
  }

  const change = (schema: JsonSchema): JsonSchema => {
    const said = words.get(nameIn(schema) ?? "") ?? {};
    return Object.fromEntries(Object.entries(mapWithin(schema, change)).filter(([keyword]) => !(keyword in said)));
  };
  const made = mapPlaces(document, change);
  const schemas = Object.entries(made.components.schemas).map(([name, schema]) => [
    name,
    { ...schema, ...words.get(name) },
  ]);
  return { ...made, components: { ...made.components, schemas: Object.fromEntries(schemas) } };
}
