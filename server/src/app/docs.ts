import { answerTemplateDocs } from "../domains/answer-template/docs.ts";
import { applicationConfigDocs } from "../domains/application-config/docs.ts";
import { auditDocs } from "../domains/audit/docs.ts";
import { authDocs } from "../domains/auth/docs/index.ts";
import { blogDocs } from "../domains/blog/docs.ts";
import { categoryDocs } from "../domains/category/docs.ts";
import { companyDocs } from "../domains/company/docs/index.ts";
import { conversationDocs } from "../domains/conversation/docs.ts";
import { dashboardDocs } from "../domains/dashboard/docs.ts";
import { dataAccessDocs } from "../domains/data-access/docs.ts";
import { fileOperations } from "../domains/file/index.ts";
import { fileDocs } from "../domains/file/docs.ts";
import { jobRequestDocs } from "../domains/job-request/docs/index.ts";
import { mailDocs } from "../domains/mail/docs.ts";
import { notificationDocs } from "../domains/notification/docs.ts";
import { regionDocs } from "../domains/region/docs.ts";
import { requestDraftDocs } from "../domains/request-draft/docs.ts";
import { savedViewDocs } from "../domains/saved-view/docs.ts";
import { searchDocs } from "../domains/search/docs.ts";
import { signInDocs } from "../domains/sign-in/docs.ts";
import { subCategoryDocs } from "../domains/sub-category/docs/index.ts";
import { subscriptionDocs } from "../domains/subscription/docs.ts";
import { tendererDocs } from "../domains/tenderer/docs.ts";
import { userDocs } from "../domains/user/docs.ts";
import { sharedDocs } from "../openapi/shared-docs.ts";
import { type DocumentOptions, documentRoute } from "../openapi/document-route.ts";
import type { Documented } from "../openapi/texts.ts";
import type { FastifyInstance } from "fastify";

/** What the document says of the fields of every call, slice by slice. */
export const documented: readonly Documented[] = [
  ...sharedDocs,
  ...answerTemplateDocs,
  ...applicationConfigDocs,
  ...auditDocs,
  ...authDocs,
  ...blogDocs,
  ...categoryDocs,
  ...companyDocs,
  ...conversationDocs,
  ...dashboardDocs,
  ...dataAccessDocs,
  ...fileDocs,
  ...jobRequestDocs,
  ...mailDocs,
  ...notificationDocs,
  ...regionDocs,
  ...requestDraftDocs,
  ...savedViewDocs,
  ...searchDocs,
  ...signInDocs,
  ...subCategoryDocs,
  ...subscriptionDocs,
  ...tendererDocs,
  ...userDocs,
];

/** Serves the document of the API with the texts of all slices. */
export const addDocumentRoute = (
  scope: FastifyInstance,
  options: Omit<DocumentOptions, "documented" | "byteOperations">,
): void => documentRoute(scope, { ...options, documented, byteOperations: fileOperations });
