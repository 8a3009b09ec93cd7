import { eq, inArray, lt, sql } from "drizzle-orm";
import type { Db, Transaction } from "../../db/client.ts";
import { dataAccesses } from "../../db/schema/index.ts";
import { settings } from "../application-config/index.ts";

/** Who saw requests whose personal data goes. */
export async function forgetAccessesTo(tx: Transaction, jobRequestIds: string[]): Promise<void> {
  await tx.delete(dataAccesses).where(inArray(dataAccesses.jobRequestId, jobRequestIds));
}

/** Who saw a client that goes. */
export async function forgetAccessesOf(tx: Transaction, tendererId: string): Promise<void> {
  await tx.delete(dataAccesses).where(eq(dataAccesses.tendererId, tendererId));
}

/** Who looked at whose data is kept as long as requests are (`retention.requestMonths`). */
export async function forgetOldAccesses(db: Db): Promise<number> {
  const { "retention.requestMonths": months } = await settings(db);
  const gone = await db
    .delete(dataAccesses)
    .where(lt(dataAccesses.at, sql`now() - ${months} * interval '1 month'`))
    .returning({ id: dataAccesses.id });
  return gone.length;
}
