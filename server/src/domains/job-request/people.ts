import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { companies, jobRequestCompanies, jobRequests, tenderers } from "../../db/schema/index.ts";

/** The accounts of its client and of the companies that received it. */
export async function peopleOfRequest(db: Db, id: string): Promise<Set<string>> {
  const rows = await peopleQuery(db).execute({ id });
  return new Set(rows.map(({ userId }) => userId));
}

const peopleQuery = prepared((db) =>
  db
    .select({ userId: tenderers.userId })
    .from(jobRequests)
    .innerJoin(tenderers, eq(tenderers.id, jobRequests.tendererId))
    .where(eq(jobRequests.id, sql.placeholder("id")))
    .unionAll(
      db
        .select({ userId: companies.userId })
        .from(jobRequestCompanies)
        .innerJoin(companies, eq(companies.id, jobRequestCompanies.companyId))
        .where(eq(jobRequestCompanies.jobRequestId, sql.placeholder("id"))),
    )
    .prepare("job_request_people"),
);
