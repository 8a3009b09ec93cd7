import { swissDay, swissToday } from "@metiro/shared/calendar-day";
import type { DoneInput } from "@metiro/shared/job-request/answer";
import { canHaveDone, canUndoDone } from "@metiro/shared/job-request/rules/done-rules";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { companies, jobRequestCompanies, jobRequests } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { enqueueMails } from "../../notification/index.ts";
import type { ActorContext, Call } from "../../../trpc/context.ts";
import { getFor } from "../read/get.ts";
import { lockFor } from "../access/lock.ts";
import { now } from "../../../db/sql.ts";
import { audit } from "../../audit/index.ts";

/** The client says which of the companies that it accepted did the work, and when it was finished. */
export async function markDone({ ctx, input: { id, companyId, doneOn } }: Call<DoneInput>): Promise<JobRequest> {
  const today = swissToday();
  const day = doneOn ?? today;
  if (day > today) refuseDay({ rule: "tooLate", maxDate: today });
  await ctx.db.transaction(async (tx) => {
    const { request } = await lockFor(tx, ctx.actor, id, "markDone", "no key update");
    const madeOn = swissDay(new Date(request.createdAt));
    if (day < madeOn) refuseDay({ rule: "tooEarly", minDate: madeOn });
    const userId = await acceptedCompany(tx, id, companyId);
    await tx
      .update(jobRequests)
      .set({
        doneAt: now,
        doneOn: day,
        doneCompanyId: companyId,
        updatedAt: now,
      })
      .where(eq(jobRequests.id, id));
    await note(tx, ctx, "jobRequest.markDone", request, companyId);
    await enqueueMails(tx, [{ kind: "jobDone", to: userId, data: { jobRequestId: id, companyId } }]);
  });
  return getFor(ctx, id);
}

/** Takes back, within some days, that the work is done. */
export async function undoDone({ ctx, input: { id } }: Call<{ id: string }>): Promise<JobRequest> {
  await ctx.db.transaction(async (tx) => {
    const { request } = await lockFor(tx, ctx.actor, id, "undoDone", "no key update");
    if (!request.doneAt || !request.doneCompanyId) throw new Error("The lifecycle lets only done work be undone");
    if (!canUndoDone(request.doneAt)) throw new DomainError("UNDO_TOO_LATE");
    await tx
      .update(jobRequests)
      .set({ doneAt: null, doneOn: null, doneCompanyId: null, updatedAt: now })
      .where(eq(jobRequests.id, id));
    await note(tx, ctx, "jobRequest.undoDone", request, request.doneCompanyId);
  });
  return getFor(ctx, id);
}

function refuseDay(fault: { rule: "tooLate"; maxDate: string } | { rule: "tooEarly"; minDate: string }): never {
  throw new DomainError("VALIDATION_FAILED", { errors: { doneOn: [fault] } });
}

/** The account of a company whose answer was accepted. */
async function acceptedCompany(tx: Transaction, id: string, companyId: string): Promise<string> {
  const [row] = await tx
    .select({ clientDecision: jobRequestCompanies.clientDecision, userId: companies.userId })
    .from(jobRequestCompanies)
    .innerJoin(companies, eq(companies.id, jobRequestCompanies.companyId))
    .where(and(eq(jobRequestCompanies.jobRequestId, id), eq(jobRequestCompanies.companyId, companyId)));
  if (!row || !canHaveDone(row)) throw new DomainError("NOT_ACCEPTED");
  return row.userId;
}

const note = (
  tx: Transaction,
  { actor }: ActorContext,
  action: "jobRequest.markDone" | "jobRequest.undoDone",
  { id, number }: { id: string; number: string },
  companyId: string,
) => audit(tx, { actor }, action, id, { number, companyIds: [companyId] });
