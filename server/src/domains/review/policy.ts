import { and, eq, exists, isNotNull, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, QueryBuilder } from "drizzle-orm/pg-core";
import { delivered } from "../../db/queries/recipients.ts";
import { jobRequestCompanies, jobRequests } from "../../db/schema/index.ts";
import type { Actor, CompanyActor, TendererActor } from "../../trpc/actor.ts";

/** Done work whose reviews somebody may look for: the client's own, what the company did, for an admin all. */
export function doneWorkOf(actor: Actor): SQL | undefined {
  const done = isNotNull(jobRequests.doneAt);
  switch (actor.role) {
    case "Admin":
      return done;
    case "Tenderer":
      return and(done, eq(jobRequests.tendererId, actor.tendererId));
    case "Company":
      return and(done, eq(jobRequests.doneCompanyId, actor.companyId));
  }
  throw new Error("No such role");
}

/** Companies of whose published reviews somebody reads: one's own, those that offered a client something, for an admin all. */
export function companiesFor(actor: Actor, companyId: AnyPgColumn): SQL {
  switch (actor.role) {
    case "Admin":
      return sql`true`;
    case "Tenderer":
      return exists(
        new QueryBuilder({ casing: "snake_case" })
          .select({ one: sql`1` })
          .from(jobRequestCompanies)
          .innerJoin(jobRequests, eq(jobRequests.id, jobRequestCompanies.jobRequestId))
          .where(
            and(
              eq(jobRequestCompanies.companyId, companyId),
              eq(jobRequestCompanies.response, "interested"),
              eq(jobRequests.tendererId, actor.tendererId),
              delivered,
            ),
          ),
      );
    case "Company":
      return eq(companyId, actor.companyId);
  }
  throw new Error("No such role");
}

/** Requests that somebody can review, once they are done: a client's own, and those that the company did. */
export const reviewable = (actor: TendererActor | CompanyActor): SQL =>
  actor.role === "Tenderer"
    ? eq(jobRequests.tendererId, actor.tendererId)
    : eq(jobRequests.doneCompanyId, actor.companyId);
