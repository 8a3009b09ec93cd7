import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { jobRequestCompanies } from "../../db/schema/index.ts";
import { firstAnsweredAt } from "../../db/queries/recipients.ts";

const { response, clientDecision, decidedAt } = jobRequestCompanies;

/** An answer that counts is an offer: a client who was only declined has nothing to choose from. */
const isOffer: SQL = sql`${response} = 'interested'`;

/** What the companies of a request did, those counted that came from a moment on. */
export const answersOf = (from: SQLWrapper) => ({
  companies: sql<number>`count(*)::int`.as("companies"),
  silent: sql<number>`(count(*) filter (where ${response} = 'none'))::int`.as("silent"),
  offers: sql<number>`(count(*) filter (where ${isOffer} and ${firstAnsweredAt} >= ${from}))::int`.as("offers"),
  allOffers: sql<number>`(count(*) filter (where ${isOffer}))::int`.as("all_offers"),
  accepted: sql<boolean>`coalesce(bool_or(${clientDecision} = 'accepted'), false)`.as("accepted"),
});

/** How many offers there were, and whether one was accepted, by a moment. */
export const answersBy = (until: SQLWrapper) => ({
  inTime: sql<number>`(count(*) filter (where ${isOffer} and ${firstAnsweredAt} <= ${until}))::int`,
  acceptedInTime: sql<boolean>`coalesce(bool_or(${clientDecision} = 'accepted' and ${decidedAt} <= ${until}), false)`,
});
