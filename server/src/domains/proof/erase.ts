import { eq } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { companyProofs } from "../../db/schema/index.ts";

/** Takes the proofs of a company away that goes; their documents go with the account. */
export async function eraseProofsOf(tx: Transaction, companyId: string): Promise<void> {
  await tx.delete(companyProofs).where(eq(companyProofs.companyId, companyId));
}
