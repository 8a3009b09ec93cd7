import type { JobRequest } from "@metiro/shared/job-request/schema";
import { and, eq, inArray } from "drizzle-orm";
import { companies, jobRequestCompanies } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { enqueueMails } from "../../notification/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { getFor } from "../read/get.ts";
import { lockFor } from "../access/lock.ts";
import { now } from "../../../db/sql.ts";

/** The client has accepted a company and tells all the others that are interested: each answer is rejected for that reason. */
export async function declineOthers({ ctx, input: { id } }: Call<{ id: string }>): Promise<JobRequest> {
  await ctx.db.transaction(async (tx) => {
    await lockFor(tx, ctx.actor, id, "decide", "share");
    const rows = await tx
      .select({
        companyId: jobRequestCompanies.companyId,
        response: jobRequestCompanies.response,
        clientDecision: jobRequestCompanies.clientDecision,
        userId: companies.userId,
      })
      .from(jobRequestCompanies)
      .innerJoin(companies, eq(companies.id, jobRequestCompanies.companyId))
      .where(eq(jobRequestCompanies.jobRequestId, id))
      .orderBy(jobRequestCompanies.companyId)
      .for("no key update", { of: jobRequestCompanies });
    const others = rows.filter(
      ({ response, clientDecision }) => response === "interested" && clientDecision === "none",
    );
    if (!rows.some(({ clientDecision }) => clientDecision === "accepted")) throw new DomainError("NOTHING_TO_DECIDE");
    if (others.length === 0) return;
    await tx
      .update(jobRequestCompanies)
      .set({ clientDecision: "rejected", decidedAt: now, rejectReason: "otherCompany" })
      .where(
        and(
          eq(jobRequestCompanies.jobRequestId, id),
          inArray(
            jobRequestCompanies.companyId,
            others.map(({ companyId }) => companyId),
          ),
        ),
      );
    await enqueueMails(
      tx,
      others.map(({ userId, companyId }) => ({
        kind: "answerRejected" as const,
        to: userId,
        data: { jobRequestId: id, companyId },
      })),
    );
  });
  return getFor(ctx, id);
}
