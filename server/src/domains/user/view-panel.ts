import type { PanelView, ViewPanelInput } from "@metiro/shared/user/panel-view";
import { viewMinutes } from "@metiro/shared/user/view-reasons";
import { and, eq, isNull } from "drizzle-orm";
import { panelViews, users } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import { logSecurity } from "../../trpc/security-log.ts";
import type { Call } from "../../trpc/context.ts";
import { enteringAccount } from "../auth/index.ts";
import { audit } from "../audit/index.ts";
import { noteProfileSeen } from "../data-access/index.ts";

/** Opens somebody's panel to an admin as that person sees it: for some minutes, to read alone, with the reason in the audit. */
export async function viewPanel({ ctx, input: { id, reason } }: Call<ViewPanelInput>): Promise<PanelView> {
  const { userId: viewerId, sessionId: viewerSessionId } = ctx.actor;
  const { user, view } = await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select(enteringAccount)
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)))
      .for("share");
    const { lockedAt, ...person } = orNotFound(row);
    if (person.role === "Admin" || lockedAt !== null || !person.emailConfirmed) throw new DomainError("CONFLICT");
    const [begun] = await tx
      .insert(panelViews)
      .values({ userId: id, viewerId, viewerSessionId, reason })
      .returning({ id: panelViews.id, createdAt: panelViews.createdAt });
    await audit(tx, ctx, "user.viewPanel", id, { reason });
    logSecurity(ctx, "panel.viewed", { of: id });
    return { user: person, view: orNotFound(begun) };
  });
  if (user.role === "Tenderer") await noteProfileSeen(ctx.db, ctx.actor, { userId: id });
  const endsAt = new Date(Date.parse(view.createdAt) + viewMinutes * 60_000).toISOString();
  const { emailConfirmed, profileCompleted, ...known } = user;
  const token = await ctx.tokens.sign({
    userId: id,
    sessionId: view.id,
    sessionEndsAt: Date.parse(endsAt) / 1000,
    role: user.role,
    emailConfirmed,
    profileCompleted,
    viewing: { by: viewerId },
  });
  return { ...known, token, endsAt };
}
