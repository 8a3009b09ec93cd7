/** A JSON schema, as far as it is looked at. */
export interface JsonSchema {
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [keyword: string]: unknown;
}

export interface Content {
  schema: JsonSchema;
  example?: unknown;
}

export interface Response {
  description: string;
  content: Record<string, Content>;
}

export interface Parameter {
  name: string;
  in: string;
  schema: JsonSchema;
  required?: boolean;
  description?: string;
}

/** The parts of an OpenAPI operation that are looked at. */
export interface Operation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Content> };
  responses: Record<string, unknown>;
  security?: object[];
  /** Codes of the problems that it may be refused with. */
  "x-refusals"?: readonly string[];
}

export interface OpenApiDocument {
  openapi: string;
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters?: Record<string, Parameter>;
    responses: Record<string, unknown>;
    securitySchemes: object;
  };
  /** What every call asks for that does not say otherwise. */
  security?: object[];
  /** What each code of a refusal says. */
  "x-refusals"?: object;
}
