import type { JobRequest } from "@metiro/shared/job-request/schema";
import type { Offer } from "@metiro/shared/offer/schema";
import type { Api } from "#api/calls.ts";
import { fresh } from "#api/failure/found-or-missing.ts";
import { loadRequest } from "./load-request.ts";

export interface LoadedOffer {
  request: JobRequest;
  /** The last version that was sent, where none stands: it was withdrawn, or a short answer came in its place. */
  sent: Offer | undefined;
}

/** What the editor of an offer begins with, for the page's loader. */
export async function loadOffer(api: Api, id: string): Promise<LoadedOffer> {
  const request = await loadRequest(api, id);
  const { version, current } = await api.offer.start.fetch({ jobRequestId: id }, fresh);
  const companyId = request.jobRequestCompanies[0]?.company.id;
  if (version === 0 || current || companyId === undefined) return { request, sent: undefined };
  const { former } = await api.offer.get.fetch({ jobRequestId: id, companyId }, fresh);
  // Others are amendments that never stood.
  return { request, sent: former.find(({ state }) => state === "replaced") };
}
