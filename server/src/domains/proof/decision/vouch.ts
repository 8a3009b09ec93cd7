import { identifyingKinds } from "@metiro/shared/proof/constants";
import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { companyProofs } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { lockCompany } from "../lock-company.ts";

/**
 * An admin vouches for who a company is without a paper, or takes that back: the identity is verified by the admin, or what
 * identifies the company ends. A proof of identity that still waits is settled by it.
 */
export async function vouch(
  tx: Transaction,
  { companyId, by, verified }: { companyId: string; by: string; verified: boolean },
): Promise<void> {
  await lockCompany(tx, companyId);
  const ofIdentity = and(eq(companyProofs.companyId, companyId), inArray(companyProofs.kind, [...identifyingKinds]));
  const held = await tx
    .select({ id: companyProofs.id })
    .from(companyProofs)
    .where(and(ofIdentity, eq(companyProofs.state, "verified")));
  if (!verified) {
    await tx
      .update(companyProofs)
      .set({ state: "withdrawn", reviewedBy: by, reviewedAt: now })
      .where(and(ofIdentity, eq(companyProofs.state, "verified")));
    return;
  }
  if (held.length > 0) return;
  await tx
    .insert(companyProofs)
    .values({ companyId, kind: "identity", state: "verified", reviewedBy: by, reviewedAt: now });
}
