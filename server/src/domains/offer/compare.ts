import { comparisonOf } from "@metiro/shared/offer/compare";
import type { OfferComparison, OfRequest } from "@metiro/shared/offer/schema";
import { and, eq } from "drizzle-orm";
import { companies, jobRequestCompanies, jobRequests, offers } from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { ActorOf } from "../../trpc/actor.ts";
import type { Call } from "../../trpc/context.ts";
import { settings } from "../application-config/index.ts";
import { offersFor } from "./policy.ts";
import { linesOf } from "./queries.ts";
import { standardLinesOf } from "./standard/queries.ts";
import { offerFor, wordsFor } from "./view.ts";

/** The offers that stand for a request, side by side. */
export async function compare({
  ctx: { db, actor },
  input: { jobRequestId },
}: Call<OfRequest, ActorOf<"Tenderer" | "Admin">>): Promise<OfferComparison> {
  const [request] = await db
    .select({ currency: jobRequests.currency, subcategoryId: jobRequests.subcategoryId })
    .from(jobRequests)
    .where(
      and(
        eq(jobRequests.id, jobRequestId),
        actor.role === "Tenderer" ? eq(jobRequests.tendererId, actor.tendererId) : undefined,
      ),
    );
  const { currency, subcategoryId } = orNotFound(request);
  const [rows, { "jobRequest.contactVisibility": visibility }, standard] = await Promise.all([
    db
      .select({
        offer: offers,
        companyId: companies.id,
        name: companies.name,
        clientDecision: jobRequestCompanies.clientDecision,
      })
      .from(offers)
      .innerJoin(
        jobRequestCompanies,
        and(
          eq(jobRequestCompanies.jobRequestId, offers.jobRequestId),
          eq(jobRequestCompanies.companyId, offers.companyId),
        ),
      )
      .innerJoin(jobRequests, eq(jobRequests.id, offers.jobRequestId))
      .innerJoin(companies, eq(companies.id, offers.companyId))
      .where(and(eq(offers.jobRequestId, jobRequestId), eq(offers.state, "current"), offersFor(actor))),
    settings(db),
    standardLinesOf(db, subcategoryId),
  ]);
  const lines = await linesOf(
    db,
    rows.map(({ offer }) => offer.id),
  );
  const compared = rows.map(({ offer, ...row }) => ({
    ...row,
    offer: offerFor(wordsFor(actor.role, visibility, row), offer, lines.get(offer.id) ?? []),
  }));
  return {
    jobRequestId,
    currency,
    ...comparisonOf(
      compared,
      standard.lines.map(({ id }) => id),
    ),
  };
}
