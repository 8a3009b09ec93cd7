import type { Settings } from "@metiro/shared/application-config/keys";
import { guaranteeDeadline } from "@metiro/shared/guarantee/working-hours";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { requestGuarantees, requestRelaunches } from "../../../db/schema/index.ts";

/** Writes down by when answers are promised, with the first sending of a request whose row is held. */
export async function startGuarantee(
  tx: Transaction,
  jobRequestId: string,
  startedAt: string,
  limits: Pick<Settings, "guarantee.hours" | "guarantee.answers">,
): Promise<void> {
  const { due, remind } = guaranteeDeadline(new Date(startedAt), limits["guarantee.hours"]);
  const dueAt = due.toISOString();
  await tx.insert(requestGuarantees).values({
    jobRequestId,
    startedAt,
    dueAt,
    currentDueAt: dueAt,
    checkAt: dueAt,
    countsFrom: startedAt,
    answers: limits["guarantee.answers"],
    remindAt: remind?.toISOString() ?? null,
  });
}

/** Nobody has the request any more: nothing is promised, and the next sending is its first. */
export async function removeGuarantee(tx: Transaction, jobRequestId: string): Promise<void> {
  await tx.delete(requestRelaunches).where(eq(requestRelaunches.jobRequestId, jobRequestId));
  await tx.delete(requestGuarantees).where(eq(requestGuarantees.jobRequestId, jobRequestId));
}
