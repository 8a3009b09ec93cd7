import { eq } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { conversations } from "../../db/schema/index.ts";

/** Takes a company's conversations away whole: it is named in what clients wrote to it as well. */
export async function eraseMessagesOf(tx: Transaction, companyId: string): Promise<void> {
  await tx.delete(conversations).where(eq(conversations.companyId, companyId));
}
