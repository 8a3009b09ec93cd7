import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { CoverageInput, CoverageReach } from "@metiro/shared/company/schema";
import { and, inArray, ne, or, sql } from "drizzle-orm";
import { jobRequests, regions } from "../../../db/schema/index.ts";
import { coveredBy } from "./cover-districts.ts";
import type { Call } from "../../../trpc/context.ts";

const reachDays = 90;
/** Counted so far and no further: what comes after makes no difference to who chooses. */
const maxReach = 1000;

/** How many requests of late would have been for these trades and districts. */
export async function coverageReach({ ctx: { db }, input }: Call<CoverageInput>): Promise<CoverageReach> {
  const { subcategoryIds } = input;
  const subregionIds = await coveredBy(db, input);
  if (subcategoryIds.length === 0 || subregionIds.length === 0) return { days: reachDays, requests: 0, capped: false };
  const matching = db
    .select({ id: jobRequests.id })
    .from(jobRequests)
    .where(
      and(
        inArray(jobRequests.subcategoryId, subcategoryIds),
        inArray(
          jobRequests.subregionId,
          db
            .select({ id: regions.id })
            .from(regions)
            .where(or(inArray(regions.id, subregionIds), inArray(regions.parentId, subregionIds))),
        ),
        sql`${jobRequests.createdAt} >= now() - ${reachDays} * interval '1 day'`,
        ne(jobRequests.status, JobStatus.Canceled),
      ),
    )
    .limit(maxReach + 1)
    .as("matching");
  const requests = await db.$count(matching);
  return { days: reachDays, requests: Math.min(requests, maxReach), capped: requests > maxReach };
}
