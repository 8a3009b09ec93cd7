import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { delivered } from "../../../db/queries/recipients.ts";
import { jobRequestCompanies } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";

/** A company that knows of a request whose row is held and has not answered; one that has is refused. */
export async function quietRecipient(tx: Transaction, id: string, companyId: string) {
  const [recipient] = await tx
    .select({ response: jobRequestCompanies.response, seenAt: jobRequestCompanies.seenAt })
    .from(jobRequestCompanies)
    .where(and(eq(jobRequestCompanies.jobRequestId, id), eq(jobRequestCompanies.companyId, companyId), delivered))
    .for("no key update");
  if (!recipient) throw new DomainError("NOT_FOUND");
  if (recipient.response !== "none") throw new DomainError("STATUS_CONFLICT");
  return recipient;
}
