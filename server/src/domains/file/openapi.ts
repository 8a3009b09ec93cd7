import { maxMegapixels, maxUploadMegabytes } from "@metiro/shared/file/constants";
import { imageSizes } from "../../storage/image-keys.ts";
import { refused } from "../../openapi/responses.ts";
import { uploadOperation } from "../../openapi/upload-operation.ts";
import type { JsonSchema, Operation, Parameter } from "../../openapi/schema.ts";

const tags = ["File"];
const parameter = (place: "path" | "query", name: string, description: string, schema: JsonSchema): Parameter => ({
  in: place,
  name,
  ...(place === "path" && { required: true }),
  description,
  schema,
});

/** What the API document says of images that are sent and read. */
export const fileOperations: Record<string, Record<string, Operation>> = {
  "/File/Upload": {
    post: uploadOperation({
      path: "file.upload",
      tags,
      summary: "Send an image",
      description: `One image of at most ${maxUploadMegabytes} MB and ${maxMegapixels.inRows} megapixels (${maxMegapixels.whole} of WebP, AVIF and progressive ones, ${maxMegapixels.wholeOfFour} with transparency): JPEG, PNG, WebP or AVIF. It is stored anew, without its metadata.`,
      answer: "Photo",
    }),
  },
  "/File/{id}": {
    get: {
      operationId: "file-get",
      tags,
      summary: "Read an image",
      description:
        "Signed addresses, as payloads carry them, need no token. With a token: who sees the image's request.",
      "x-refusals": ["NOT_FOUND"],
      security: [{}, { bearer: [] }],
      parameters: [
        parameter("path", "id", "Id of the image: a UUID.", { type: "string", format: "uuid" }),
        parameter("query", "size", "Which of the stored sizes is sent.", {
          type: "string",
          enum: Object.keys(imageSizes),
          default: "medium",
        }),
        parameter("query", "expires", "Of a signed address: when it ends, in seconds since 1970.", {
          type: "string",
          examples: ["1790000000"],
        }),
        parameter("query", "signature", "Of a signed address: its signature.", {
          type: "string",
          examples: ["wQ3x0TgE2cJb5m1S"],
        }),
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
