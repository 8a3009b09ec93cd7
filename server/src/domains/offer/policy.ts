import { type SQL, and, eq, sql } from "drizzle-orm";
import { delivered } from "../../db/queries/recipients.ts";
import { jobRequestCompanies, jobRequests, offerDrafts } from "../../db/schema/index.ts";
import type { Actor, CompanyActor } from "../../trpc/actor.ts";

/** Whose offers these are, of recipients joined with their requests: a client's those for its requests, a company's its own, an admin's all. */
export function offersFor(actor: Actor): SQL | undefined {
  switch (actor.role) {
    case "Admin":
      return sql`true`;
    case "Tenderer":
      return and(eq(jobRequests.tendererId, actor.tendererId), delivered);
    case "Company":
      return and(eq(jobRequestCompanies.companyId, actor.companyId), delivered);
  }
  throw new Error("No such role");
}

/** Drafts are their company's alone: its draft for one request. */
export const ownDraft = ({ companyId }: Pick<CompanyActor, "companyId">, jobRequestId: string): SQL | undefined =>
  and(eq(offerDrafts.companyId, companyId), eq(offerDrafts.jobRequestId, jobRequestId));
