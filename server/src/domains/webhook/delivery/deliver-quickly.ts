import type { Handler } from "../../../jobs/index.ts";
import { type DelivererOptions, tryOnce } from "./attempt.ts";
import { alreadySettled } from "./note-attempt.ts";
import { pendingDelivery } from "./pending.ts";
import type { DeliverJob } from "./queue.ts";
import { defaultSlowMs } from "./slow.ts";
import { queueTurns } from "./turns.ts";

/**
 * Delivers to endpoints that answer quickly: one that has become slow or failed since goes to the others, and what is slow now is
 * broken off and begun again there. So nobody holds a place for longer, whatever its accounts and addresses are.
 */
export function quickDeliverer(options: DelivererOptions): Handler<DeliverJob> {
  const { db, slowMs = defaultSlowMs } = options;
  return async ({ data: { deliveryId }, signal }) => {
    const delivery = await pendingDelivery(db, deliveryId);
    if (!delivery) return alreadySettled;
    if (!delivery.aside) return tryOnce(options, delivery, { signal, slowMs, timeoutMs: slowMs, breaksOff: true });
    await db.transaction((tx) => queueTurns(tx, [delivery.accountId]));
    return { skipped: "aside" };
  };
}
