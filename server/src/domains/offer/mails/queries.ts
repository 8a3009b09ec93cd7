import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { companies, jobRequestCompanies, jobRequests, offers } from "../../../db/schema/index.ts";

/** What stood before an amendment: what was accepted with the answer, or by the amendment before. None where that was a short answer. */
const before = sql<number | null>`(
  select stood.total from ${offers} as stood
  where stood.job_request_id = ${offers.jobRequestId} and stood.company_id = ${offers.companyId} and stood.version < ${offers.version}
    and stood.state in ('current', 'replaced') and (stood.kind = 'amendment' or stood.answered_at = ${jobRequestCompanies.respondedAt})
  order by stood.version desc limit 1)`;

/** An amendment with what it stands, or would stand, in place of; undefined where the request is no longer under way. */
export async function amendmentOf(db: Db, { offerId }: { offerId: string }) {
  const [row] = await db
    .select({
      jobRequestId: offers.jobRequestId,
      companyId: offers.companyId,
      title: jobRequests.title,
      company: companies.name,
      state: offers.state,
      currency: offers.currency,
      total: offers.total,
      before,
      reason: offers.reason,
      documentId: offers.documentId,
      note: offers.note,
    })
    .from(offers)
    .innerJoin(
      jobRequestCompanies,
      and(
        eq(jobRequestCompanies.jobRequestId, offers.jobRequestId),
        eq(jobRequestCompanies.companyId, offers.companyId),
      ),
    )
    .innerJoin(jobRequests, eq(jobRequests.id, offers.jobRequestId))
    .innerJoin(companies, eq(companies.id, offers.companyId))
    .where(and(eq(offers.id, offerId), eq(jobRequests.status, JobStatus.Processed)));
  return row;
}
