import type { AttemptError } from "@metiro/shared/webhook/constants";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Config } from "../../../config/config.ts";
import type { Db, Transaction } from "../../../db/client.ts";
import {
  users,
  webhookAttempts,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { enqueue, type Handler } from "../../../jobs/index.ts";
import { post } from "../../../outbound/index.ts";
import { unsealed } from "../../../tokens/sealed.ts";
import { enqueueMails } from "../../notification/index.ts";
import { pauseAfter } from "./pauses.ts";
import { type DeliverJob, slowQueue } from "./queue.ts";
import { signedHeaders } from "./secret.ts";

interface DelivererOptions {
  db: Db;
  config: Pick<Config, "keys"> & Partial<Pick<Config, "webhookTargets">>;
}

const timeoutMs = 10_000;
/** Days without a success after which an endpoint whose delivery was given up is told nothing more. */
const failingDays = 3;

/**
 * Tries a delivery once, and notes how it went. What fails is tried again later, for three days; an endpoint that answers 410 is told
 * nothing more. A receiver may get a message twice, where the process ends between the two, and knows it by its id.
 */
export function deliverer({ db, config }: DelivererOptions): Handler<DeliverJob> {
  return async ({ data: { deliveryId }, signal }) => {
    const delivery = await pendingDelivery(db, deliveryId);
    if (!delivery) return { skipped: "settled" };
    const began = performance.now();
    const outcome = await attempt(delivery, config, signal);
    const milliseconds = Math.round(performance.now() - began);
    return note(db, delivery, { ...outcome, milliseconds });
  };
}

type Pending = NonNullable<Awaited<ReturnType<typeof pendingDelivery>>>;

async function pendingDelivery(db: Db, id: string) {
  const [row] = await db
    .select({
      id: webhookDeliveries.id,
      attempts: webhookDeliveries.attempts,
      tries: webhookDeliveries.tries,
      eventId: webhookEvents.id,
      type: webhookEvents.type,
      data: webhookEvents.data,
      happenedAt: webhookEvents.createdAt,
      endpointId: webhookEndpoints.id,
      url: webhookEndpoints.url,
      sealedSecret: webhookEndpoints.sealedSecret,
      sealedFormer: sql<
        string | null
      >`case when ${webhookEndpoints.formerSecretUntil} > now() then ${webhookEndpoints.sealedFormerSecret} end`,
      open: sql<boolean>`${webhookEndpoints.offAt} is null and ${users.lockedAt} is null and ${users.deletedAt} is null`,
      failing: sql<boolean>`${webhookEndpoints.failingSince} is not null`,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(users, eq(users.id, webhookEndpoints.userId))
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.state, "pending"),
        sql`${webhookDeliveries.nextAt} < clock_timestamp() + interval '2 seconds'`,
      ),
    );
  return row;
}

interface Outcome {
  status?: number;
  error?: AttemptError;
}

async function attempt(delivery: Pending, { keys, webhookTargets }: DelivererOptions["config"], signal: AbortSignal) {
  const { endpointId, sealedSecret, sealedFormer, eventId, type, data, happenedAt, url, open } = delivery;
  if (!open) return { error: "endpointOff" } satisfies Outcome;
  const secrets = [sealedSecret, sealedFormer].flatMap((kept) =>
    kept === null ? [] : (unsealed(keys.webhookSecret, kept, endpointId) ?? []),
  );
  if (secrets.length === 0) return { error: "secretLost" } satisfies Outcome;
  const body = JSON.stringify({ type, timestamp: happenedAt, data });
  const outcome: Outcome = await post({
    url,
    body,
    headers: {
      "content-type": "application/json",
      "user-agent": "Metiro-Webhooks/1",
      ...signedHeaders(secrets, { id: eventId, at: new Date(), body }),
    },
    targets: webhookTargets ?? { loopback: false },
    timeoutMs,
    signal,
  });
  const isTaken = outcome.status !== undefined && outcome.status >= 200 && outcome.status < 300;
  return outcome.status === undefined || isTaken ? outcome : { ...outcome, error: "status" as const };
}

/** Attempt, delivery and endpoint in one transaction, with the next try where there is one. */
async function note(
  db: Db,
  { id, attempts, tries, endpointId, failing }: Pending,
  { status, error, milliseconds }: Outcome & { milliseconds: number },
) {
  const isFinal = status === 410 || error === "endpointOff";
  const pause = error === undefined || isFinal ? undefined : pauseAfter(tries + 1);
  const state = error === undefined ? "delivered" : pause === undefined ? "failed" : "pending";
  return db.transaction(async (tx) => {
    const [noted] = await tx
      .update(webhookDeliveries)
      .set({
        state,
        attempts: attempts + 1,
        tries: tries + 1,
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
    if (!noted) return { skipped: "settled" };
    await tx
      .insert(webhookAttempts)
      .values({ deliveryId: id, number: attempts + 1, status, error, milliseconds, at: now });
    const own = eq(webhookEndpoints.id, endpointId);
    if (error === undefined) {
      if (failing) await tx.update(webhookEndpoints).set({ failingSince: null }).where(own);
      return { status: status ?? 0 };
    }
    if (pause !== undefined) await enqueue(tx, slowQueue, [{ deliveryId: id }], { afterSeconds: pause });
    if (error !== "endpointOff" && !failing)
      await tx
        .update(webhookEndpoints)
        .set({ failingSince: now })
        .where(and(own, isNull(webhookEndpoints.failingSince)));
    const reason = status === 410 ? "gone" : state === "failed" && error !== "endpointOff" ? "failing" : undefined;
    if (reason) await switchOff(tx, endpointId, reason);
    return { failed: status ?? error };
  });
}

/** Its owner is told, once: an endpoint that is off already stays as it is, and one that fails has some days for it. */
async function switchOff(tx: Transaction, endpointId: string, reason: "gone" | "failing"): Promise<void> {
  const [off] = await tx
    .update(webhookEndpoints)
    .set({ offAt: now, offReason: reason })
    .where(
      and(
        eq(webhookEndpoints.id, endpointId),
        isNull(webhookEndpoints.offAt),
        reason === "failing"
          ? sql`${webhookEndpoints.failingSince} < now() - ${failingDays} * interval '1 day' + interval '10 hours'`
          : undefined,
      ),
    )
    .returning({ to: webhookEndpoints.userId });
  if (off) await enqueueMails(tx, [{ kind: "webhookOff", to: off.to, data: { reason } }]);
}
