import type { ProcedurePath } from "@metiro/shared/permissions";
import { access } from "./access.ts";
import { enveloped, idempotencyKey } from "./operation.ts";
import { refusalsOf, statusesOf } from "./refusals.ts";
import { refused } from "./responses.ts";
import type { Operation } from "./schema.ts";

interface Upload {
  path: ProcedurePath;
  tags: string[];
  summary: string;
  /** What may be sent. */
  description: string;
  /** The name of what it is answered with. */
  answer: string;
}

/** What the document says of a call that takes one file as `multipart/form-data`, described by what it may be. */
export function uploadOperation({ path, tags, summary, description, answer }: Upload): Operation {
  const refusals = refusalsOf({ path, namesRow: false, mayHaveBody: true, fields: [], idempotent: "keepsAnswer" });
  return {
    operationId: path.replace(".", "-"),
    tags,
    summary,
    ...access(path),
    "x-refusals": refusals,
    parameters: [idempotencyKey],
    requestBody: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: {
            type: "object",
            properties: { file: { type: "string", format: "binary", description } },
            required: ["file"],
          },
        },
      },
    },
    responses: {
      200: enveloped({ $ref: `#/components/schemas/${answer}` }),
      ...refused(...statusesOf(refusals)),
    },
  };
}
