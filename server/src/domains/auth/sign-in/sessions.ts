import type { Session } from "@metiro/shared/auth/schema";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../db/client.ts";
import { present } from "../../../db/omit-nulls.ts";
import { sessions } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { ActorContext, Call, Context } from "../../../trpc/context.ts";
import { isOpenSession } from "../../../db/open-session.ts";
import { now } from "../../../db/sql.ts";
import { audit } from "../../audit/index.ts";

/** Begins a session on the device that asks; returns its id, which its tokens name. */
export async function openSession(tx: Transaction, { device }: Context, userId: string): Promise<string> {
  const [session] = await tx.insert(sessions).values({ userId, device }).returning({ id: sessions.id });
  if (!session) throw new Error("Inserting a session returned no row");
  return session.id;
}

/** Ends all sessions of a user: every token it has stops working at once, on every process. */
export async function endSessions(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
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
    })
    .from(sessions)
    .where(open(ctx))
    .orderBy(desc(sessions.createdAt))
    .limit(100);
  return rows.map((row) => present({ ...row, current: row.id === ctx.actor.sessionId }));
}

/** Ends one of one's own sessions: its token stops working on every process. */
export async function endSession({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  return ctx.db.transaction(async (tx) => {
    const ended = await end(tx, ctx, id);
    await audit(tx, ctx, "auth.endSession", id);
    return ended;
  });
}

export const signOut = ({ ctx }: Call): Promise<{ id: string }> => end(ctx.db, ctx, ctx.actor.sessionId);

async function end(db: Queryable, ctx: ActorContext, id: string): Promise<{ id: string }> {
  const [ended] = await db
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(and(eq(sessions.id, id), open(ctx)))
    .returning({ id: sessions.id });
  if (!ended) throw new DomainError("NOT_FOUND");
  return ended;
}
