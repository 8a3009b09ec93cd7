import { imageSizes } from "../domains/file/sizes.ts";
import { access } from "./access.ts";
import { describedParameter } from "./describe-fields.ts";
import { enveloped, type JsonSchema, type Operation } from "./operation.ts";
import { refer, type RefusedStatus } from "./responses.ts";
import { words } from "./words/index.ts";

const tags = ["File"];
const refused = (...statuses: RefusedStatus[]) => Object.fromEntries(statuses.map((status) => [status, refer(status)]));
const parameter = (place: "path" | "query", name: string, schema: JsonSchema) =>
  describedParameter({ in: place, name, ...(place === "path" && { required: true }), schema }, ["file.get"]);

/** The calls that carry bytes: no procedures, so nothing generates their description. */
export const fileOperations: Record<string, Record<string, Operation>> = {
  "/File/Upload": {
    post: {
      operationId: "file-upload",
      tags,
      summary: "Send an image",
      ...access("file.upload"),
      requestBody: {
        required: true,
        content: {
          "multipart/form-data": {
            schema: {
              type: "object",
              properties: { file: { type: "string", format: "binary", description: words["file"]?.[0] ?? "" } },
              required: ["file"],
            },
          },
        },
      },
      responses: {
        200: enveloped({ $ref: "#/components/schemas/Photo" }),
        ...refused(400, 401, 403, 413, 415, 429, 500, 503),
      },
    },
  },
  "/File/{id}": {
    get: {
      operationId: "file-get",
      tags,
      summary: "Read an image",
      description:
        "Signed addresses, as payloads carry them, need no token. With a token: who sees the image's request.",
      security: [{}, { bearer: [] }],
      parameters: [
        parameter("path", "id", { type: "string", format: "uuid" }),
        parameter("query", "size", { type: "string", enum: Object.keys(imageSizes), default: "medium" }),
        parameter("query", "expires", { type: "string" }),
        parameter("query", "signature", { type: "string" }),
      ],
      responses: {
        200: {
          description: "The image.",
          content: { "image/webp": { schema: { type: "string", format: "binary" } } },
        },
        ...refused(401, 404, 429, 500, 503),
      },
    },
  },
};
