import type { AnswerInput } from "@metiro/shared/job-request/answer";
import { canAnswer } from "@metiro/shared/job-request/response";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { undoSeconds } from "@metiro/shared/job-request/constants";
import { swissToday } from "@metiro/shared/calendar-day";
import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { lockAccount } from "../../../db/lock-account.ts";
import { jobRequestCompanies } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { refuseOtherThanPdf } from "../../document/index.ts";
import { enqueueMails } from "../../notification/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { clientUserIdOf } from "../access/client-user-id.ts";
import { keepReplaced } from "./replaced-answer.ts";
import { getFor } from "../read/get.ts";
import { lockFor } from "../access/lock.ts";
import { now } from "../../../db/sql.ts";
import type { CompanyActor } from "../../../trpc/actor.ts";
import { firstAnsweredAt } from "../../../db/queries/recipients.ts";

/** A recipient answers, or changes its answer until the client has decided on it. */
export async function answer({ ctx, input }: Call<AnswerInput, CompanyActor>): Promise<JobRequest> {
  await ctx.db.transaction((tx) => giveAnswer(tx, ctx.actor, input));
  return getFor(ctx, input.id);
}

/** Writes an answer within the transaction of whoever keeps more than it; returns the moment at which it was given. */
export async function giveAnswer(tx: Transaction, actor: CompanyActor, input: AnswerInput): Promise<string> {
  const { id, response } = input;
  const { companyId } = actor;
  if (response === "interested" && input.availableFrom !== undefined && input.availableFrom < swissToday())
    throw new DomainError("VALIDATION_FAILED", { errors: { availableFrom: [{ rule: "past" }] } });
  await lockAccount(tx, actor.userId, "key share");
  // Not share: the first answer is noted on the request, and of two at once each would wait for the other's share.
  const { request } = await lockFor(tx, actor, id, "answer", "no key update", [companyId]);
  const [row] = await tx
    .select({ clientDecision: jobRequestCompanies.clientDecision, response: jobRequestCompanies.response })
    .from(jobRequestCompanies)
    .where(and(eq(jobRequestCompanies.jobRequestId, id), eq(jobRequestCompanies.companyId, companyId)))
    .for("no key update");
  if (!row) throw new DomainError("NOT_FOUND");
  if (!canAnswer(row)) throw new DomainError("DECISION_FINAL");
  if (response === "interested") await refuseOtherThanPdf(tx, actor.userId, input.documentId);
  await keepReplaced(tx, id, companyId);
  const quote = response === "interested" ? input : undefined;
  const priced = quote?.priceMin !== undefined || quote?.priceMax !== undefined;
  const [answered] = await tx
    .update(jobRequestCompanies)
    .set({
      response,
      message: input.message ?? null,
      priceMin: quote?.priceMin ?? null,
      priceMax: quote?.priceMax ?? null,
      priceUnit: quote?.priceUnit ?? null,
      vat: priced ? (quote?.vat ?? null) : null,
      availableFrom: quote?.availableFrom ?? null,
      duration: quote?.duration ?? null,
      durationUnit: quote?.duration === undefined ? null : (quote.durationUnit ?? null),
      visit: quote?.visit ?? null,
      documentId: quote?.documentId ?? null,
      declineReason: response === "declined" ? (input.declineReason ?? null) : null,
      respondedAt: now,
      firstRespondedAt: firstAnsweredAt,
      seenAt: sql`coalesce(${jobRequestCompanies.seenAt}, clock_timestamp())`,
    })
    .where(and(eq(jobRequestCompanies.jobRequestId, id), eq(jobRequestCompanies.companyId, companyId)))
    .returning({ respondedAt: jobRequestCompanies.respondedAt });
  if (!answered?.respondedAt) throw new Error("An answer was given without its moment");
  const { respondedAt } = answered;
  await enqueueMails(
    tx,
    [
      {
        kind: "answerReceived",
        to: await clientUserIdOf(tx, request.tendererId),
        data: { jobRequestId: id, companyId, respondedAt },
      },
    ],
    // While its undoing is offered, the client is not told.
    { afterSeconds: undoSeconds },
  );
  return respondedAt;
}
