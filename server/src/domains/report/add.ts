import { maxOpenReports } from "@metiro/shared/report/constants";
import type { AddReportInput, ReportReceipt } from "@metiro/shared/report/schema";
import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import { lockAccount } from "../../db/lock-account.ts";
import { reports } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { CompanyActor, TendererActor } from "../../trpc/actor.ts";
import type { Call } from "../../trpc/context.ts";
import { findReported } from "./reported.ts";

/** Tells the back office of something. Told again while it is open, the reason is the new one, and so is the note where there is one. */
export async function add({
  ctx: { db, actor },
  input: { reason, note, ...which },
}: Call<AddReportInput, TendererActor | CompanyActor>): Promise<ReportReceipt> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, actor.userId, "no key update");
    const target = orNotFound(await findReported(tx, actor, which));
    const others = await tx.$count(
      reports,
      and(
        eq(reports.reporterId, actor.userId),
        isNull(reports.settledAt),
        or(ne(reports.entityId, target.entityId), ne(reports.kind, which.kind)),
      ),
    );
    if (others >= maxOpenReports) throw new DomainError("TOO_MANY_REPORTS");
    const [row] = await tx
      .insert(reports)
      .values({ kind: which.kind, ...target, reporterId: actor.userId, reason, note: note ?? null })
      .onConflictDoUpdate({
        target: [reports.reporterId, reports.kind, reports.entityId],
        targetWhere: sql`settled_at is null`,
        set: { reason, ...(note !== undefined && { note }) },
      })
      .returning({ id: reports.id, createdAt: reports.createdAt });
    if (!row) throw new Error("A report returned no row");
    return row;
  });
}
