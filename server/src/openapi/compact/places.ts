import type { Content, JsonSchema, OpenApiDocument, Operation, Parameter, Response } from "../schema.ts";

/** Changes a schema that stands where `names` say, the nearest first; `isNamed` of one that bears its name in the document. */
type Change = (schema: JsonSchema, names: readonly string[], isNamed: boolean) => JsonSchema;

/** `jobRequest-create` as the name of a type: `JobRequestCreate`. */
export const typeName = (name: string) =>
  name
    .replaceAll(/(?:^|[^A-Za-z]+)([A-Za-z])/g, (_all, first: string) => first.toUpperCase())
    .replaceAll(/[^A-Za-z]/g, "");

export const operationTypeName = ({ operationId = "" }: Operation) => typeName(operationId);

export const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (value: From, key: string) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

export const mapOperations = (document: OpenApiDocument, change: (operation: Operation) => Operation) => ({
  ...document,
  paths: mapValues(document.paths, (methods) => mapValues(methods, change)),
});

/** The document with each schema that stands by itself changed: those of parameters, bodies, answers, and the named ones. */
export function mapPlaces(document: OpenApiDocument, change: Change): OpenApiDocument {
  const { schemas, parameters = {} } = document.components;
  const ofParameter = (parameter: Parameter, above: readonly string[]): Parameter =>
    "$ref" in parameter
      ? parameter
      : { ...parameter, schema: change(parameter.schema, [parameter.name, ...above], false) };
  const named = mapValues(schemas, (schema, name) => change(schema, [name], true));
  const shared = mapValues(parameters, (parameter, name) => ofParameter(parameter, [name]));
  const made = mapOperations(document, (operation) => {
    const name = operationTypeName(operation);
    const { parameters: taken, requestBody, responses } = operation;
    const answer = responses["200"] as Response;
    const whole = (schema: JsonSchema) => change(schema, [name], false);
    return {
      ...operation,
      ...(taken && { parameters: taken.map((one) => ofParameter(one, [name])) }),
      ...(requestBody && { requestBody: { ...requestBody, content: mapContent(requestBody.content, whole) } }),
      responses: {
        ...responses,
        200:
          "$ref" in answer
            ? answer
            : { ...answer, content: mapContent(answer.content, (schema) => inEnvelope(schema, whole)) },
      },
    };
  });
  return { ...made, components: { ...document.components, schemas: named, parameters: shared } };
}

const mapContent = (content: Record<string, Content>, change: (schema: JsonSchema) => JsonSchema) =>
  mapValues(content, (one) => ({ ...one, schema: change(one.schema) }));

/** What `{ data }` is wrapped around; the wrapping is the answers' own. */
const inEnvelope = (schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema): JsonSchema => {
  const { data } = schema.properties ?? {};
  return data ? { ...schema, properties: { ...schema.properties, data: change(data) } } : change(schema);
};

/** Bodies and answers without the examples that can be put together from those of their fields. */
export const withoutExamples = (document: OpenApiDocument): OpenApiDocument =>
  mapOperations(document, (operation) => {
    const { requestBody, responses } = operation;
    const bare = (content: Record<string, Content>) => mapValues(content, ({ schema }) => ({ schema }));
    const answer = responses["200"] as Response;
    return {
      ...operation,
      ...(requestBody && { requestBody: { ...requestBody, content: bare(requestBody.content) } }),
      responses: { ...responses, 200: { ...answer, content: bare(answer.content) } },
    };
  });
