import type { JobRequest } from "@metiro/shared/job-request/schema";
import { and, eq } from "drizzle-orm";
import { jobRequestCompanies } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { Call } from "../../../trpc/context.ts";
import { getFor } from "../read/get.ts";
import { renoteFirstAnswer, unanswered } from "./unanswered.ts";
import { forgetReplaced } from "./replaced-answer.ts";
import { lockFor } from "../access/lock.ts";
import type { CompanyActor } from "../../../trpc/actor.ts";

/**
 * A company takes its decline back, at any time: it has not answered. The client hears nothing of it where the mail has not left yet. The
 * screens take any answer back within its ten seconds (undo-answer.ts).
 */
export async function undoDecline({ ctx, input: { id } }: Call<{ id: string }, CompanyActor>): Promise<JobRequest> {
  const { companyId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    await lockFor(tx, ctx.actor, id, "undoDecline", "no key update", [companyId]);
    const [undone] = await tx
      .update(jobRequestCompanies)
      .set(unanswered)
      .where(
        and(
          eq(jobRequestCompanies.jobRequestId, id),
          eq(jobRequestCompanies.companyId, companyId),
          eq(jobRequestCompanies.response, "declined"),
        ),
      )
      .returning({ companyId: jobRequestCompanies.companyId });
    if (!undone) throw new DomainError("NOTHING_TO_UNDO");
    await forgetReplaced(tx, id, companyId);
    await renoteFirstAnswer(tx, id);
  });
  return getFor(ctx, id);
}
