import { eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { jobRequests } from "../../../db/schema/index.ts";
import { announce } from "../../../live/index.ts";

/**
 * Takes a request's row for a job, whatever its state; undefined where it is gone. `tell` has those who look at it see the change with the
 * commit; no company is concerned.
 */
export async function lockInAnyState(tx: Transaction, id: string) {
  const [request] = await tx
    .select({
      id: jobRequests.id,
      number: jobRequests.number,
      status: jobRequests.status,
      tendererId: jobRequests.tendererId,
      subcategoryId: jobRequests.subcategoryId,
      subregionId: jobRequests.subregionId,
      postalCode: jobRequests.postalCode,
      doneAt: jobRequests.doneAt,
      canceledAt: jobRequests.canceledAt,
      erasedAt: jobRequests.erasedAt,
    })
    .from(jobRequests)
    .where(eq(jobRequests.id, id))
    .for("no key update");
  return request && { request, tell: () => announce(tx, { about: "jobRequest", id, companyIds: [] }) };
}
export type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockInAnyState>>>["request"];
