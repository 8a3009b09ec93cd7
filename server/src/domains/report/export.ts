import type { OwnReport } from "@metiro/shared/auth/export";
import { asc, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { reports } from "../../db/schema/index.ts";

/** What somebody reported, the oldest first. */
export async function reportsOf(db: Db, userId: string): Promise<OwnReport[]> {
  const { kind, reason, note, outcome, createdAt, settledAt } = reports;
  const rows = await db
    .select({ kind, reason, note, outcome, createdAt, settledAt })
    .from(reports)
    .where(eq(reports.reporterId, userId))
    .orderBy(asc(createdAt), asc(reports.id));
  return rows.map((row) => omitNulls(row));
}
