import { access } from "../../openapi/access.ts";
import { refused } from "../../openapi/responses.ts";
import type { Operation } from "../../openapi/schema.ts";
import { csvPath } from "./csv.ts";

/** What the API document says of the file of usual prices. */
export const priceOperations: Record<string, Record<string, Operation>> = {
  [csvPath]: {
    get: {
      operationId: "price-csv",
      tags: ["Price"],
      summary: "What offers ask, for every service, in the country and by canton, as a file",
      ...access("price.csv"),
      "x-refusals": [],
      responses: {
        200: {
          description:
            "A CSV file: UTF-8 with a byte order mark, semicolons, CRLF, amounts in whole units of their currency. A row without a canton is of the whole country.",
          content: { "text/csv": { schema: { type: "string" } } },
        },
        ...refused(400, 401, 429, 500, 503),
      },
    },
  },
};
