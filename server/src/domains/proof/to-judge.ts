import type { QueuedProof } from "@metiro/shared/proof/schema";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { companies, companyProofs } from "../../db/schema/index.ts";
import type { FileAddresses } from "../../storage/file-addresses.ts";
import { proofDemandOf, selectProofs, toProofDemand, toProof } from "./queries.ts";
import { arrayLiteral } from "../../db/rows/array-literal.ts";

/** Some proofs with what the back office needs to judge them, in no order. */
export async function queuedById(db: Queryable, ids: string[], addresses: FileAddresses): Promise<QueuedProof[]> {
  const which = sql`${companyProofs.id} = any(${arrayLiteral(ids)}::uuid[])`;
  const [proofs, surroundings] = await Promise.all([
    selectProofs(db).where(which),
    db
      .select({
        id: companyProofs.id,
        company: { id: companies.id, name: companies.name, uid: companies.uid, locality: companies.locality },
        asked: proofDemandOf(companyProofs.companyId, companyProofs.kind),
        replaces: sql<{ validUntil: string | null } | null>`(
          select jsonb_build_object('validUntil', held.valid_until) from ${companyProofs} as held
          where held.company_id = ${companyProofs.companyId} and held.kind = ${companyProofs.kind}
            and held.state = 'verified' and held.id <> ${companyProofs.id})`,
      })
      .from(companyProofs)
      .innerJoin(companies, eq(companies.id, companyProofs.companyId))
      .where(which),
  ]);
  const around = new Map(surroundings.map((row) => [row.id, row]));
  return proofs.flatMap((row) => {
    const found = around.get(row.id);
    if (!found) return [];
    return {
      ...toProof(row, addresses),
      company: omitNulls(found.company),
      ...toProofDemand(found.asked),
      ...(found.replaces && { replaces: omitNulls(found.replaces) }),
    };
  });
}
