import type { OfferPair } from "@metiro/shared/offer/schema";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db, Queryable } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { companies, jobRequestCompanies, jobRequests, offerLines, offers, vatRates } from "../../db/schema/index.ts";
import { today } from "../../db/sql.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Actor } from "../../trpc/actor.ts";
import { offersFor } from "./policy.ts";

export type OfferRow = typeof offers.$inferSelect;
export type LineRow = typeof offerLines.$inferSelect;

/** What of a request and its recipient an offer depends on, for whoever may know of the two. */
export async function pairFor(db: Queryable, actor: Actor, { jobRequestId, companyId }: OfferPair) {
  const [row] = await db
    .select({
      jobRequestId: jobRequestCompanies.jobRequestId,
      companyId: jobRequestCompanies.companyId,
      company: { id: companies.id, name: companies.name },
      clientDecision: jobRequestCompanies.clientDecision,
      currency: jobRequests.currency,
      subcategoryId: jobRequests.subcategoryId,
    })
    .from(jobRequestCompanies)
    .innerJoin(jobRequests, eq(jobRequests.id, jobRequestCompanies.jobRequestId))
    .innerJoin(companies, eq(companies.id, jobRequestCompanies.companyId))
    .where(
      and(
        eq(jobRequestCompanies.jobRequestId, jobRequestId),
        eq(jobRequestCompanies.companyId, companyId),
        offersFor(actor),
      ),
    );
  return orNotFound(row);
}

export const ofPair = ({ jobRequestId, companyId }: OfferPair) =>
  and(eq(offers.jobRequestId, jobRequestId), eq(offers.companyId, companyId));

/** Every version of a company for a request, the latest first. */
export const versionsOf = (db: Queryable, pair: OfferPair): Promise<OfferRow[]> =>
  db.select().from(offers).where(ofPair(pair)).orderBy(desc(offers.version));

/** The lines of some versions, by the version and in their order. */
export async function linesOf(db: Queryable, ids: readonly string[]): Promise<Map<string, LineRow[]>> {
  const byOffer = new Map<string, LineRow[]>();
  if (ids.length === 0) return byOffer;
  const rows = await db
    .select()
    .from(offerLines)
    .where(inArray(offerLines.offerId, [...ids]))
    .orderBy(asc(offerLines.offerId), asc(offerLines.position));
  for (const row of rows) {
    const lines = byOffer.get(row.offerId);
    if (lines) lines.push(row);
    else byOffer.set(row.offerId, [row]);
  }
  return byOffer;
}

const inForce = prepared((db) =>
  db
    .selectDistinctOn([vatRates.kind], { kind: vatRates.kind, rate: vatRates.rate, validFrom: vatRates.validFrom })
    .from(vatRates)
    .where(sql`${vatRates.validFrom} <= ${today}`)
    .orderBy(asc(vatRates.kind), desc(vatRates.validFrom))
    .prepare("vat_rates_in_force"),
);

/** The rates that hold today, the highest first. */
export const vatRatesInForce = async (db: Db) =>
  (await inForce(db).execute()).toSorted((one, other) => other.rate - one.rate);
