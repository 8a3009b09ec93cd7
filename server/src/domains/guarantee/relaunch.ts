import type { Settings } from "@metiro/shared/application-config/keys";
import { maxAutoSends, type RelaunchEnd } from "@metiro/shared/guarantee/constants";
import { guaranteeDeadline } from "@metiro/shared/guarantee/working-hours";
import { jobCan } from "@metiro/shared/job-request/rules/lifecycle";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { requestGuarantees, requestRelaunches } from "../../db/schema/index.ts";
import { now } from "../../db/sql.ts";
import { clientUserIdOf, type LockedRequest, sendAsSystem } from "../job-request/index.ts";
import { enqueueMails } from "../notification/index.ts";
import { bestOf, type Next } from "./next.ts";

/**
 * Puts a request, whose row is held, on the list of those to be sent on, and tells its client. Where the platform may send it on by
 * itself it does so in the same transaction: nobody finds it in between.
 */
export async function openRelaunch(tx: Transaction, request: LockedRequest, next: Next): Promise<void> {
  const [made] = await tx
    .insert(requestRelaunches)
    .values({ jobRequestId: request.id, reason: "missed", uncovered: next.candidates.length === 0, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: requestRelaunches.id });
  if (!made) return;
  if (await autoSend(tx, request, { relaunchId: made.id, next })) return;
  await tell(tx, request, { relaunchId: made.id, told: "open" });
}

/** Sends a request on as the platform, where that is switched on and was not done too often; says whether it did. */
export async function autoSend(
  tx: Transaction,
  request: LockedRequest,
  { relaunchId, next }: { relaunchId: string; next: Next },
): Promise<boolean> {
  const companyIds = bestOf(next).map(({ id }) => id);
  if (!next.limits["guarantee.autoSend"] || companyIds.length === 0 || !jobCan("send", "Admin", request)) return false;
  const [counted] = await tx
    .update(requestGuarantees)
    .set({ autoSends: sql`${requestGuarantees.autoSends} + 1` })
    .where(sql`${requestGuarantees.jobRequestId} = ${request.id} and ${requestGuarantees.autoSends} < ${maxAutoSends}`)
    .returning({ autoSends: requestGuarantees.autoSends });
  if (!counted) return false;
  await sendAsSystem(tx, { id: request.id, companyIds }, next.limits);
  await endRelaunch(tx, request, { id: relaunchId, end: "sent", sentTo: companyIds.length });
  await restartGuarantee(tx, request.id, next.limits);
  return true;
}

interface End {
  id: string;
  end: RelaunchEnd;
  sentTo?: number;
}

/** Notes what became of it, and tells the client unless it is of no concern any more. */
export async function endRelaunch(tx: Transaction, request: LockedRequest, { id, end, sentTo }: End): Promise<void> {
  await tx
    .update(requestRelaunches)
    .set({ end, endedAt: now, sentTo: sentTo ?? null })
    .where(eq(requestRelaunches.id, id));
  if (end !== "ended") await tell(tx, request, { relaunchId: id, told: end });
}

/** What is promised from now on; after a wish only what comes from now on counts. */
export async function restartGuarantee(
  tx: Transaction,
  id: string,
  limits: Pick<Settings, "guarantee.hours">,
  { wished = false } = {},
): Promise<void> {
  const [clock] = await tx.execute<{ now: string }>(sql`select clock_timestamp()::text as now`);
  const sent = new Date(clock?.now ?? Date.now());
  const { due, remind } = guaranteeDeadline(sent, limits["guarantee.hours"]);
  const dueAt = due.toISOString();
  await tx
    .update(requestGuarantees)
    .set({
      currentDueAt: sql`greatest(${requestGuarantees.currentDueAt}, ${dueAt}::timestamptz)`,
      // The first promise is looked at first; what follows it, by whoever looks at that.
      checkAt: sql`case when ${requestGuarantees.outcome} is null then ${requestGuarantees.dueAt} else ${dueAt}::timestamptz end`,
      remindAt: remind?.toISOString() ?? null,
      ...(wished && { countsFrom: sent.toISOString() }),
    })
    .where(eq(requestGuarantees.jobRequestId, id));
}

async function tell(
  tx: Transaction,
  request: LockedRequest,
  about: { relaunchId: string; told: "open" | "sent" | "dismissed" },
): Promise<void> {
  const to = await clientUserIdOf(tx, request.tendererId);
  await enqueueMails(tx, [{ kind: "requestRelaunched", to, data: { jobRequestId: request.id, ...about } }]);
}
