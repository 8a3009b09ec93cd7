import { eq } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { requestWishes, showcases } from "../../db/schema/index.ts";

/** Takes a company's page away with all addresses that lead to it, and its name out of what clients wished for. */
export async function eraseShowcaseOf(tx: Transaction, companyId: string): Promise<void> {
  await tx.delete(showcases).where(eq(showcases.companyId, companyId));
  await tx.delete(requestWishes).where(eq(requestWishes.companyId, companyId));
}
