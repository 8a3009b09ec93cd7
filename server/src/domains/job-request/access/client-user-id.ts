import { eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { tenderers } from "../../../db/schema/index.ts";

/** The account of the client whose profile it is: mails and pages go to accounts. */
export async function clientUserIdOf(tx: Transaction, tendererId: string): Promise<string> {
  const [row] = await tx.select({ userId: tenderers.userId }).from(tenderers).where(eq(tenderers.id, tendererId));
  if (!row) throw new Error(`Tenderer ${tendererId} has no user`);
  return row.userId;
}
