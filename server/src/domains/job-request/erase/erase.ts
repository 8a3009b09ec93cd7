import { JobStatus, statusAfter, jobRefusal } from "@metiro/shared/job-request/rules/lifecycle";
import { stripAnswers } from "@metiro/shared/sub-category/questions";
import { and, asc, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import {
  conversations,
  jobRequestCompanies,
  jobRequestNotes,
  jobRequestPhotos,
  jobRequestPlans,
  jobRequests,
  offerDrafts,
  offerLines,
  offers,
  officeNotes,
  replacedAnswers,
  requestWishes,
} from "../../../db/schema/index.ts";
import { enqueueMails } from "../../notification/index.ts";
import { erasedValues } from "../../../db/schema/personal.ts";
import { eraseAuditDetails } from "../../audit/index.ts";
import { forgetAccessesTo } from "../../data-access/index.ts";
import { recipientsInPlay } from "../respond/cancel.ts";
import { removePendingSends } from "../dispatch/undo-send.ts";
import { now } from "../../../db/sql.ts";

/**
 * Takes a client out of its requests: the open ones are cancelled, with mails to the companies in play; text, place,
 * photos, plans, sensitive and typed answers go from all of them, and what companies answered in words. Service, number, district and
 * dates stay, for those who answered.
 */
export async function eraseRequestsOf(tx: Transaction, tendererId: string): Promise<void> {
  const requests = await tx
    .select({
      ...strippable,
      status: jobRequests.status,
      doneAt: jobRequests.doneAt,
      erasedAt: jobRequests.erasedAt,
    })
    .from(jobRequests)
    .where(eq(jobRequests.tendererId, tendererId))
    .orderBy(asc(jobRequests.id))
    .for("no key update");
  if (requests.length === 0) return;

  const open = requests.filter((state) => jobRefusal("cancel", "Tenderer", state) === null).map(({ id }) => id);
  for (const id of open) await removePendingSends(tx, id);
  const readers = await recipientsInPlay(tx, open);
  await stripRequests(tx, requests);
  await tx
    .update(jobRequests)
    .set({ status: statusAfter("cancel", JobStatus.Processed), canceledAt: now })
    .where(inArray(jobRequests.id, open));
  await enqueueMails(
    tx,
    readers.map(({ id, to }) => ({ kind: "requestCanceled" as const, to, data: { jobRequestId: id } })),
  );
}

/** What has to be known of a request to take its personal data out. */
export const strippable = { id: jobRequests.id, form: jobRequests.form, answers: jobRequests.answers };
type Strippable = Pick<typeof jobRequests.$inferSelect, keyof typeof strippable>;

/** Takes all words, place, photos, plans and sensitive answers out of requests whose rows are held, and out of what is kept of them. */
export async function stripRequests(tx: Transaction, requests: readonly Strippable[]): Promise<void> {
  const ids = requests.map(({ id }) => id);
  // Recipients first, as in every other change.
  await tx
    .update(jobRequestCompanies)
    .set(erasedValues(jobRequestCompanies, "client"))
    .where(
      and(
        inArray(jobRequestCompanies.jobRequestId, ids),
        or(
          isNotNull(jobRequestCompanies.rejectNote),
          isNotNull(jobRequestCompanies.message),
          isNotNull(jobRequestCompanies.documentId),
          isNotNull(jobRequestCompanies.agreedLastName),
        ),
      ),
    );
  await tx.delete(replacedAnswers).where(inArray(replacedAnswers.jobRequestId, ids));
  await tx.delete(offerDrafts).where(inArray(offerDrafts.jobRequestId, ids));
  await tx.update(offers).set(erasedValues(offers, "client")).where(inArray(offers.jobRequestId, ids));
  await tx
    .update(offerLines)
    .set(erasedValues(offerLines, "client"))
    .where(
      and(
        inArray(offerLines.offerId, tx.select({ id: offers.id }).from(offers).where(inArray(offers.jobRequestId, ids))),
        isNull(offerLines.standardLineId),
      ),
    );
  for (const { id, form, answers } of requests)
    await tx
      .update(jobRequests)
      .set({
        ...erasedValues(jobRequests),
        answers: stripAnswers(form, answers),
        erasedAt: now,
        updatedAt: now,
      })
      .where(eq(jobRequests.id, id));
  await tx.delete(jobRequestPhotos).where(inArray(jobRequestPhotos.jobRequestId, ids));
  await tx.delete(jobRequestPlans).where(inArray(jobRequestPlans.jobRequestId, ids));
  await tx.delete(requestWishes).where(inArray(requestWishes.jobRequestId, ids));
  await forgetAccessesTo(tx, ids);
  await eraseAuditDetails(tx, ids);
  await tx.delete(jobRequestNotes).where(inArray(jobRequestNotes.jobRequestId, ids));
  await tx.delete(officeNotes).where(inArray(officeNotes.jobRequestId, ids));
  // Whatever either side said of it: a client is named in the words of the companies too.
  await tx.delete(conversations).where(inArray(conversations.jobRequestId, ids));
}

/** Takes what a company wrote, and what was written to it, out of its answers; price, dates and decisions stay, for the clients. */
export async function eraseAnswersOf(tx: Transaction, companyId: string): Promise<void> {
  await tx
    .update(jobRequestCompanies)
    .set(erasedValues(jobRequestCompanies, "company"))
    .where(eq(jobRequestCompanies.companyId, companyId));
  await tx.delete(replacedAnswers).where(eq(replacedAnswers.companyId, companyId));
}
