import { eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { jobRequestPlans } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { pdfFault } from "../../document/index.ts";

/** The plans that a request is given, each once. All must be PDFs that the same user has sent. */
export async function ownPlans(tx: Transaction, userId: string, ids: readonly string[]): Promise<string[]> {
  const fault = await pdfFault(tx, userId, ids);
  if (fault) throw new DomainError("VALIDATION_FAILED", { errors: { planIds: [fault] } });
  return [...new Set(ids)];
}

/** Puts these plans in the place of those that a request has, in this order. */
export async function replacePlans(tx: Transaction, jobRequestId: string, plans: readonly string[]): Promise<void> {
  await tx.delete(jobRequestPlans).where(eq(jobRequestPlans.jobRequestId, jobRequestId));
  await addPlans(tx, jobRequestId, plans);
}

export async function addPlans(tx: Transaction, jobRequestId: string, plans: readonly string[]): Promise<void> {
  if (plans.length > 0)
    await tx
      .insert(jobRequestPlans)
      .values(plans.map((documentId, position) => ({ jobRequestId, documentId, position })));
}
