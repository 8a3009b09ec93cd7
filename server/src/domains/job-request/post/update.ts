import { swissToday } from "@metiro/shared/calendar-day";
import { type FieldViolations, fieldViolationsOf } from "@metiro/shared/errors/field-error";
import type { JobRequest, UpdateInput } from "@metiro/shared/job-request/schema";
import { answersOf, photoAnswers, type QuestionForm } from "@metiro/shared/sub-category/questions";
import { asc, eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { lockAccount } from "../../../db/lock-account.ts";
import { saveRevision } from "../../../db/revision.ts";
import { jobRequestPhotos, jobRequestPlans, jobRequests } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { Call } from "../../../trpc/context.ts";
import { getFor } from "../read/get.ts";
import { lockFor } from "../access/lock.ts";
import { maskedWords } from "../access/masked-words.ts";
import { ownPhotos, showPhotos } from "./own-photos.ts";
import { ownPlans, replacePlans } from "./own-plans.ts";
import { differenceOf, type Version } from "./difference.ts";
import { refuseBeyond, writeNote } from "../notes/write.ts";
import { audit } from "../../audit/index.ts";

/** Its client changes a request that no company has yet. Answers are checked against the form that was answered. */
export async function update({ ctx, input }: Call<UpdateInput>): Promise<JobRequest> {
  const { id, baseRevision } = input;
  const { userId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, userId, "key share");
    const { number, tendererId } = (await lockFor(tx, ctx.actor, id, "update", "no key update")).request;
    const { form, street, ...before } = await presentOf(tx, id);
    const fields = merged(form, before, input);
    const answering = new Set(photoAnswers(form, before.answers).map(({ fileId }) => fileId));
    const photoIds = input.photoIds ?? before.photos.filter((photo) => !answering.has(photo));
    const photos = await ownPhotos(tx, userId, { photoIds, form, answers: fields.answers });
    const plans = input.planIds ? await ownPlans(tx, userId, input.planIds) : before.plans;
    const difference = differenceOf(before, { ...fields, photos, plans });
    const changed = Object.keys(difference.after);
    if (changed.length === 0) return;
    await refuseBeyond(tx, id, "changed");
    const target = { table: jobRequests, revision: jobRequests.revision, returning: { id: jobRequests.id } };
    await saveRevision(
      tx,
      target,
      { id, baseRevision },
      {
        ...fields,
        ...(await maskedWords(tx, tendererId, { ...fields, street })),
      },
    );
    await tx.delete(jobRequestPhotos).where(eq(jobRequestPhotos.jobRequestId, id));
    await showPhotos(tx, id, { photos, form, answers: fields.answers });
    await replacePlans(tx, id, plans);
    await writeNote(tx, { jobRequestId: id, kind: "changed", authorId: userId, text: "", ...difference });
    // What it said stands in the note, which goes with the request's personal data.
    await audit(tx, ctx, "jobRequest.update", id, {
      number,
      fields: changed,
      ...(fields.title !== before.title && { before: { title: before.title }, after: { title: fields.title } }),
    });
  });
  return getFor(ctx, id);
}

/** The request as it stands, its row being held. */
async function presentOf(
  tx: Transaction,
  id: string,
): Promise<Version & { form: QuestionForm; street: string | null }> {
  const [row] = await tx
    .select({
      title: jobRequests.title,
      description: jobRequests.description,
      street: jobRequests.street,
      startPreference: jobRequests.startPreference,
      startDate: jobRequests.startDate,
      budgetMin: jobRequests.budgetMin,
      budgetMax: jobRequests.budgetMax,
      form: jobRequests.form,
      answers: jobRequests.answers,
    })
    .from(jobRequests)
    .where(eq(jobRequests.id, id));
  if (!row) throw new DomainError("NOT_FOUND");
  const photos = await tx
    .select({ id: jobRequestPhotos.fileId })
    .from(jobRequestPhotos)
    .where(eq(jobRequestPhotos.jobRequestId, id))
    .orderBy(asc(jobRequestPhotos.position));
  const plans = await tx
    .select({ id: jobRequestPlans.documentId })
    .from(jobRequestPlans)
    .where(eq(jobRequestPlans.jobRequestId, id))
    .orderBy(asc(jobRequestPlans.position));
  return { ...row, photos: photos.map((photo) => photo.id), plans: plans.map((plan) => plan.id) };
}

/** What the request says with the changes: absent stays, null is cleared. Every fault in one refusal. */
function merged(form: QuestionForm, before: Version, input: UpdateInput): Omit<Version, "photos" | "plans"> {
  const today = swissToday();
  const errors: FieldViolations = {};
  const startPreference = input.startPreference ?? before.startPreference;
  const givenDate = input.startDate === undefined ? before.startDate : input.startDate;
  const startDate = startPreference === "on_date" ? givenDate : null;
  if (startPreference === "on_date" && startDate === null) errors["startDate"] = [{ rule: "required" }];
  if (startDate !== null && startDate !== before.startDate && startDate < today)
    errors["startDate"] = [{ rule: "past" }];
  const budgetMin = input.budgetMin === undefined ? before.budgetMin : input.budgetMin;
  const budgetMax = input.budgetMax === undefined ? before.budgetMax : input.budgetMax;
  if (budgetMin !== null && budgetMax !== null && budgetMin > budgetMax)
    errors["budgetMax"] = [{ rule: "amountsReversed" }];
  const given = input.answers && answersOf(form, { today }).safeParse(input.answers);
  if (given?.error) Object.assign(errors, fieldViolationsOf(given.error.issues, ["answers"]));
  if (Object.keys(errors).length > 0) throw new DomainError("VALIDATION_FAILED", { errors });
  const { title = before.title, description = before.description } = input;
  return {
    title,
    description,
    startPreference,
    startDate,
    budgetMin,
    budgetMax,
    answers: given?.data ?? before.answers,
  };
}
