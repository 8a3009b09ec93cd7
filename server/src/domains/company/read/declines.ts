import { declineDays } from "@metiro/shared/company/constants";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { companies, jobRequestCompanies, jobRequests } from "../../../db/schema/index.ts";

/** So many of a company's last declines are looked at. */
const maxDeclines = 30;
/** Once says nothing about a company. */
const minCount = 2;

/**
 * The reason for which a company lately declined most often what is asked for: distance in this district, lack of time
 * anywhere, everything else in this trade. To be joined laterally to `companies`.
 */
export function declinedBy(db: Db) {
  const lately = db
    .select({ reason: jobRequestCompanies.declineReason, jobRequestId: jobRequestCompanies.jobRequestId })
    .from(jobRequestCompanies)
    .where(
      and(
        eq(jobRequestCompanies.companyId, companies.id),
        sql`${jobRequestCompanies.declineReason} is not null`,
        sql`${jobRequestCompanies.respondedAt} > now() - interval '${sql.raw(String(declineDays))} days'`,
      ),
    )
    .orderBy(desc(jobRequestCompanies.respondedAt))
    .limit(maxDeclines)
    .as("lately");
  return db
    .select({
      often: sql`json_build_object('reason', ${lately.reason}, 'count', count(*)::int)`.as("often"),
    })
    .from(lately)
    .innerJoin(jobRequests, eq(jobRequests.id, lately.jobRequestId))
    .where(
      sql`case ${lately.reason}
        when 'too_far' then ${eq(jobRequests.subregionId, sql.placeholder("subregionId"))}
        when 'no_capacity' then true
        else ${eq(jobRequests.subcategoryId, sql.placeholder("subcategoryId"))} end`,
    )
    .groupBy(lately.reason)
    .having(sql`count(*) >= ${sql.raw(String(minCount))}`)
    .orderBy(sql`count(*) desc`, lately.reason)
    .limit(1)
    .as("declines");
}
