import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { offerDrafts, offerLines, offers } from "../../db/schema/index.ts";
import { erasedValues } from "../../db/schema/personal.ts";

/** Takes a company's words out of what it offered; amounts and dates stay, for the clients. What it had begun goes. */
export async function eraseOffersOf(tx: Transaction, companyId: string): Promise<void> {
  await tx.delete(offerDrafts).where(eq(offerDrafts.companyId, companyId));
  await tx.update(offers).set(erasedValues(offers, "company")).where(eq(offers.companyId, companyId));
  await tx
    .update(offerLines)
    .set(erasedValues(offerLines, "company"))
    .where(
      and(
        inArray(offerLines.offerId, tx.select({ id: offers.id }).from(offers).where(eq(offers.companyId, companyId))),
        isNull(offerLines.standardLineId),
      ),
    );
}
