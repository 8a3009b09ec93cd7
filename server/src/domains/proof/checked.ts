import type { CheckedProof } from "@metiro/shared/proof/schema";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { companyProofs } from "../../db/schema/index.ts";
import { today } from "../../db/sql.ts";
import { arrayLiteral } from "../../db/rows/array-literal.ts";

/**
 * What of some companies was checked and holds today, by the company. A proof whose last day is over is not among them, whether or
 * not the night's job has let it expire yet.
 */
export async function checkedProofs(
  db: Queryable,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, CheckedProof[]>> {
  const { companyId, kind, reviewedAt, validUntil } = companyProofs;
  const rows = await db
    .select({ companyId, kind, verifiedAt: reviewedAt, validUntil })
    .from(companyProofs)
    .where(
      and(
        sql`${companyId} = any(${arrayLiteral(companyIds)}::uuid[])`,
        eq(companyProofs.state, "verified"),
        sql`coalesce(${validUntil} >= ${today}, true)`,
      ),
    )
    .orderBy(asc(companyId), asc(kind));
  const checked = new Map<string, CheckedProof[]>(companyIds.map((id) => [id, []]));
  for (const row of rows)
    if (row.verifiedAt !== null)
      checked.get(row.companyId)?.push({
        kind: row.kind,
        verifiedAt: row.verifiedAt,
        ...(row.validUntil !== null && { validUntil: row.validUntil }),
      });
  return checked;
}
