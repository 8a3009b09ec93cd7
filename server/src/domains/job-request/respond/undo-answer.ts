import { canAnswer } from "@metiro/shared/job-request/response";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { undoSeconds } from "@metiro/shared/job-request/constants";
import { and, eq, sql } from "drizzle-orm";
import { jobRequestCompanies } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { CompanyActor } from "../../../trpc/actor.ts";
import type { Call } from "../../../trpc/context.ts";
import { lockFor } from "../access/lock.ts";
import { getFor } from "../read/get.ts";
import { redraftOffer } from "./redraft-offer.ts";
import { restoreReplaced } from "./replaced-answer.ts";
import { renoteFirstAnswer, unanswered } from "./unanswered.ts";

/**
 * A company takes its latest answer back while the mail about it waits: an offer, a change of it, a decline. What stood
 * before stands again as it was, so the mail finds another answer than its own and does not leave. An offer line by line is a draft again.
 */
export async function undoAnswer({ ctx, input: { id } }: Call<{ id: string }, CompanyActor>): Promise<JobRequest> {
  const { companyId } = ctx.actor;
  const own = and(eq(jobRequestCompanies.jobRequestId, id), eq(jobRequestCompanies.companyId, companyId));
  await ctx.db.transaction(async (tx) => {
    await lockFor(tx, ctx.actor, id, "undoAnswer", "no key update", [companyId]);
    const [row] = await tx
      .select({
        clientDecision: jobRequestCompanies.clientDecision,
        inTime: sql<boolean>`coalesce(${jobRequestCompanies.respondedAt} > clock_timestamp() - make_interval(secs => ${undoSeconds}), false)`,
      })
      .from(jobRequestCompanies)
      .where(own)
      .for("no key update");
    if (!row) throw new DomainError("NOT_FOUND");
    if (!canAnswer(row)) throw new DomainError("DECISION_FINAL");
    if (!row.inTime) throw new DomainError("NOTHING_TO_UNDO");
    await redraftOffer(tx, id, companyId);
    if (!(await restoreReplaced(tx, id, companyId))) await tx.update(jobRequestCompanies).set(unanswered).where(own);
    await renoteFirstAnswer(tx, id);
  });
  return getFor(ctx, id);
}
