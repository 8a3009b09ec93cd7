import { eq } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { companies, companyProofs } from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";

/**
 * Holds a company before any of its proofs: whatever changes one changes the company with it (a trigger), and who holds a proof and waits
 * for the company waits for whoever has the company and wants the proof.
 */
export async function lockCompany(tx: Transaction, companyId: string): Promise<{ name: string; uid: string | null }> {
  const [company] = await tx
    .select({ name: companies.name, uid: companies.uid })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for("no key update");
  return orNotFound(company);
}

/** Holds the company of a proof, which never goes to another one. */
export async function lockCompanyOf(tx: Transaction, proofId: string): Promise<void> {
  const [proof] = await tx
    .select({ companyId: companyProofs.companyId })
    .from(companyProofs)
    .where(eq(companyProofs.id, proofId));
  await lockCompany(tx, orNotFound(proof).companyId);
}
