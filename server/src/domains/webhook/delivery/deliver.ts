import type { AttemptError } from "@metiro/shared/webhook/constants";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Config } from "../../../config/config.ts";
import type { Db } from "../../../db/client.ts";
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
import { pauseAfter } from "./pauses.ts";
import { type DeliverJob, deliverQueue, waitsAside } from "./queue.ts";
import { signedHeaders } from "./secret.ts";
import { noteSlow } from "./slow.ts";
import { switchOff } from "./switch-off.ts";
import { handBack, lineUp, nextOf } from "./turns.ts";

interface DelivererOptions {
  db: Db;
  config: Pick<Config, "keys"> & Partial<Pick<Config, "webhookTargets">>;
  /**
   * Of the queue for endpoints that answer quickly: one that has become slow or failed since goes to the others, and what is slow now is
   * broken off and begun again there. So nobody holds a place for longer, whatever its accounts and addresses are.
   */
  quickOnly?: boolean;
  /** Milliseconds from which an answer is slow; as long goes the turn of an account among the slow ones. */
  slowFrom?: number;
  /** Milliseconds that an endpoint has for its answer. */
  longest?: number;
}

/**
 * Tries a delivery once, and notes how it went. What fails is tried again later, for three days; an endpoint that answers 410 is told
 * nothing more. A receiver may get a message twice, where the process ends between the two, and knows it by its id.
 */
export function deliverer({
  db,
  config,
  quickOnly = false,
  slowFrom = 2_000,
  longest = 10_000,
}: DelivererOptions): Handler<DeliverJob> {
  async function tryOnce(delivery: Pending, signal: AbortSignal) {
    const began = performance.now();
    const outcome = await attempt(delivery, config, { timeoutMs: quickOnly ? slowFrom : longest, signal });
    const milliseconds = Math.round(performance.now() - began);
    const isTimeout = outcome.error === "timeout";
    const isSlow = isTimeout || milliseconds >= slowFrom;
    return note(db, delivery, { ...outcome, milliseconds, isSlow, brokenOff: quickOnly && isTimeout });
  }
  if (quickOnly)
    return async ({ data: { deliveryId }, signal }) => {
      const delivery = await pendingDelivery(db, deliveryId);
      if (!delivery) return settled;
      if (!delivery.aside) return tryOnce(delivery, signal);
      await db.transaction((tx) => lineUp(tx, [delivery.accountId]));
      return { skipped: "aside" };
    };
  return async ({ data, signal }) => {
    const ends = performance.now() + slowFrom;
    let accountId = data.accountId;
    let outcome: Noted = settled;
    for (let next: string | undefined = data.deliveryId; next !== undefined;) {
      const delivery = await claimedDelivery(db, next);
      accountId ??= delivery?.accountId;
      // Before it is told: of an account two turns go on beside each other.
      if (accountId !== undefined) await lineUpAgain(db, accountId);
      if (delivery) outcome = await tryOnce(delivery, signal);
      const goesOn = accountId !== undefined && performance.now() < ends && !signal.aborted;
      next = goesOn && accountId !== undefined ? await nextOf(db, accountId) : undefined;
    }
    if (accountId !== undefined) await lineUpAgain(db, accountId);
    return outcome;
  };
}

const lineUpAgain = (db: Db, accountId: string) => db.transaction((tx) => lineUp(tx, [accountId]));

type Noted = Record<string, string | number>;
const settled: Noted = { skipped: "settled" };

type Pending = NonNullable<Awaited<ReturnType<typeof deliveryWhere>>>;

const isPending = eq(webhookDeliveries.state, "pending");

const pendingDelivery = (db: Db, id: string) => deliveryWhere(db, and(eq(webhookDeliveries.id, id), isPending, isDue));

const isDue = sql`${webhookDeliveries.nextAt} < clock_timestamp() + interval '2 seconds'`;

/** The same, which nobody else begins for as long as a try may take. */
async function claimedDelivery(db: Db, id: string) {
  const own = and(eq(webhookDeliveries.id, id), isPending);
  const claimed = await db
    .update(webhookDeliveries)
    .set({ nextAt: sql`clock_timestamp() + interval '1 minute'` })
    .where(and(own, isDue))
    .returning({ id: webhookDeliveries.id });
  return claimed.length === 0 ? undefined : deliveryWhere(db, own);
}

async function deliveryWhere(db: Db, where: SQL | undefined) {
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
      accountId: webhookEndpoints.userId,
      failing: sql<boolean>`${webhookEndpoints.failingSince} is not null`,
      aside: waitsAside,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(users, eq(users.id, webhookEndpoints.userId))
    .where(where);
  return row;
}

interface Outcome {
  status?: number;
  error?: AttemptError;
}

async function attempt(
  delivery: Pending,
  { keys, webhookTargets }: DelivererOptions["config"],
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<Outcome> {
  const { endpointId, sealedSecret, sealedFormer, eventId, type, data, happenedAt, url, open } = delivery;
  if (!open) return { error: "endpointOff" };
  const secrets = [sealedSecret, sealedFormer].flatMap((kept) =>
    kept === null ? [] : (unsealed(keys.webhookSecret, kept, endpointId) ?? []),
  );
  if (secrets.length === 0) return { error: "secretLost" };
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
  return outcome.status === undefined || isTaken ? outcome : { ...outcome, error: "status" };
}

interface Tried extends Outcome {
  milliseconds: number;
  isSlow: boolean;
  brokenOff: boolean;
}

/** Attempt, delivery and endpoint in one transaction, with the next try where there is one. */
async function note(
  db: Db,
  { id, attempts, tries, endpointId, accountId, failing }: Pending,
  { status, error, milliseconds, isSlow, brokenOff }: Tried,
): Promise<Noted> {
  const isFinal = status === 410 || error === "endpointOff";
  // What had less than its time is no try: it begins at once where it has all of it.
  const pause = error === undefined || isFinal ? undefined : brokenOff ? 0 : pauseAfter(tries + 1);
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
    if (!noted) return settled;
    await tx
      .insert(webhookAttempts)
      .values({ deliveryId: id, number: attempts + 1, status, error, milliseconds, at: now });
    if (error === undefined) {
      if (failing) {
        await tx.update(webhookEndpoints).set({ failingSince: null }).where(own);
        if (!isSlow) await handBack(tx, { endpointId, accountId });
      }
      return { status: status ?? 0 };
    }
    // Its own job brings it back when its time has come, and finds that it waits aside.
    if (pause !== undefined && pause > 0)
      await enqueue(tx, deliverQueue, [{ deliveryId: id, accountId }], { afterSeconds: pause });
    if (brokenOff) {
      await lineUp(tx, [accountId]);
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
