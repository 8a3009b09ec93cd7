import type { OwnAnswer, OwnRequest } from "@metiro/shared/auth/export";
import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../../db/client.ts";
import { delivered, isWithdrawn } from "../../../db/queries/recipients.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import {
  companies,
  jobRequestCompanies,
  jobRequests,
  regions,
  requestWishes,
  subcategories,
} from "../../../db/schema/index.ts";
import type { ActorContext } from "../../../trpc/context.ts";
import { settings } from "../../application-config/index.ts";
import { rejectNoteFor } from "../access/masked-words.ts";
import { notesJson } from "../read/notes/note-rows.ts";
import { saidIn } from "../read/notes/view.ts";

const wished = alias(companies, "wished");

/** All that a client ever asked for, the oldest first. */
export async function requestsOf(
  { db, fileAddresses }: Pick<ActorContext, "db" | "fileAddresses">,
  tendererId: string,
): Promise<OwnRequest[]> {
  const rows = await db
    .select({
      id: jobRequests.id,
      number: jobRequests.number,
      status: jobRequests.status,
      title: jobRequests.title,
      description: jobRequests.description,
      subcategory: subcategories.name,
      subregion: regions.name,
      postalCode: jobRequests.postalCode,
      locality: jobRequests.locality,
      street: jobRequests.street,
      startPreference: jobRequests.startPreference,
      startDate: jobRequests.startDate,
      budgetMin: jobRequests.budgetMin,
      budgetMax: jobRequests.budgetMax,
      currency: jobRequests.currency,
      answers: jobRequests.answers,
      cancelReason: jobRequests.cancelReason,
      createdAt: jobRequests.createdAt,
      processedAt: jobRequests.processedAt,
      canceledAt: jobRequests.canceledAt,
      doneAt: jobRequests.doneAt,
      doneOn: jobRequests.doneOn,
      doneBy: companies.name,
      wishedCompany: wished.name,
      notes: notesJson(["asked", "added"]).as("notes"),
      agreedAs: sql<string[]>`(
        select coalesce(json_agg(distinct agreed.agreed_first_name || ' ' || agreed.agreed_last_name), '[]'::json)
        from ${jobRequestCompanies} as agreed where agreed.job_request_id = ${jobRequests.id} and agreed.agreed_last_name is not null)`.as(
        "agreed_as",
      ),
    })
    .from(jobRequests)
    .innerJoin(subcategories, eq(subcategories.id, jobRequests.subcategoryId))
    .innerJoin(regions, eq(regions.id, jobRequests.subregionId))
    .leftJoin(companies, eq(companies.id, jobRequests.doneCompanyId))
    .leftJoin(requestWishes, eq(requestWishes.jobRequestId, jobRequests.id))
    .leftJoin(wished, eq(wished.id, requestWishes.companyId))
    .where(eq(jobRequests.tendererId, tendererId))
    .orderBy(asc(jobRequests.createdAt), asc(jobRequests.id));
  const sight = { photoUrl: fileAddresses.of, readable: (text: string) => ({ text, masked: false }) };
  return rows.map(({ notes, ...row }) => {
    const { questions, additions } = saidIn(notes, sight);
    return { ...omitNulls(row), questions, additions };
  });
}

/** All that a company ever received and what it answered, the oldest first; of the clients the words that its pages show, as they show them. */
export async function answersOfCompany(db: Db, companyId: string): Promise<OwnAnswer[]> {
  const rows = await db
    .select({
      number: jobRequests.number,
      jobRequestId: jobRequestCompanies.jobRequestId,
      createdAt: jobRequestCompanies.createdAt,
      seenAt: jobRequestCompanies.seenAt,
      response: jobRequestCompanies.response,
      message: jobRequestCompanies.message,
      priceMin: jobRequestCompanies.priceMin,
      priceMax: jobRequestCompanies.priceMax,
      priceUnit: jobRequestCompanies.priceUnit,
      currency: jobRequests.currency,
      vat: jobRequestCompanies.vat,
      availableFrom: jobRequestCompanies.availableFrom,
      duration: jobRequestCompanies.duration,
      durationUnit: jobRequestCompanies.durationUnit,
      visit: jobRequestCompanies.visit,
      respondedAt: jobRequestCompanies.respondedAt,
      declineReason: jobRequestCompanies.declineReason,
      withdrawn: isWithdrawn,
      clientDecision: jobRequestCompanies.clientDecision,
      decidedAt: jobRequestCompanies.decidedAt,
      rejectReason: jobRequestCompanies.rejectReason,
      rejectNote: jobRequestCompanies.rejectNote,
      agreedAs: sql<
        string | null
      >`nullif(concat_ws(', ', ${jobRequestCompanies.agreedCompanyName}, ${jobRequestCompanies.agreedCompanyUid}), '')`,
    })
    .from(jobRequestCompanies)
    .innerJoin(jobRequests, eq(jobRequests.id, jobRequestCompanies.jobRequestId))
    .where(and(eq(jobRequestCompanies.companyId, companyId), delivered))
    .orderBy(asc(jobRequestCompanies.createdAt), asc(jobRequestCompanies.jobRequestId));
  const { "jobRequest.contactVisibility": visibility } = await settings(db);
  return rows.map((row) => omitNulls({ ...row, rejectNote: rejectNoteFor(visibility, row) }));
}
