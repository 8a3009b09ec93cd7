import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { isWithdrawn } from "../../../db/queries/recipients.ts";
import {
  companies,
  jobRequestCompanies,
  jobRequestNotes,
  jobRequests,
  tenderers,
  users,
} from "../../../db/schema/index.ts";
import { type Viewer, visibleTo } from "../access/policy.ts";

const person = { id: users.id, firstName: users.firstName, lastName: users.lastName, role: users.role };

/** How a request began and ended. */
export async function requestBegin(db: Db, viewer: Viewer, id: string) {
  const [row] = await db
    .select({
      createdAt: jobRequests.createdAt,
      canceledAt: jobRequests.canceledAt,
      cancelReason: jobRequests.cancelReason,
      erasedAt: jobRequests.erasedAt,
      client: person,
    })
    .from(jobRequests)
    .innerJoin(tenderers, eq(tenderers.id, jobRequests.tendererId))
    .innerJoin(users, eq(users.id, tenderers.userId))
    .where(and(eq(jobRequests.id, id), visibleTo(viewer)));
  return row;
}

export type NotedRecipient = Awaited<ReturnType<typeof recipientsOf>>[number];

export const recipientsOf = (db: Db, id: string) =>
  db
    .select({
      company: { id: companies.id, name: companies.name },
      createdAt: jobRequestCompanies.createdAt,
      seenAt: jobRequestCompanies.seenAt,
      response: jobRequestCompanies.response,
      withdrawn: isWithdrawn,
      respondedAt: jobRequestCompanies.respondedAt,
      clientDecision: jobRequestCompanies.clientDecision,
      decidedAt: jobRequestCompanies.decidedAt,
      rejectReason: jobRequestCompanies.rejectReason,
      rejectNote: jobRequestCompanies.rejectNote,
    })
    .from(jobRequestCompanies)
    .innerJoin(companies, eq(companies.id, jobRequestCompanies.companyId))
    .where(eq(jobRequestCompanies.jobRequestId, id))
    .orderBy(asc(jobRequestCompanies.createdAt), asc(companies.name));

export type Note = Awaited<ReturnType<typeof notesOf>>[number];

export const notesOf = (db: Db, id: string) =>
  db
    .select({
      at: jobRequestNotes.createdAt,
      kind: jobRequestNotes.kind,
      actor: person,
      text: jobRequestNotes.text,
      answer: jobRequestNotes.answer,
      answeredAt: jobRequestNotes.answeredAt,
      before: jobRequestNotes.before,
      after: jobRequestNotes.after,
    })
    .from(jobRequestNotes)
    .leftJoin(users, eq(users.id, jobRequestNotes.authorId))
    .where(eq(jobRequestNotes.jobRequestId, id))
    .orderBy(asc(jobRequestNotes.createdAt));

/** Companies by their ids, those included that a request was taken back from. */
export async function companyNames(db: Db, ids: string[]): Promise<Map<string, { id: string; name: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
