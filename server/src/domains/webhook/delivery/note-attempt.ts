import type { AttemptError } from "@metiro/shared/webhook/constants";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { enqueue } from "../../../jobs/index.ts";
import { retryDelay } from "./retry-delays.ts";
import type { Pending } from "./pending.ts";
import { deliverQueue } from "./queue.ts";
import { noteSlow } from "./slow.ts";
import { switchOff } from "./switch-off.ts";
import { queueTurns, requeue } from "./turns.ts";

/** What is kept beside a job of its delivery. */
export type Noted = Record<string, string | number>;
/** Somebody else has settled it. */
export const alreadySettled: Noted = { skipped: "settled" };

/** What came of a try. */
export interface AttemptOutcome {
  status?: number;
  error?: AttemptError;
}

interface Tried extends AttemptOutcome {
  milliseconds: number;
  isSlow: boolean;
  brokenOff: boolean;
}

/** Attempt, delivery and endpoint in one transaction, with the next try where there is one. */
export async function noteAttempt(
  db: Db,
  { id, attempts, tries, endpointId, accountId, failing }: Pending,
  { status, error, milliseconds, isSlow, brokenOff }: Tried,
): Promise<Noted> {
  const isFinal = status === 410 || error === "endpointOff";
  // What had less than its time is no try: it begins at once where it has all of it.
  const pause = error === undefined || isFinal ? undefined : brokenOff ? 0 : retryDelay(tries + 1);
  const state = error === undefined ? "delivered" : pause === undefined ? "failed" : "pending";
  const own = eq(webhookEndpoints.id, endpointId);
  return db.transaction(async (tx) => {
    // Whatever changes the endpoint has it before its deliveries.
    if (error !== undefined || isSlow || failing)
      await tx.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(own).for("no key update");
    if (isSlow) await noteSlow(tx, { endpointId, accountId });
    const [noted] = await tx
      .update(webhookDeliveries)
      .set({
        state,
        attempts: attempts + 1,
        tries: brokenOff ? tries : tries + 1,
        nextAt: pause === undefined ? null : sql`clock_timestamp() + ${pause} * interval '1s'`,
        settledAt: pause === undefined ? now : null,
      })
      .where(
        and(
          eq(webhookDeliveries.id, id),
          eq(webhookDeliveries.state, "pending"),
          eq(webhookDeliveries.attempts, attempts),
        ),
      )
      .returning({ id: webhookDeliveries.id });
    if (!noted) return alreadySettled;
    await tx
      .insert(webhookAttempts)
      .values({ deliveryId: id, number: attempts + 1, status, error, milliseconds, at: now });
    if (error === undefined) {
      if (failing) {
        await tx.update(webhookEndpoints).set({ failingSince: null }).where(own);
        if (!isSlow) await requeue(tx, { endpointId, accountId });
      }
      return { status: status ?? 0 };
    }
    // Its own job brings it back when its time has come, and finds that it waits aside.
    if (pause !== undefined && pause > 0)
      await enqueue(tx, deliverQueue, [{ deliveryId: id, accountId }], { afterSeconds: pause });
    if (brokenOff) {
      await queueTurns(tx, [accountId]);
      return { slow: milliseconds };
    }
    if (error !== "endpointOff" && !failing)
      await tx
        .update(webhookEndpoints)
        .set({ failingSince: now })
        .where(and(own, isNull(webhookEndpoints.failingSince)));
    if (status === 410) await switchOff(tx, endpointId, "gone");
    else if (error !== "endpointOff") await switchOff(tx, endpointId, "failing", { givenUp: state === "failed" });
    return { failed: status ?? error };
  });
}
