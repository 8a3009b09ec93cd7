import { jobCan } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";

/** The companies that have a question before they answer; none once no answer can come any more. */
export const askingOf = (request: JobRequest): Recipient[] =>
  jobCan("answer", "Company", request)
    ? request.jobRequestCompanies.filter(({ response, hasConversation }) => response === "none" && hasConversation)
    : [];
