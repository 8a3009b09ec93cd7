import type { JobRequest } from "@metiro/shared/job-request/schema";
import type { Api } from "#api/calls.ts";
import { foundOrMissing } from "#api/failure/found-or-missing.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";

/** The request of a page's address, for the page's loader. Not found when there is none that its reader may see. */
export const loadRequest = (api: Api, id: string): Promise<JobRequest> =>
  foundOrMissing(id, () => api.jobRequest.get.ensureData({ id }, handlesOwnErrors));
