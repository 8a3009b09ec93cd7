import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { jobRequests } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { CompanyActor, TendererActor } from "../../trpc/actor.ts";
import { reviewable } from "./policy.ts";

/** The work that is reviewed, held: of two who write at once the second sees the first. Whether there is time says the trigger
 * `review_written` (drizzle/sql). */
export async function lockWork(tx: Transaction, actor: TendererActor | CompanyActor, id: string) {
  const [work] = await tx
    .select({ companyId: jobRequests.doneCompanyId, tendererId: jobRequests.tendererId })
    .from(jobRequests)
    .where(and(eq(jobRequests.id, id), reviewable(actor)))
    .for("no key update");
  const { companyId, tendererId } = orNotFound(work);
  if (companyId === null) throw new DomainError("STATUS_CONFLICT");
  return { jobRequestId: id, companyId, tendererId };
}
