import { idempotencyHours, maxIdempotencyKey } from "@metiro/shared/idempotency/constants";
import { deprecationText } from "../procedures/deprecation.ts";
import { type Procedure, selects } from "../trpc/rest/procedure.ts";
import { access } from "./access.ts";
import { type Describe, describedBy, describedParameter } from "./describe-fields.ts";
import { exampleOf } from "./examples.ts";
import { opened } from "./open-enums.ts";
import { refusalsOf, statusesOf } from "./refusals.ts";
import { refer } from "./responses.ts";
import type { Content, JsonSchema, Operation, Response } from "./schema.ts";

/** What the generator makes of a procedure, put as the native route behaves. */
export function described(operation: Operation, procedure: Procedure, describe: Describe): Operation {
  const { path, meta, fields: input } = procedure;
  const { query = [], bodyAs, idempotent, deprecated } = meta.rest ?? {};
  if (!meta.permission) throw new Error(`${path} has no row in the table of permissions`);
  const { security, description } = access(meta.permission, { tokenCounts: meta.rest?.tokenCounts });
  const { parameters = [], requestBody, responses, ...rest } = operation;
  const { fields, body } = placed(requestBody?.content["application/json"]?.schema, query);
  const texts = describe.input(procedure.inputs);
  const told = body && { ...body, properties: describedBy(texts, describe.fields(body.properties ?? {})) };
  const taken = told && bodyAs !== undefined ? listOf(told, bodyAs) : told;
  const schema = taken && selects(procedure) ? { ...taken, additionalProperties: false } : taken;
  const refusals = refusalsOf({
    path: meta.permission,
    namesRow: meta.openapi?.path.includes("{") ?? false,
    mayHaveBody: meta.openapi?.method !== "GET",
    fields: Object.keys(input),
    idempotent,
  });
  const { content } = responses["200"] as Response;
  const taking = [
    ...[...parameters, ...fields].map((parameter) => describedParameter(parameter, texts[parameter.name])),
    ...(idempotent ? [idempotencyKey] : []),
  ];
  return {
    ...rest,
    ...(deprecated && { deprecated: true }),
    description: [deprecated && deprecationText(deprecated), rest.description, description].filter(Boolean).join(" "),
    "x-refusals": refusals,
    security,
    ...(taking.length > 0 && { parameters: taking }),
    ...(schema && { requestBody: { required: isRequired(schema), content: { "application/json": { schema } } } }),
    responses: {
      200: enveloped(opened(describe.fields(content["application/json"]?.schema ?? {}))),
      ...Object.fromEntries(statusesOf(refusals).map((status) => [status, refer(status)])),
    },
  };
}

/** With an example of each body that is JSON. */
export function withExamples(operation: Operation, components: Record<string, JsonSchema>): Operation {
  const shown = (content: Record<string, Content>) =>
    Object.fromEntries(
      Object.entries(content).map(([type, { schema }]) => [
        type,
        type === "application/json" ? { schema, example: exampleOf(schema, components) } : { schema },
      ]),
    );
  const { requestBody, responses } = operation;
  const answer = responses["200"] as Response;
  return {
    ...operation,
    ...(requestBody && { requestBody: { ...requestBody, content: shown(requestBody.content) } }),
    responses: { ...responses, 200: { ...answer, content: shown(answer.content) } },
  };
}

/** Fields that the query carries become parameters; the body keeps the others, and disappears when none is left. */
function placed(schema: JsonSchema | undefined, query: readonly string[]) {
  const properties = Object.entries(schema?.properties ?? {});
  const required = schema?.required ?? [];
  const fields = properties
    .filter(([name]) => query.includes(name))
    .map(([name, field]) => ({ in: "query", name, required: required.includes(name), schema: field }));
  const left = properties.filter(([name]) => !query.includes(name));
  if (left.length === 0) return { fields, body: undefined };
  const body: JsonSchema = {
    ...schema,
    properties: Object.fromEntries(left),
    required: required.filter((name) => !query.includes(name)),
  };
  return { fields, body };
}

/** A body that is one list is shown as that list. */
function listOf(body: JsonSchema, field: string): JsonSchema {
  const list = body.properties?.[field];
  if (!list) throw new Error(`The body has no field called ${field}`);
  return { ...list, description: `${list.description} The object \`{ "${field}": […] }\` is taken as well.` };
}

const isRequired = ({ type, required }: JsonSchema) => type === "array" || (required?.length ?? 0) > 0;

export const enveloped = (data: JsonSchema): Response => ({
  description: "The answer",
  content: {
    "application/json": {
      schema: {
        type: "object",
        properties: { data },
        required: ["data"],
      },
    },
  },
});

export const idempotencyKey = {
  in: "header",
  name: "Idempotency-Key",
  description: `For ${idempotencyHours} hours a repeat with the same key returns the first answer. Any text of 1 to ${maxIdempotencyKey} printable ASCII characters.`,
  schema: {
    type: "string",
    minLength: 1,
    maxLength: maxIdempotencyKey,
    examples: ["3f6c1f0e-5a57-4c0e-9d3c-0d4b1f9f6a11"],
  },
};
