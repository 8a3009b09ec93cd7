import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { companies } from "../../../db/schema/index.ts";

/** The accounts that look after a company. */
export async function ownersOfCompany(db: Db, id: string): Promise<Set<string>> {
  const rows = await db.select({ userId: companies.userId }).from(companies).where(eq(companies.id, id));
  return new Set(rows.map(({ userId }) => userId));
}
