import { reauthMinutes, maxSessions, sessionHours } from "@metiro/shared/auth/constants";
import type { OtherSessionsEnded, Session } from "@metiro/shared/auth/schema";
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../db/client.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { panelViews, pushSubscriptions, sessions, users } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { Actor } from "../../../trpc/actor.ts";
import type { ActorContext, Call, Context } from "../../../trpc/context.ts";
import { refuseUnlessProved } from "../../../trpc/reauthentication.ts";
import { isOpenSession } from "../../../db/queries/open-sessions.ts";
import { now } from "../../../db/sql.ts";
import { enqueueMails } from "../../notification/index.ts";
import { rememberOrigin } from "../attempts/origins.ts";
import { noteSignIn, type SignInEvent } from "./sign-in-events.ts";
import { audit } from "../../audit/index.ts";
import { endTickets } from "../second-factor/tickets.ts";

/** What a token says of its session. */
export type OpenedSession = Pick<Actor, "sessionId" | "sessionEndsAt">;

/**
 * Begins a session on the device that asks, which is known from now on; a new one is told to the owner. Whoever calls this holds the
 * account and has seen in this transaction that what let it in still does: a password that changed meanwhile opens nothing.
 */
export async function openSession(
  tx: Transaction,
  ctx: Context,
  userId: string,
  by: Pick<SignInEvent, "method" | "secondFactor">,
): Promise<OpenedSession> {
  const { isNew } = await rememberOrigin(tx, ctx, userId);
  await noteSignIn(tx, ctx, { ...by, outcome: "opened", userId, fromNewDevice: isNew });
  if (isNew) await enqueueMails(tx, [{ kind: "newDevice", to: userId, data: { at: new Date().toISOString() } }]);
  const [session] = await tx
    .insert(sessions)
    .values({ userId, device: ctx.device })
    .returning({
      sessionId: sessions.id,
      sessionEndsAt: sql<number>`extract(epoch from ${sessions.createdAt})::float8 + ${sessionHours.max * 3600}::int`,
    });
  if (!session) throw new Error("Inserting a session returned no row");
  await displaceOldest(tx, userId, session.sessionId);
  return session;
}

/** Ends the oldest sessions of an account beyond `maxSessions`, and tells its owner: in the list of sessions, and once a day by mail. */
async function displaceOldest(tx: Transaction, userId: string, newest: string): Promise<void> {
  const others = and(eq(sessions.userId, userId), ne(sessions.id, newest), isOpenSession());
  const oldest = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(others)
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(maxSessions - 1);
  const [displaced] = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(inArray(sessions.id, oldest))
    .returning({ device: sessions.device });
  if (!displaced) return;
  const { displacedDevice } = sessions;
  const [told] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNotNull(displacedDevice),
        gt(sessions.createdAt, sql`now() - interval '1 day'`),
      ),
    )
    .limit(1);
  await tx
    .update(sessions)
    .set({ displacedDevice: displaced.device ?? "" })
    .where(eq(sessions.id, newest));
  if (!told) await enqueueMails(tx, [{ kind: "sessionDisplaced", to: userId, data: {} }]);
}

/**
 * Holds the account of whoever calls until the transaction ends. Refused when its session has ended since the call began or, given the
 * hash of the password that was proved, when the account has another one now.
 */
export async function lockSession(tx: Transaction, { actor }: ActorContext, provedHash?: string | null): Promise<void> {
  const unchanged =
    provedHash === undefined ? undefined : sql`${users.passwordHash} is not distinct from ${provedHash}`;
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, actor.userId), isNull(users.deletedAt), isNull(users.lockedAt), unchanged))
    .for("no key update");
  // Looked at once the account is held: what ended it meanwhile is seen.
  const living = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, actor.sessionId), isOpenSession()));
  if (held.length === 0 || living.length === 0) throw new DomainError("UNAUTHORIZED");
}

/** Notes that the holder of a session has proved who it is; returns until when that is fresh. */
export async function recordReauthentication(tx: Transaction, { actor }: ActorContext): Promise<string> {
  const [session] = await tx
    .update(sessions)
    .set({ provedAt: now })
    .where(eq(sessions.id, actor.sessionId))
    .returning({ provedAt: sessions.provedAt });
  if (!session) throw new DomainError("UNAUTHORIZED");
  return new Date(Date.parse(session.provedAt) + reauthMinutes * 60_000).toISOString();
}

/** Ends all sessions of a user: every token it has stops working at once, on every process. */
export async function endSessions(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
  // Whoever has shown the first factor meanwhile begins anew.
  await endTickets(tx, userId);
}

/** Ends all sessions of a user but one. */
export async function endSessionsBut(tx: Transaction, userId: string, kept: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, kept), isNull(sessions.endedAt)));
  // Those of sessions that ran out long ago, too.
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), sql`${pushSubscriptions.sessionId} is distinct from ${kept}`));
}

const open = (ctx: ActorContext) => and(eq(sessions.userId, ctx.actor.userId), isOpenSession());

/** Whether a session of one's own still takes calls. */
export async function sessionIsOpen(ctx: ActorContext): Promise<boolean> {
  const found = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(open(ctx), eq(sessions.id, ctx.actor.sessionId)));
  return found.length > 0;
}

/** Where one is signed in, the latest first. */
export async function listSessions({ ctx }: Call): Promise<Session[]> {
  const rows = await ctx.db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      displacedDevice: sessions.displacedDevice,
    })
    .from(sessions)
    .where(open(ctx))
    .orderBy(desc(sessions.createdAt))
    .limit(100);
  return rows.map((row) => omitNulls({ ...row, current: row.id === ctx.actor.sessionId }));
}

/** Ends one of one's own sessions: its token stops working on every process. Another one than that which asks needs a fresh proof. */
export async function endSession({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  if (id !== ctx.actor.sessionId) refuseUnlessProved(ctx);
  return ctx.db.transaction(async (tx) => {
    const ended = await end(tx, ctx, id);
    await audit(tx, ctx, "auth.endSession", id);
    return ended;
  });
}

/** Ends all of one's own sessions but the one that asks. */
export async function endOtherSessions({ ctx }: Call): Promise<OtherSessionsEnded> {
  return ctx.db.transaction(async (tx) => {
    await lockSession(tx, ctx);
    const ended = await tx
      .update(sessions)
      .set({ endedAt: now })
      .where(and(open(ctx), ne(sessions.id, ctx.actor.sessionId)))
      .returning({ id: sessions.id });
    if (ended.length > 0) await audit(tx, ctx, "auth.endOtherSessions", ctx.actor.userId, { ended: ended.length });
    return { ended: ended.length };
  });
}

export const signOut = ({ ctx }: Call): Promise<{ id: string }> =>
  ctx.actor.viewing ? endView(ctx.db, ctx.actor.sessionId) : end(ctx.db, ctx, ctx.actor.sessionId);

/** Ends the view of a panel; the admin's own session goes on. */
async function endView(db: Queryable, id: string): Promise<{ id: string }> {
  await db
    .update(panelViews)
    .set({ endedAt: now })
    .where(and(eq(panelViews.id, id), isNull(panelViews.endedAt)));
  return { id };
}

async function end(db: Queryable, ctx: ActorContext, id: string): Promise<{ id: string }> {
  const [ended] = await db
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(and(eq(sessions.id, id), open(ctx)))
    .returning({ id: sessions.id });
  if (!ended) throw new DomainError("NOT_FOUND");
  return ended;
}
