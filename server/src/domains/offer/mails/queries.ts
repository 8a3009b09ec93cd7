import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../../db/client.ts";
import { companies, jobRequests, offers } from "../../../db/schema/index.ts";

const standing = alias(offers, "standing");

/** An amendment with what it would stand in place of; undefined where the request is no longer under way. */
export async function amendmentOf(db: Db, { offerId }: { offerId: string }) {
  const [row] = await db
    .select({
      jobRequestId: offers.jobRequestId,
      title: jobRequests.title,
      company: companies.name,
      state: offers.state,
      currency: offers.currency,
      total: offers.total,
      before: standing.total,
      reason: offers.reason,
      note: offers.note,
    })
    .from(offers)
    .innerJoin(jobRequests, eq(jobRequests.id, offers.jobRequestId))
    .innerJoin(companies, eq(companies.id, offers.companyId))
    .leftJoin(
      standing,
      and(
        eq(standing.jobRequestId, offers.jobRequestId),
        eq(standing.companyId, offers.companyId),
        eq(standing.state, "current"),
      ),
    )
    .where(and(eq(offers.id, offerId), eq(jobRequests.status, JobStatus.Processed)));
  return row;
}
