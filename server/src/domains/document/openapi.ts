import { maxDocumentMegabytesADay, maxPdfPages } from "@metiro/shared/document/constants";
import { maxUploadBytes } from "@metiro/shared/file/constants";
import { refused } from "../../openapi/responses.ts";
import { uploadOperation } from "../../openapi/upload-operation.ts";
import type { Operation, Parameter } from "../../openapi/schema.ts";

const tags = ["Document"];
const ofSignature = (name: string, description: string, example: string): Parameter => ({
  in: "query",
  name,
  description,
  schema: { type: "string", examples: [example] },
});

/** What the API document says of documents that are sent and downloaded. */
export const documentOperations: Record<string, Record<string, Operation>> = {
  "/Document/Upload": {
    post: uploadOperation({
      path: "document.upload",
      tags,
      summary: "Send a document",
      description: `One document of at most ${maxUploadBytes / 1024 / 1024} MB, of an account ${maxDocumentMegabytesADay} MB in 24 hours: a PDF of up to ${maxPdfPages} pages, or a JPEG, PNG, WebP or AVIF. It is written anew: a PDF that is locked, or has scripts, actions, files or live forms in it, is refused.`,
      answer: "Document",
    }),
  },
  "/Document/{id}": {
    get: {
      operationId: "document-get",
      tags,
      summary: "Download a document",
      description:
        "Signed addresses, as payloads carry them, need no token. With a token: its owner, an admin where something shows it, and of the plans of a request each company that received it, and of the PDF of an answer or an amendment the client. It is never shown in a browser.",
      "x-refusals": ["NOT_FOUND"],
      security: [{}, { bearer: [] }],
      parameters: [
        {
          in: "path",
          name: "id",
          required: true,
          description: "Id of the document: a UUID.",
          schema: { type: "string", format: "uuid" },
        },
        ofSignature("expires", "Of a signed address: when it ends, in seconds since 1970.", "1790000000"),
        ofSignature("signature", "Of a signed address: its signature.", "wQ3x0TgE2cJb5m1S"),
      ],
      responses: {
        200: {
          description: "The document.",
          content: {
            "application/pdf": { schema: { type: "string", format: "binary" } },
            "image/webp": { schema: { type: "string", format: "binary" } },
          },
        },
        ...refused(401, 404, 429, 500, 503),
      },
    },
  },
};
