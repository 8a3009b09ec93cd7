import { access } from "../../../openapi/access.ts";
import { refusalsOf, statusesOf } from "../../../openapi/refusals.ts";
import { refused } from "../../../openapi/responses.ts";
import type { Operation } from "../../../openapi/schema.ts";

const inPath = (name: string, description: string) => ({
  in: "path" as const,
  name,
  required: true,
  description,
  schema: { type: "string", format: "uuid" },
});
const { security, description } = access("offer.pdf");
const refusals = refusalsOf({ path: "offer.pdf", namesRow: true, mayHaveBody: false, fields: [] });

/** What the API document says of the documents of offers. */
export const offerOperations: Record<string, Record<string, Operation>> = {
  "/Offer/Pdf/{jobRequestId}/{companyId}": {
    get: {
      operationId: "offer-pdf",
      tags: ["Offer"],
      summary: "An offer, or what was agreed on, as a PDF",
      description: `In the reader's language, with the figures of \`Offer/Get\`; made when it is asked for. ${description}`,
      "x-refusals": refusals,
      security,
      parameters: [
        inPath("jobRequestId", "The request that it is for."),
        inPath("companyId", "Id of the company."),
        {
          in: "query",
          name: "document",
          description:
            "The `offer` (default), or the `agreement`: what stands once the client has accepted, with both names and every amendment; 409 before.",
          schema: { type: "string", enum: ["offer", "agreement"], examples: ["offer"] },
        },
        {
          in: "query",
          name: "version",
          description: "Of an offer: a version that does not stand any more. Absent: the one that stands.",
          schema: { type: "string", examples: ["1"] },
        },
      ],
      responses: {
        200: {
          description: "The document.",
          content: { "application/pdf": { schema: { type: "string", format: "binary" } } },
        },
        ...refused(...statusesOf(refusals)),
      },
    },
  },
};
