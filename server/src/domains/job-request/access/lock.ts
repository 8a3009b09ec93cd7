import { type JobAction, type JobState, jobRefusal, statusAfter } from "@metiro/shared/job-request/rules/lifecycle";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { jobRequests } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { announce } from "../../../live/index.ts";
import type { Actor } from "../../../trpc/actor.ts";
import { viewerOf, visibleTo } from "./policy.ts";

/** Who does it: an actor, or the platform itself in the place of an admin. */
export type Doer = Actor | { role: "Admin" };

/**
 * Takes the request's row for the rest of the transaction and lets the lifecycle table decide whether the action may go on;
 * those who look at the request are told with the commit.
 * `companyIds`: of the companies only these are told, because what it does concerns no other.
 * `share` holds the status still for those who write elsewhere; `no key update` is for those who change it.
 */
export async function lockFor(
  tx: Transaction,
  actor: Doer,
  id: string,
  action: JobAction,
  strength: "share" | "no key update",
  companyIds?: readonly string[],
) {
  const [request] = await tx
    .select({
      id: jobRequests.id,
      number: jobRequests.number,
      status: jobRequests.status,
      title: jobRequests.title,
      description: jobRequests.description,
      street: jobRequests.street,
      tendererId: jobRequests.tendererId,
      processedAt: jobRequests.processedAt,
      createdAt: jobRequests.createdAt,
      doneAt: jobRequests.doneAt,
      doneCompanyId: jobRequests.doneCompanyId,
      revision: jobRequests.revision,
      erasedAt: jobRequests.erasedAt,
    })
    .from(jobRequests)
    .where(and(eq(jobRequests.id, id), visibleTo(viewerOf(actor))))
    .for(strength);
  if (!request) throw new DomainError("NOT_FOUND");
  refuseAction(action, actor, request);
  await announce(tx, { about: "jobRequest", id, ...(companyIds && { companyIds: [...companyIds] }) });
  return {
    request,
    /** Its status after the action, by the same table. */
    statusAfter: (hasRecipients = true) => statusAfter(action, request.status, hasRecipients),
  };
}

/** Lets the lifecycle table decide whether an action may go on, of a request whose row is held. */
export function refuseAction(action: JobAction, actor: Doer, state: JobState): void {
  const refusal = jobRefusal(action, actor.role, state);
  if (refusal === "role") throw new DomainError("FORBIDDEN");
  if (refusal === "done") throw new DomainError("JOB_DONE");
  if (refusal !== null) throw new DomainError("STATUS_CONFLICT");
}
