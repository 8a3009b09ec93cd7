import type { JsonSchema, OpenApiDocument } from "../schema.ts";
import { mapOperations, mapValues, operationTypeName } from "./places.ts";
import { schemaKeyOf } from "./share-schemas.ts";

/** Each body has a name of its own, be it an object, a list or an upload; calls that take the same share the first one's. */
export function namedBodies(document: OpenApiDocument): OpenApiDocument {
  const schemas = { ...document.components.schemas };
  const names = new Map<string, string>();
  const named = (schema: JsonSchema, name: string): JsonSchema => {
    if ("$ref" in schema) return schema;
    const key = schemaKeyOf(schema);
    const known = names.get(key) ?? name;
    names.set(key, known);
    schemas[known] = schema;
    return { $ref: `#/components/schemas/${known}` };
  };
  const made = mapOperations(document, (operation) => {
    const { requestBody } = operation;
    if (!requestBody) return operation;
    const content = mapValues(requestBody.content, (one) => ({
      ...one,
      schema: named(one.schema, `${operationTypeName(operation)}Body`),
    }));
    return { ...operation, requestBody: { ...requestBody, content } };
  });
  return { ...made, components: { ...made.components, schemas } };
}
