import { and, eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import {
  companies,
  jobRequestCompanies,
  jobRequestNotes,
  jobRequests,
  regions,
  requestGuarantees,
  subcategories,
} from "../../../db/schema/index.ts";
import { companyContact } from "../../../db/queries/company/company-contact.ts";
import { isWithdrawn } from "../../../db/queries/recipients.ts";
import type { MailContext } from "../../../mail/index.ts";
import { rejectNoteFor, requestWithoutContact } from "../access/masked-words.ts";
import { isContactShared } from "@metiro/shared/job-request/rules/contact-sharing";

/** What mails say of a request. Neither description, street nor client: a mail is no place for them. */
const requestFields = {
  id: jobRequests.id,
  number: jobRequests.number,
  status: jobRequests.status,
  title: jobRequests.title,
  maskedTitle: jobRequests.maskedTitle,
  postalCode: jobRequests.postalCode,
  locality: jobRequests.locality,
  startPreference: jobRequests.startPreference,
  startDate: jobRequests.startDate,
  budgetMin: jobRequests.budgetMin,
  budgetMax: jobRequests.budgetMax,
  currency: jobRequests.currency,
  form: jobRequests.form,
  answers: jobRequests.answers,
  cancelReason: jobRequests.cancelReason,
  doneOn: jobRequests.doneOn,
  doneCompanyId: jobRequests.doneCompanyId,
  subcategory: { name: subcategories.name, translations: subcategories.translations },
  subregion: { name: regions.name, translations: regions.translations },
  /** By when its client was promised answers, and how many. */
  due: requestGuarantees.currentDueAt,
  promised: requestGuarantees.answers,
};

/** A company's row of a request, with what the company is called. */
const recipientFields = {
  company: companies.name,
  contact: companyContact.as("contact"),
  response: jobRequestCompanies.response,
  message: jobRequestCompanies.message,
  priceMin: jobRequestCompanies.priceMin,
  priceMax: jobRequestCompanies.priceMax,
  priceUnit: jobRequestCompanies.priceUnit,
  vat: jobRequestCompanies.vat,
  availableFrom: jobRequestCompanies.availableFrom,
  duration: jobRequestCompanies.duration,
  durationUnit: jobRequestCompanies.durationUnit,
  visit: jobRequestCompanies.visit,
  documentId: jobRequestCompanies.documentId,
  respondedAt: jobRequestCompanies.respondedAt,
  firstRespondedAt: jobRequestCompanies.firstRespondedAt,
  declineReason: jobRequestCompanies.declineReason,
  withdrawn: isWithdrawn,
  clientDecision: jobRequestCompanies.clientDecision,
  rejectReason: jobRequestCompanies.rejectReason,
  rejectNote: jobRequestCompanies.rejectNote,
};

export type MailedRequest = Omit<NonNullable<Awaited<ReturnType<typeof requestOf>>>, "maskedTitle">;
export type MailedAnswer = NonNullable<Awaited<ReturnType<typeof answeredRequestOf>>>["answer"];

export async function requestOf(db: Db, { jobRequestId }: { jobRequestId: string }) {
  const [row] = await db
    .select(requestFields)
    .from(jobRequests)
    .innerJoin(subcategories, eq(subcategories.id, jobRequests.subcategoryId))
    .innerJoin(regions, eq(regions.id, jobRequests.subregionId))
    .leftJoin(requestGuarantees, eq(requestGuarantees.jobRequestId, jobRequests.id))
    .where(eq(jobRequests.id, jobRequestId));
  return row;
}

/** How many companies have a request. */
export const recipientCountOf = (db: Db, { jobRequestId }: { jobRequestId: string }): Promise<number> =>
  db.$count(jobRequestCompanies, eq(jobRequestCompanies.jobRequestId, jobRequestId));

/** A request together with one company's answer to it. */
export async function answeredRequestOf(
  db: Db,
  { jobRequestId, companyId }: { jobRequestId: string; companyId: string },
) {
  const [row] = await db
    .select({ ...requestFields, answer: recipientFields })
    .from(jobRequestCompanies)
    .innerJoin(companies, eq(companies.id, jobRequestCompanies.companyId))
    .innerJoin(jobRequests, eq(jobRequests.id, jobRequestCompanies.jobRequestId))
    .innerJoin(subcategories, eq(subcategories.id, jobRequests.subcategoryId))
    .innerJoin(regions, eq(regions.id, jobRequests.subregionId))
    .leftJoin(requestGuarantees, eq(requestGuarantees.jobRequestId, jobRequests.id))
    .where(and(eq(jobRequestCompanies.jobRequestId, jobRequestId), eq(jobRequestCompanies.companyId, companyId)));
  return row;
}

/** A request with a company's answer, for that company: the client's words as it may read them so far. */
export async function receivedRequestOf(
  { db, settings }: Pick<MailContext, "db" | "settings">,
  about: { jobRequestId: string; companyId: string },
) {
  const row = await answeredRequestOf(db, about);
  const visibility = settings["jobRequest.contactVisibility"];
  if (!row || isContactShared(visibility, row.answer)) return row;
  const { answer } = row;
  return { ...requestWithoutContact(row), answer: { ...answer, rejectNote: rejectNoteFor(visibility, answer) } };
}

/** What was said about a request. */
export async function noteOf(db: Db, { jobRequestId, noteId }: { jobRequestId: string; noteId: string }) {
  const [row] = await db
    .select({
      id: jobRequests.id,
      number: jobRequests.number,
      status: jobRequests.status,
      title: jobRequests.title,
      doneAt: jobRequests.doneAt,
      erasedAt: jobRequests.erasedAt,
      text: jobRequestNotes.text,
      answeredAt: jobRequestNotes.answeredAt,
      after: jobRequestNotes.after,
    })
    .from(jobRequestNotes)
    .innerJoin(jobRequests, eq(jobRequests.id, jobRequestNotes.jobRequestId))
    .where(and(eq(jobRequestNotes.id, noteId), eq(jobRequestNotes.jobRequestId, jobRequestId)));
  return row;
}
