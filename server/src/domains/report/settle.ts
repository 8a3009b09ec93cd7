import type { Report, SettleReportInput } from "@metiro/shared/report/schema";
import { and, eq, isNull } from "drizzle-orm";
import { reports } from "../../db/schema/index.ts";
import { now } from "../../db/sql.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";
import { enqueueMails } from "../notification/index.ts";
import { reportsById } from "./queries.ts";

/** Takes a report off the queue, and tells who made it. What is done about it is done where it is. */
export async function settle({ ctx, input: { id, outcome } }: Call<SettleReportInput>): Promise<Report> {
  const { db, actor } = ctx;
  return db.transaction(async (tx) => {
    const [held] = await tx
      .update(reports)
      .set({ outcome, settledAt: now, settledBy: actor.userId })
      .where(and(eq(reports.id, id), isNull(reports.settledAt)))
      .returning({ kind: reports.kind, entityId: reports.entityId, reporterId: reports.reporterId });
    const [row] = await reportsById(tx, [id]);
    const settled = orNotFound(row);
    if (!held) throw new DomainError("CONFLICT");
    await audit(tx, ctx, "report.settle", id, { kind: held.kind, entityId: held.entityId, outcome });
    await enqueueMails(tx, [{ kind: "reportSettled", to: held.reporterId, data: { reportId: id } }]);
    return settled;
  });
}
