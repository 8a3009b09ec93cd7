import { eq, or } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { reports } from "../../db/schema/index.ts";
import { erasedValues } from "../../db/schema/personal.ts";

/** Takes the words out of reports that somebody made, or that are about somebody, who goes. */
export async function eraseReportsOf(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(reports)
    .set(erasedValues(reports))
    .where(or(eq(reports.reporterId, userId), eq(reports.aboutId, userId)));
}
