import type { Settings } from "@metiro/shared/application-config/keys";
import type { MatchingCompany } from "@metiro/shared/company/schema";
import type { NextCompanies } from "@metiro/shared/guarantee/schema";
import { maxCompaniesPerSend } from "@metiro/shared/job-request/constants";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { jobRequestCompanies, jobRequests, requestGuarantees, requestRelaunches } from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { settings } from "../application-config/index.ts";
import { rankedCompanies } from "../company/index.ts";
import { takenPlaces } from "../job-request/index.ts";

export interface Next {
  /** Companies that could have it and have not, the best first. */
  candidates: MatchingCompany[];
  freePlaces: number;
  limits: Settings;
}

/** The companies that come next for a request, ranked as for its first sending; undefined where it is gone. */
export async function nextFor(db: Db, id: string): Promise<Next | undefined> {
  const [request] = await db
    .select({
      subcategoryId: jobRequests.subcategoryId,
      subregionId: jobRequests.subregionId,
      postalCode: jobRequests.postalCode,
    })
    .from(jobRequests)
    .where(eq(jobRequests.id, id));
  if (!request) return undefined;
  const { postalCode, ...place } = request;
  const limits = await settings(db);
  const [ranked, known, taken] = await Promise.all([
    rankedCompanies(db, { ...place, postalCode: postalCode ?? undefined }),
    db
      .select({ companyId: jobRequestCompanies.companyId })
      .from(jobRequestCompanies)
      .where(eq(jobRequestCompanies.jobRequestId, id)),
    takenPlaces(db, id, limits),
  ]);
  const asked = new Set(known.map(({ companyId }) => companyId));
  const candidates = ranked.filter(
    (company) =>
      !asked.has(company.id) &&
      (company.activeSubscription || !limits["subscription.required"]) &&
      (company.lacking.length === 0 || !limits["proofs.enforced"]),
  );
  return { candidates, freePlaces: Math.max(0, limits["jobRequest.maxRecipients"] - taken), limits };
}

/** The best candidates, as many as there are places for. */
export const bestOf = ({ candidates, freePlaces }: Next): MatchingCompany[] =>
  candidates.slice(0, Math.min(freePlaces, maxCompaniesPerSend));

/** The companies that are proposed to the back office, and why. */
export async function next({ ctx: { db }, input: { id } }: Call<{ id: string }>): Promise<NextCompanies> {
  const found = orNotFound(await nextFor(db, id));
  const [[open], [promised]] = await Promise.all([
    db
      .select({ reason: requestRelaunches.reason, since: requestRelaunches.createdAt })
      .from(requestRelaunches)
      .where(and(eq(requestRelaunches.jobRequestId, id), isNull(requestRelaunches.endedAt))),
    db
      .select({ autoSends: requestGuarantees.autoSends })
      .from(requestGuarantees)
      .where(eq(requestGuarantees.jobRequestId, id)),
  ]);
  return {
    ...open,
    autoSends: promised?.autoSends ?? 0,
    freePlaces: found.freePlaces,
    companies: bestOf(found),
  };
}
