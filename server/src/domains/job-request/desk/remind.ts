import type { RecipientInput, RequestDesk } from "@metiro/shared/job-request/desk-schema";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { secondsUntilNext } from "../../../db/queries/daily-limit.ts";
import { companies, requestReminders } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { enqueueMails } from "../../notification/index.ts";
import { lockFor } from "../access/lock.ts";
import { deskOf } from "./desk.ts";
import { quietRecipient } from "./quiet-recipient.ts";

/** Asks a company that has not answered once more, by mail; once in 24 hours at most. */
export async function remind({ ctx, input: { id, companyId } }: Call<RecipientInput>): Promise<RequestDesk> {
  await ctx.db.transaction(async (tx) => {
    const { number } = (await lockFor(tx, ctx.actor, id, "remind", "no key update", [])).request;
    await quietRecipient(tx, id, companyId);
    await refuseSoon(tx, id, companyId);
    const [company] = await tx.select({ to: companies.userId }).from(companies).where(eq(companies.id, companyId));
    if (!company) throw new DomainError("NOT_FOUND");
    await tx.insert(requestReminders).values({ jobRequestId: id, companyId, byId: ctx.actor.userId, createdAt: now });
    await audit(tx, ctx, "jobRequest.remind", id, { number, companyId });
    await enqueueMails(tx, [
      { kind: "requestSent", to: company.to, data: { jobRequestId: id, companyId, reminder: true } },
    ]);
  });
  return deskOf(ctx.db, id);
}

async function refuseSoon(tx: Transaction, jobRequestId: string, companyId: string): Promise<void> {
  const where = and(eq(requestReminders.jobRequestId, jobRequestId), eq(requestReminders.companyId, companyId));
  const retryAfterSeconds = await secondsUntilNext(tx, requestReminders, { where, maxPerDay: 1 });
  if (retryAfterSeconds > 0) throw new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds } });
}
