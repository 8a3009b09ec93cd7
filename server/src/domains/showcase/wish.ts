import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { isVisible } from "../../db/queries/company/showcases.ts";
import { companies, showcases, users } from "../../db/schema/index.ts";

/** The company if it has a page that everybody sees, held until the transaction ends; undefined where it has none any more. */
export async function visibleCompany(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: companies.id })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .innerJoin(showcases, eq(showcases.companyId, companies.id))
    .where(and(eq(companies.id, id), isVisible))
    .for("key share", { of: companies });
  return row?.id;
}
