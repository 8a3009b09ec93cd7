import { type Placeholder, type SQL, and, eq, sql } from "drizzle-orm";
import { delivered } from "../../db/queries/recipients.ts";
import { conversations, jobRequestCompanies, jobRequests, type Sender } from "../../db/schema/index.ts";
import type { CompanyActor, TendererActor } from "../../trpc/actor.ts";

/** One of the two who talk. There is nobody else; the back office reads by a call of its own, for a reason. */
export type Party<Id = string> = { side: "client"; tendererId: Id } | { side: "company"; companyId: Id };
/** A party as a part of a query that is built before its values are known. */
export type AnyParty = Party<string | Placeholder>;

/** Whoever may have conversations. */
export type PartyActor = TendererActor | CompanyActor;

export const partyOf = (actor: PartyActor): Party =>
  actor.role === "Tenderer"
    ? { side: "client", tendererId: actor.tendererId }
    : { side: "company", companyId: actor.companyId };

export const otherSide = (side: Sender): Sender => (side === "client" ? "company" : "client");

/**
 * Whose conversations these are, of recipients joined with their requests and, where one has begun, their conversations. A company may
 * begin one while it has not answered, with a question; either of them once it is interested. It stays when the company declines.
 */
export function visibleTo(party: AnyParty): SQL | undefined {
  const { response } = jobRequestCompanies;
  const begun = sql`${conversations.jobRequestId} is not null`;
  switch (party.side) {
    case "client":
      return and(
        eq(jobRequests.tendererId, party.tendererId),
        delivered,
        sql`(${response} = 'interested' or ${begun})`,
      );
    case "company":
      return and(
        // Found by its request and never by its company, of which PostgreSQL would read all that it ever received.
        sql`${jobRequestCompanies.companyId} is not distinct from ${party.companyId}`,
        delivered,
        sql`(${response} <> 'declined' or ${begun})`,
      );
  }
  throw new Error("No such party");
}

/** Whose conversations these are, of those that have begun: from an index of their own. */
export function begunBy(party: AnyParty): SQL {
  switch (party.side) {
    case "client":
      return eq(conversations.tendererId, party.tendererId);
    case "company":
      return eq(conversations.companyId, party.companyId);
  }
  throw new Error("No such party");
}
