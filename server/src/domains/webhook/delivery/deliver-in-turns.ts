import { deliveryTimeoutSeconds } from "@metiro/shared/webhook/constants";
import type { Db } from "../../../db/client.ts";
import type { Handler } from "../../../jobs/index.ts";
import { type DelivererOptions, tryOnce } from "./attempt.ts";
import { type Noted, alreadySettled } from "./note-attempt.ts";
import { claimedDelivery } from "./pending.ts";
import type { DeliverJob } from "./queue.ts";
import { defaultSlowMs } from "./slow.ts";
import { nextDue, queueTurns } from "./turns.ts";

interface TurnOptions extends DelivererOptions {
  /** Milliseconds that an endpoint has for its answer. */
  timeoutMs?: number;
}

/**
 * Delivers to endpoints that have failed or were slow lately, in turns of their accounts. What fails is tried again later, for three days;
 * an endpoint that answers 410 is told nothing more. A receiver may get a message twice, where the process ends between the two, and
 * knows it by its id.
 */
export function turnDeliverer(options: TurnOptions): Handler<DeliverJob> {
  const { db, slowMs = defaultSlowMs, timeoutMs = deliveryTimeoutSeconds * 1_000 } = options;
  return async ({ data, signal }) => {
    const ends = performance.now() + slowMs;
    let accountId = data.accountId;
    let outcome: Noted = alreadySettled;
    for (let next: string | undefined = data.deliveryId; next !== undefined;) {
      const delivery = await claimedDelivery(db, next);
      accountId ??= delivery?.accountId;
      // Before it is told: of an account two turns go on beside each other.
      if (accountId !== undefined) await queueNextTurn(db, accountId);
      if (delivery) outcome = await tryOnce(options, delivery, { signal, slowMs, timeoutMs });
      const goesOn = accountId !== undefined && performance.now() < ends && !signal.aborted;
      next = goesOn && accountId !== undefined ? await nextDue(db, accountId) : undefined;
    }
    if (accountId !== undefined) await queueNextTurn(db, accountId);
    return outcome;
  };
}

const queueNextTurn = (db: Db, accountId: string) => db.transaction((tx) => queueTurns(tx, [accountId]));
