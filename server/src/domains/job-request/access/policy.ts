import { type Placeholder, type SQL, and, eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { delivered } from "../../../db/queries/recipients.ts";
import { jobRequestCompanies, jobRequests } from "../../../db/schema/index.ts";
import type { Actor } from "../../../trpc/actor.ts";

type Value = string | Placeholder;

/** Whose eyes look: the part of an actor that decides which requests exist for it. */
export type Viewer =
  | { role: "Admin" }
  | { role: "Tenderer"; tendererId: Value }
  | { role: "Company"; companyId: Value };

export function viewerOf(actor: Actor | { role: "Admin" }): Viewer {
  switch (actor.role) {
    case "Admin":
      return { role: actor.role };
    case "Tenderer":
      return { role: actor.role, tendererId: actor.tendererId };
    case "Company":
      return { role: actor.role, companyId: actor.companyId };
  }
}

/** The one place that says whose job requests these are: all, one's own, those one received. */
export function visibleTo(viewer: Viewer): SQL {
  switch (viewer.role) {
    case "Admin":
      return sql`true`;
    case "Tenderer":
      return eq(jobRequests.tendererId, viewer.tendererId);
    case "Company":
      // Looked up for each request, which `offset 0` holds PostgreSQL to: else it reads all that a company ever received.
      return sql`exists (${received(viewer.companyId)} offset 0)`;
  }
  throw new Error("No such viewer");
}

const received = (companyId: Value) =>
  new QueryBuilder({ casing: "snake_case" })
    .select({ one: sql`1` })
    .from(jobRequestCompanies)
    .where(
      and(
        eq(jobRequestCompanies.jobRequestId, jobRequests.id),
        eq(jobRequestCompanies.companyId, companyId),
        delivered,
      ),
    );
