import { applicationConfigDocs } from "../domains/application-config/docs.ts";
import { auditDocs } from "../domains/audit/docs.ts";
import { authDocs } from "../domains/auth/docs/index.ts";
import { binDocs } from "../domains/bin/docs.ts";
import { blogDocs } from "../domains/blog/docs.ts";
import { catalogueDocs } from "../domains/catalogue/docs.ts";
import { officeNoteDocs } from "../domains/office-note/index.ts";
import { companyDocs } from "../domains/company/docs/index.ts";
import { conversationDocs } from "../domains/conversation/docs.ts";
import { dataAccessDocs } from "../domains/data-access/docs.ts";
import { dashboardDocs } from "../domains/dashboard/docs.ts";
import { fileOperations } from "../domains/file/index.ts";
import { documentOperations } from "../domains/document/index.ts";
import { offerOperations } from "../domains/offer/index.ts";
import { documentDocs } from "../domains/document/docs.ts";
import { fileDocs } from "../domains/file/docs.ts";
import { guaranteeDocs } from "../domains/guarantee/docs.ts";
import { jobRequestDocs } from "../domains/job-request/docs/index.ts";
import { notificationDocs } from "../domains/notification/docs.ts";
import { offerDocs } from "../domains/offer/docs.ts";
import { priceDocs } from "../domains/price/docs.ts";
import { priceOperations } from "../domains/price/index.ts";
import { proofDocs } from "../domains/proof/docs.ts";
import { reportDocs } from "../domains/report/docs.ts";
import { reviewDocs } from "../domains/review/docs.ts";
import { showcaseDocs } from "../domains/showcase/docs.ts";
import { savedViewDocs } from "../domains/saved-view/docs.ts";
import { searchDocs } from "../domains/search/docs.ts";
import { subscriptionDocs } from "../domains/subscription/docs.ts";
import { tendererDocs } from "../domains/tenderer/docs.ts";
import { userDocs } from "../domains/user/docs.ts";
import { sharedDocs } from "../openapi/shared-docs.ts";
import { type DocumentOptions, documentRoute } from "../openapi/document/document-route.ts";
import type { Documented } from "../openapi/texts.ts";
import { webhookDocs } from "../domains/webhook/docs.ts";
import type { FastifyInstance } from "fastify";

/** What the document says of the fields of every call, slice by slice. */
export const documented: readonly Documented[] = [
  ...sharedDocs,
  ...applicationConfigDocs,
  ...auditDocs,
  ...authDocs,
  ...binDocs,
  ...blogDocs,
  ...catalogueDocs,
  ...officeNoteDocs,
  ...companyDocs,
  ...conversationDocs,
  ...dashboardDocs,
  ...dataAccessDocs,
  ...documentDocs,
  ...fileDocs,
  ...guaranteeDocs,
  ...jobRequestDocs,
  ...notificationDocs,
  ...offerDocs,
  ...priceDocs,
  ...proofDocs,
  ...reportDocs,
  ...reviewDocs,
  ...showcaseDocs,
  ...savedViewDocs,
  ...searchDocs,
  ...subscriptionDocs,
  ...tendererDocs,
  ...userDocs,
  ...webhookDocs,
];

/** What it says of the calls that carry bytes. */
export const byteOperations = { ...fileOperations, ...documentOperations, ...offerOperations, ...priceOperations };

/** Serves the document of the API with the texts of all slices. */
export const addDocumentRoute = (
  scope: FastifyInstance,
  options: Omit<DocumentOptions, "documented" | "byteOperations">,
): void => documentRoute(scope, { ...options, documented, byteOperations });
