import { openApiDocument } from "../openapi/document/document.ts";
import { byteOperations, documented } from "./docs.ts";
import { csvExports } from "./exports.ts";
import { appRouter } from "./router.ts";

/** Prints the document that `/api/openapi.json` answers with, without a server and a database. */
process.stdout.write(
  JSON.stringify(
    openApiDocument({
      router: appRouter,
      exports: csvExports,
      documented,
      byteOperations,
      baseUrl: "/api",
    }),
  ),
);
