import { type Placeholder, type SQL, and, eq, sql } from "drizzle-orm";
import { delivered } from "../../db/queries/recipients.ts";
import { conversations, jobRequestCompanies, jobRequests, type Sender } from "../../db/schema/index.ts";
import type { CompanyActor, TendererActor } from "../../trpc/actor.ts";

/** One of the two who talk. There is nobody else: not the back office either. */
export type Party<Id = string> = { side: "client"; tendererId: Id } | { side: "company"; companyId: Id };
/** The same as a part of a query that is built before its values are known. */
export type AnyParty = Party<string | Placeholder>;

/** Whoever may have conversations. */
export type PartyActor = TendererActor | CompanyActor;

export const partyOf = (actor: PartyActor): Party =>
  actor.role === "Tenderer"
    ? { side: "client", tendererId: actor.tendererId }
    : { side: "company", companyId: actor.companyId };

export const otherSide = (side: Sender): Sender => (side === "client" ? "company" : "client");

/**
 * Whose conversations these are, of recipients joined with their requests and, where one has begun, their conversations: there is one
 * from the moment a company is interested, and it stays when the company takes that back.
 */
export function visibleTo(party: AnyParty): SQL | undefined {
  const exists = sql`(${jobRequestCompanies.response} = 'interested' or ${conversations.jobRequestId} is not null)`;
  switch (party.side) {
    case "client":
      return and(eq(jobRequests.tendererId, party.tendererId), delivered, exists);
    case "company":
      return and(eq(jobRequestCompanies.companyId, party.companyId), delivered, exists);
  }
  throw new Error("No such party");
}

/** The same of conversations that have begun, from an index of their own. */
export function begunBy(party: AnyParty): SQL {
  switch (party.side) {
    case "client":
      return eq(conversations.tendererId, party.tendererId);
    case "company":
      return eq(conversations.companyId, party.companyId);
  }
  throw new Error("No such party");
}
