import { eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { companies, jobRequestCompanies, jobRequests, tenderers } from "../../../db/schema/index.ts";

interface People {
  /** The accounts of its client and of the companies that have received it, or of those of them that a change concerns. */
  userIds: Set<string>;
  /** Milliseconds until another company receives it. */
  moreIn: number | undefined;
}

/** `concerned`: of the companies only these; what one does is no business of another. */
export async function audienceOfRequest(db: Db, id: string, concerned?: readonly string[]): Promise<People> {
  const all = await peopleQuery(db).execute({ id });
  const rows = all.filter(({ companyId }) => companyId === null || !concerned || concerned.includes(companyId));
  const waiting = rows.flatMap(({ wait }) => (wait !== null && wait > 0 ? [wait] : []));
  return {
    userIds: new Set(rows.flatMap(({ userId, wait }) => (wait !== null && wait > 0 ? [] : [userId]))),
    moreIn: waiting.length > 0 ? Math.min(...waiting) : undefined,
  };
}

const wait = sql<
  number | null
>`ceil(extract(epoch from ${jobRequestCompanies.heldUntil} - clock_timestamp()) * 1000)::int`;

const peopleQuery = prepared((db) =>
  db
    .select({
      userId: tenderers.userId,
      companyId: sql<string | null>`null::uuid`.as("company_id"),
      wait: sql<number | null>`null::int`.as("wait"),
    })
    .from(jobRequests)
    .innerJoin(tenderers, eq(tenderers.id, jobRequests.tendererId))
    .where(eq(jobRequests.id, sql.placeholder("id")))
    .unionAll(
      db
        .select({
          userId: companies.userId,
          companyId: sql<string | null>`${jobRequestCompanies.companyId}`.as("company_id"),
          wait: wait.as("wait"),
        })
        .from(jobRequestCompanies)
        .innerJoin(companies, eq(companies.id, jobRequestCompanies.companyId))
        .where(eq(jobRequestCompanies.jobRequestId, sql.placeholder("id"))),
    )
    .prepare("job_request_people"),
);
