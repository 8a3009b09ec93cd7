import { type FieldViolations, fieldViolationsOf } from "@metiro/shared/errors/field-error";
import type { CreateInput, JobRequest } from "@metiro/shared/job-request/schema";
import { type Answers, type QuestionForm, answersOf } from "@metiro/shared/sub-category/questions";
import { swissToday } from "@metiro/shared/calendar-day";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { secondsUntilNext } from "../../../db/queries/daily-limit.ts";
import { lockAccount } from "../../../db/lock-account.ts";
import { jobRequests, requestWishes } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { announce } from "../../../live/index.ts";
import { enqueueMails, everyAdmin } from "../../notification/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { repeatOf } from "../../../trpc/rest/idempotency/repeat.ts";
import { settings } from "../../application-config/index.ts";
import { visibleCompany } from "../../showcase/index.ts";
import { removeSent } from "../draft/remove.ts";
import { getFor } from "../read/get.ts";
import { findRepeatedPost, recordPost } from "./repeated-post.ts";
import { maskedWords } from "../access/masked-words.ts";
import { ownPhotos, showPhotos } from "./own-photos.ts";
import { addPlans, ownPlans } from "./own-plans.ts";
import { tradeOfRequest, unknownChoice } from "./trade-and-place.ts";
import { lockedSubregion } from "../../../db/queries/catalogue/subregion.ts";
import type { TendererActor } from "../../../trpc/actor.ts";

/** A client posts a request. Its answers are checked against the subcategory's form, of which it keeps a snapshot. */
export async function create({ ctx, input }: Call<CreateInput, TendererActor>): Promise<JobRequest> {
  const { tendererId, userId } = ctx.actor;
  const { subcategoryId, subregionId, photoIds, planIds, wishedCompanyId, answers: given, ...fields } = input;
  const { "jobRequest.dailyLimit": dailyLimit, "site.currency": currency } = await settings(ctx.db);
  const repeat = repeatOf(ctx, input);

  const id = await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, userId, "no key update");
    const earlier = repeat && (await findRepeatedPost(tx, repeat));
    if (earlier) return earlier;
    await refuseBeyond(tx, tendererId, dailyLimit);
    if (input.reopenedFromId !== undefined) await refuseUnlessOwn(tx, tendererId, input.reopenedFromId);
    const [trade, place] = await Promise.all([tradeOfRequest(tx, subcategoryId), lockedSubregion(tx, subregionId)]);
    if (!trade || !place) throw unknownChoice({ subcategoryId: trade, subregionId: place });
    const { form } = trade;
    const answers = checked(form, given, input);
    const photos = await ownPhotos(tx, userId, { photoIds: photoIds ?? [], form, answers });
    const plans = await ownPlans(tx, userId, planIds ?? []);

    const [made] = await tx
      .insert(jobRequests)
      .values({
        ...fields,
        ...(await maskedWords(tx, tendererId, fields)),
        currency,
        tendererId,
        ...trade,
        ...place,
        subcategoryId,
        subregionId,
        answers,
      })
      .returning({ id: jobRequests.id });
    if (!made) throw new Error("Inserting a job request returned no row");
    await showPhotos(tx, made.id, { photos, form, answers });
    await addPlans(tx, made.id, plans);
    if (wishedCompanyId !== undefined) await keepWish(tx, made.id, wishedCompanyId);
    if (repeat) await recordPost(tx, repeat, made.id);
    await removeSent(tx, { tendererId, key: repeat?.key });
    await enqueueMails(tx, [
      { kind: "requestReceived", to: userId, data: { jobRequestId: made.id } },
      { kind: "newRequest", to: everyAdmin, data: { jobRequestId: made.id } },
    ]);
    await announce(tx, { about: "jobRequest", id: made.id });
    return made.id;
  });
  return getFor(ctx, id);
}

/** Asked while the account is held. */
async function refuseBeyond(tx: Transaction, tendererId: string, dailyLimit: number): Promise<void> {
  if (dailyLimit === 0) return;
  const where = eq(jobRequests.tendererId, tendererId);
  const retryAfterSeconds = await secondsUntilNext(tx, jobRequests, { where, maxPerDay: dailyLimit });
  if (retryAfterSeconds > 0)
    throw new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds, dailyLimit, counted: "jobRequests" } });
}

/** A company that has gone since it was wished for is nobody's fault: the request stands without it. */
async function keepWish(tx: Transaction, jobRequestId: string, wishedCompanyId: string): Promise<void> {
  const companyId = await visibleCompany(tx, wishedCompanyId);
  if (companyId !== undefined) await tx.insert(requestWishes).values({ jobRequestId, companyId });
}

/** A request of somebody else is as unknown as one that is not there. */
async function refuseUnlessOwn(tx: Transaction, tendererId: string, id: string): Promise<void> {
  const [own] = await tx
    .select({ id: jobRequests.id })
    .from(jobRequests)
    .where(and(eq(jobRequests.id, id), eq(jobRequests.tendererId, tendererId)))
    .for("key share");
  if (!own) throw new DomainError("VALIDATION_FAILED", { errors: { reopenedFromId: [{ rule: "unknown" }] } });
}

/** The answers as the form takes them; every fault of answers and dates in one refusal. */
function checked(
  form: QuestionForm,
  given: Record<string, unknown>,
  { startPreference, startDate }: CreateInput,
): Answers {
  const today = swissToday();
  const result = answersOf(form, { today }).safeParse(given);
  const errors: FieldViolations = result.success ? {} : fieldViolationsOf(result.error.issues, ["answers"]);
  if (startPreference === "on_date" && startDate !== undefined && startDate < today)
    errors["startDate"] = [{ rule: "past" }];
  if (!result.success || Object.keys(errors).length > 0) throw new DomainError("VALIDATION_FAILED", { errors });
  return result.data;
}
