import { type AddDeviceInput, type Devices, maxDevices } from "@metiro/shared/notification/push";
import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { pushSubscriptions, sessions } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { Call } from "../../../trpc/context.ts";
import { isPushService } from "./push-service.ts";

/** Of one's own browsers those that are told at once. */
export async function devices({ ctx }: Call): Promise<Devices> {
  const { db, actor, config } = ctx;
  const rows = await db
    .select({
      id: pushSubscriptions.id,
      service: sql<string>`split_part(${pushSubscriptions.endpoint}, '/', 3)`,
      name: sessions.device,
      current: sql<boolean>`${pushSubscriptions.sessionId} is not distinct from ${actor.sessionId}`,
      createdAt: pushSubscriptions.createdAt,
      seenAt: pushSubscriptions.seenAt,
    })
    .from(pushSubscriptions)
    .leftJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(eq(pushSubscriptions.userId, actor.userId))
    .orderBy(desc(pushSubscriptions.seenAt), desc(pushSubscriptions.id));
  return { ...(config.push && { publicKey: config.push.publicKey }), devices: omitNulls(rows) };
}

/**
 * This browser wants to be told, or says again that it is there. Whoever had it before is told there no more: a browser belongs to
 * whoever is signed in on it.
 */
export async function addDevice(call: Call<AddDeviceInput>): Promise<Devices> {
  const { ctx, input } = call;
  const { db, actor, config } = ctx;
  if (!config.push) throw new DomainError("CONFLICT");
  if (!isPushService(input.endpoint, config.push.services))
    throw new DomainError("VALIDATION_FAILED", { errors: { endpoint: [{ rule: "unknown" }] } });
  const own = { userId: actor.userId, sessionId: actor.sessionId };
  const keys = { publicKey: input.keys.p256dh, authSecret: input.keys.auth };
  await db.transaction(async (tx) => {
    await tx
      .insert(pushSubscriptions)
      .values({ ...own, endpoint: input.endpoint, ...keys })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { ...own, ...keys, seenAt: now } });
    const beyond = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, actor.userId))
      .orderBy(desc(pushSubscriptions.seenAt), desc(pushSubscriptions.id))
      .offset(maxDevices);
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, beyond));
  });
  return devices({ ...call, input: undefined });
}

/** One of one's own browsers is told no more. */
export async function removeDevice({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  const [gone] = await ctx.db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, ctx.actor.userId)))
    .returning({ id: pushSubscriptions.id });
  if (!gone) throw new DomainError("NOT_FOUND");
  return gone;
}

/** Forgets browsers that have not been seen for two months: whoever had one may have lost it. */
export async function sweepDevices(db: Db): Promise<number> {
  const { count } = await db
    .delete(pushSubscriptions)
    .where(lt(pushSubscriptions.seenAt, sql`now() - interval '60 days'`));
  return count;
}
