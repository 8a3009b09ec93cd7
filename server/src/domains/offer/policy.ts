import { type Placeholder, type SQL, and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { delivered } from "../../db/queries/recipients.ts";
import { jobRequestCompanies, jobRequests, offerDrafts } from "../../db/schema/index.ts";
import type { Actor, CompanyActor } from "../../trpc/actor.ts";

type Value = string | Placeholder;

/** Whose eyes look at offers: the part of an actor that decides which there are for it. */
export type OfferReader =
  | { role: "Admin" }
  | { role: "Tenderer"; tendererId: Value }
  | { role: "Company"; companyId: Value };

/** Whose offers these are, of recipients joined with their requests: a client's those for its requests, a company's its own, an admin's all. */
export function offersFor(reader: OfferReader): SQL | undefined {
  switch (reader.role) {
    case "Admin":
      return sql`true`;
    case "Tenderer":
      return and(eq(jobRequests.tendererId, reader.tendererId), delivered);
    case "Company":
      return and(eq(jobRequestCompanies.companyId, reader.companyId), delivered);
  }
  throw new Error("No such role");
}

/** A query for each kind of reader, built once: what may be read is part of the statement. Its values name the reader as `reader`. */
export const forEachReader = <Query>(build: (db: Db, reader: OfferReader) => Query) => ({
  Admin: prepared((db) => build(db, { role: "Admin" })),
  Tenderer: prepared((db) => build(db, { role: "Tenderer", tendererId: sql.placeholder("reader") })),
  Company: prepared((db) => build(db, { role: "Company", companyId: sql.placeholder("reader") })),
});

export function readerId(actor: Actor): string | null {
  switch (actor.role) {
    case "Admin":
      return null;
    case "Tenderer":
      return actor.tendererId;
    case "Company":
      return actor.companyId;
  }
}

/** Drafts are their company's alone: its draft for one request. */
export const ownOfferDraft = ({ companyId }: Pick<CompanyActor, "companyId">, jobRequestId: string): SQL | undefined =>
  and(eq(offerDrafts.companyId, companyId), eq(offerDrafts.jobRequestId, jobRequestId));
