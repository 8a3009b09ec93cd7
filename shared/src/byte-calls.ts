import type { ProcedurePath } from "./permissions.ts";

/** Calls that carry bytes instead of JSON: routes of their own, guarded by the same table. */
export const byteCalls = [
  "file.upload",
  "document.upload",
  "offer.pdf",
  "price.csv",
  "jobRequest.export",
  "jobRequest.exportResponses",
  "user.export",
  "company.export",
  "tenderer.export",
  "subscription.export",
  "audit.export",
  "signIn.export",
  "category.export",
  "region.export",
  "blog.export",
  "mail.export",
] as const satisfies ProcedurePath[];
