import { type Permission, permissions } from "@metiro/shared/permissions";
import type { Procedure } from "../rest/procedure.ts";
import { refer, type RefusedStatus } from "./responses.ts";

export interface JsonSchema {
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [keyword: string]: unknown;
}

/** The parts of an OpenAPI operation that are looked at. */
export interface Operation {
  parameters?: object[];
  requestBody?: { required?: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, unknown>;
  security?: object[];
}

/** What the generator makes of a procedure, put as the native route behaves. */
export function described(operation: Operation, { meta, takesInput, type }: Procedure): Operation {
  const { query = [], bodyAs, idempotent } = meta.rest ?? {};
  const open = isOpen(meta.permission);
  const { security, parameters = [], requestBody, responses, ...rest } = operation;
  const { fields, body } = placed(requestBody?.content["application/json"]?.schema, query);
  const content = body && { schema: bodyAs === undefined ? body : listOf(body, bodyAs) };
  const refusals: RefusedStatus[] = [
    401,
    429,
    500,
    503,
    ...(takesInput ? ([400, 404] as const) : []),
    ...(open ? [] : ([403] as const)),
    ...(type === "mutation" ? ([409] as const) : []),
    ...(content ? ([413, 415] as const) : []),
  ];
  return {
    ...rest,
    // A public call needs no token, but one that is sent has to be good.
    security: [...(open ? [{}] : []), ...(security ?? [])],
    parameters: [...parameters, ...fields, ...(idempotent ? [idempotencyKey] : [])],
    ...(content && { requestBody: { required: isRequired(content.schema), content: { "application/json": content } } }),
    responses: {
      200: enveloped(responses["200"]),
      ...Object.fromEntries(refusals.map((status) => [status, refer(status)])),
    },
  };
}

function isOpen(path: Procedure["meta"]["permission"]): boolean {
  const permission: Permission | undefined = path && permissions[path];
  return permission?.roles === "public";
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
  return { ...list, description: `The object \`{ "${field}": […] }\` is taken as well.` };
}

const isRequired = ({ type, required }: JsonSchema) => type === "array" || (required?.length ?? 0) > 0;

function enveloped(response: unknown) {
  const { content } = response as { content: Record<string, { schema: JsonSchema }> };
  const data = content["application/json"]?.schema ?? {};
  return {
    description: "The answer",
    content: { "application/json": { schema: { type: "object", properties: { data }, required: ["data"] } } },
  };
}

const idempotencyKey = {
  in: "header",
  name: "Idempotency-Key",
  description: "For 24 hours a repeat with the same key returns the first answer.",
  schema: { type: "string", minLength: 1, maxLength: 200 },
};
