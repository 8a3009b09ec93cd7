import { eq, min } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { jobRequestCompanies, jobRequests } from "../../../db/schema/index.ts";
import { firstAnsweredAt } from "../../../db/queries/recipients.ts";

/** The row of a company that has not answered, or not any more. */
export const unanswered = {
  response: "none",
  message: null,
  priceMin: null,
  priceMax: null,
  priceUnit: null,
  vat: null,
  availableFrom: null,
  duration: null,
  durationUnit: null,
  visit: null,
  declineReason: null,
  documentId: null,
  respondedAt: null,
  firstRespondedAt: null,
} as const;

/** Notes anew on a request when the first of those answered whose answer stands. */
export async function renoteFirstAnswer(tx: Transaction, jobRequestId: string): Promise<void> {
  const [first] = await tx
    .select({ at: min(firstAnsweredAt) })
    .from(jobRequestCompanies)
    .where(eq(jobRequestCompanies.jobRequestId, jobRequestId));
  await tx
    .update(jobRequests)
    .set({ firstAnsweredAt: first?.at ?? null })
    .where(eq(jobRequests.id, jobRequestId));
}
