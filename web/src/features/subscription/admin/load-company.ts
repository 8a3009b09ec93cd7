import type { CompanyDetail } from "@metiro/shared/company/schema";
import { notFound } from "@tanstack/react-router";
import type { Api } from "#api/calls.ts";
import { isMissing } from "#api/failure.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";

/** The company of a page's address, with its subscriptions. Not found when there is none. */
export async function loadCompany(api: Api, id: string): Promise<CompanyDetail> {
  try {
    return await api.company.get.fetch({ id }, handlesOwnErrors);
  } catch (error) {
    throw isMissing(error) ? notFound() : error;
  }
}
