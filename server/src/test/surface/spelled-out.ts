import { byteOperations, documented } from "../../app/docs.ts";
import { csvExports } from "../../app/exports.ts";
import { appRouter } from "../../app/router.ts";
import { spelledOut } from "../../openapi/document/document.ts";

/** The document with everything written out where it is used, and examples of all bodies: what calls are made from. */
export const spelledOutDocument = spelledOut({
  router: appRouter,
  exports: csvExports,
  documented,
  byteOperations,
  baseUrl: "/api",
});
