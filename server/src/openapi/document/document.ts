import type { AnyTRPCRouter } from "@trpc/server";
import { generateOpenApiDocument, type OpenApiRouter } from "trpc-to-openapi";
import type { CsvExport } from "../../exports/csv-export.ts";
import { compact } from "../compact/index.ts";
import { type Describe, describing } from "../describe-fields.ts";
import { exportOperations } from "../exports.ts";
import { info, securitySchemes, tags } from "./info.ts";
import { opened } from "../open-enums.ts";
import { described, withExamples } from "../operation.ts";
import { settledComponents } from "./settle-components.ts";
import { problemSchema, commonResponses } from "../responses.ts";
import type { JsonSchema, OpenApiDocument, Operation } from "../schema.ts";
import type { Documented } from "../texts.ts";
import { proceduresOf } from "../../trpc/rest/procedure.ts";

export type { OpenApiDocument };

interface DocumentOptions {
  router: AnyTRPCRouter;
  exports: readonly CsvExport[];
  /** The texts of all shapes, from their slices. */
  documented: readonly Documented[];
  /** The calls that carry bytes: no procedures, so nothing generates their description. */
  byteOperations: Record<string, Record<string, Operation>>;
  /** Where the routes stand: `/api`. */
  baseUrl: string;
}

/** The OpenAPI 3.1 document of everything under `baseUrl`, as the native routes behave. */
export const openApiDocument = (options: DocumentOptions): OpenApiDocument => compact(spelledOut(options));

/** The document with everything written out where it is used, and with an example of every body and answer. */
export function spelledOut({ router, exports, documented, byteOperations, baseUrl }: DocumentOptions): OpenApiDocument {
  const describe = describing(documented);
  const named = documented.flatMap(({ name, schema }) => (name === undefined ? [] : [[name, schema] as const]));
  const made = generateOpenApiDocument(router as unknown as OpenApiRouter, {
    ...info,
    baseUrl,
    openApiVersion: "3.1.0",
    defs: Object.fromEntries(named),
    securitySchemes,
  });
  const document = settledComponents(made as unknown as OpenApiDocument);
  const schemas = describedSchemas(document.components.schemas, describe);
  const paths: OpenApiDocument["paths"] = {};
  for (const procedure of proceduresOf(router)) {
    const { openapi } = procedure.meta;
    const method = openapi?.method.toLowerCase() ?? "";
    const operation = openapi && document.paths[openapi.path]?.[method];
    if (!operation) continue;
    paths[openapi.path] = {
      ...paths[openapi.path],
      [method]: withExamples(described(operation, procedure, describe), schemas),
    };
  }
  for (const [path, operations] of Object.entries({ ...byteOperations, ...exportOperations(exports, describe) }))
    paths[path] = withEach(operations, schemas);

  return {
    ...document,
    tags,
    paths,
    components: { ...document.components, schemas, responses: commonResponses },
  };
}

/** The generator's own error schemas describe errors that never leave this server. */
function describedSchemas(made: Record<string, JsonSchema>, describe: Describe): Record<string, JsonSchema> {
  const kept = Object.entries({ ...made, Problem: problemSchema }).filter(([name]) => !name.startsWith("error."));
  return Object.fromEntries(kept.map(([name, schema]) => [name, opened(describe.fields(schema))]));
}

const withEach = (operations: Record<string, Operation>, schemas: Record<string, JsonSchema>) =>
  Object.fromEntries(
    Object.entries(operations).map(([method, operation]) => [method, withExamples(operation, schemas)]),
  );
