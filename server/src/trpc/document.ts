import type { AnyTRPCRouter } from "@trpc/server";
import { generateOpenApiDocument, type OpenApiRouter } from "trpc-to-openapi";
import { described, type JsonSchema, type Operation } from "./document/operation.ts";
import { problemSchema, refusedResponses } from "./document/responses.ts";
import { proceduresOf } from "./rest/procedure.ts";

export interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; responses: object; securitySchemes: object };
}

/** The OpenAPI 3.1 document of everything under `baseUrl`, as the native routes behave. */
export function openApiDocument(router: AnyTRPCRouter, baseUrl: string): OpenApiDocument {
  const document = generateOpenApiDocument(router as unknown as OpenApiRouter, {
    title: "API",
    description: "Every answer is `{ data }`; every refusal is a problem of RFC 9457.",
    version: "1.0.0",
    baseUrl,
    openApiVersion: "3.1.0",
    securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
  }) as unknown as OpenApiDocument;

  for (const procedure of proceduresOf(router)) {
    const { openapi } = procedure.meta;
    const methods = openapi && document.paths[openapi.path];
    const method = openapi?.method.toLowerCase() ?? "";
    const operation = methods?.[method];
    if (operation) methods[method] = described(operation, procedure);
  }

  // The generator's own error schemas describe errors that never leave this server.
  const schemas = Object.entries(document.components.schemas).filter(([name]) => !name.startsWith("error."));
  return {
    ...document,
    components: {
      ...document.components,
      schemas: { ...Object.fromEntries(schemas), Problem: problemSchema },
      responses: refusedResponses,
    },
  };
}
