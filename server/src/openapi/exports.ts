import { createSchema } from "zod-openapi";
import type { CsvExport } from "../exports/csv-export.ts";
import { access } from "./access.ts";
import type { Describe } from "./describe-fields.ts";
import type { JsonSchema, Operation } from "./schema.ts";
import { refusalsOf, statusesOf } from "./refusals.ts";
import { csvFile, refused } from "./responses.ts";

/** The lists as files: no procedures either. */
export const exportOperations = (
  exports: readonly CsvExport[],
  describe: Describe,
): Record<string, Record<string, Operation>> =>
  Object.fromEntries(exports.map((definition) => [definition.path, { post: operationOf(definition, describe) }]));

function operationOf({ call, tag, summary, input }: CsvExport, describe: Describe): Operation {
  const { security, description } = access(call);
  const { schema } = createSchema(input, { io: "input" });
  const refusals = refusalsOf({ path: call, namesRow: false, mayHaveBody: true, fields: [] });
  return {
    operationId: call.replace(".", "-"),
    tags: [tag],
    summary,
    description: `A CSV file for spreadsheets, sent while it is read. ${description}`,
    "x-refusals": refusals,
    security,
    requestBody: {
      required: false,
      content: {
        "application/json": {
          schema: { ...describe.fields(schema as JsonSchema), additionalProperties: false },
        },
      },
    },
    responses: {
      200: csvFile,
      ...refused(...statusesOf(refusals)),
    },
  };
}
