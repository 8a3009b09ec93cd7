import type { CompanyDetail } from "@metiro/shared/company/schema";
import type { Api } from "#api/calls.ts";
import { orMissing } from "#api/failure/failure.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";

/** The company of a page's address, with its subscriptions. Not found when there is none. */
export const loadCompany = (api: Api, id: string): Promise<CompanyDetail> =>
  orMissing(() => api.company.get.fetch({ id }, handlesOwnErrors));
