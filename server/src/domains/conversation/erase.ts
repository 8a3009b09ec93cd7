import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { conversations, messages } from "../../db/schema/index.ts";

/** Takes what a company wrote out of its conversations. What clients wrote to it stays theirs. */
export async function eraseMessagesOf(tx: Transaction, companyId: string): Promise<void> {
  const own = eq(conversations.companyId, companyId);
  // Held first, so that no message comes in between.
  await tx
    .select({ one: sql`1` })
    .from(conversations)
    .where(own)
    .orderBy(conversations.jobRequestId)
    .for("update");
  await tx.delete(conversations).where(and(own, isNull(conversations.clientWroteAt)));
  await tx.execute(sql`
    delete from ${messages} using ${conversations} where ${own} and ${messages.sender} = 'company'
      and ${messages.jobRequestId} = ${conversations.jobRequestId} and ${messages.companyId} = ${conversations.companyId}`);
  await tx.update(conversations).set({ companyWroteAt: null, companyReadAt: null }).where(own);
}
