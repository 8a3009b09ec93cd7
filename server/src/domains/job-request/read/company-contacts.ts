import type { CompanyContact } from "@metiro/shared/job-request/company-card";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { companies, jobRequestCompanies, users } from "../../../db/schema/index.ts";

/**
 * How the client reaches the companies that it accepted, by their ids; of no other one, however contact details of clients are
 * shown. Of a request that the reader is known to own.
 */
export async function companyContacts(db: Db, jobRequestId: string): Promise<Map<string, CompanyContact>> {
  const rows = await contactsOf(db).execute({ id: jobRequestId });
  return new Map(rows.map(({ id, ...contact }) => [id, omitNulls(contact)]));
}

const contactsOf = prepared((db) =>
  db
    .select({
      id: companies.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      phone: sql<string | null>`coalesce(${companies.phone}, ${users.phone})`,
      street: companies.street,
      postalCode: companies.postalCode,
      locality: companies.locality,
    })
    .from(jobRequestCompanies)
    .innerJoin(companies, eq(companies.id, jobRequestCompanies.companyId))
    .innerJoin(users, and(eq(users.id, companies.userId), isNull(users.deletedAt)))
    .where(
      and(
        eq(jobRequestCompanies.jobRequestId, sql.placeholder("id")),
        eq(jobRequestCompanies.clientDecision, "accepted"),
      ),
    )
    .prepare("job_request_company_contacts"),
);
