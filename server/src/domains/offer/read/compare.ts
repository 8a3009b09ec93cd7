import type { Contact } from "@metiro/shared/contact-details/hide";
import { comparisonOf } from "@metiro/shared/offer/compare";
import type { ClientDecision } from "@metiro/shared/job-request/response";
import type { OfferComparison, OfRequest } from "@metiro/shared/offer/schema";
import { and, eq, sql } from "drizzle-orm";
import { companyContact } from "../../../db/queries/company/company-contact.ts";
import { companies, jobRequestCompanies, jobRequests, offers, standardLines } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { ActorOf } from "../../../trpc/actor.ts";
import type { Call } from "../../../trpc/context.ts";
import { settings } from "../../application-config/index.ts";
import { forEachReader, offersFor, readerId } from "../policy.ts";
import { type VersionJson, versionJson, versionOf } from "../queries.ts";
import { companyWords, offerFor, shownTo } from "./view.ts";

type ComparedOffer = VersionJson & {
  companyId: string;
  name: string;
  clientDecision: ClientDecision;
  contact: Contact;
};

/** A request with the offers that stand for it and the order of its service's lines: by key, in one statement. */
const standing = forEachReader((db, reader) =>
  db
    .select({
      currency: jobRequests.currency,
      standard: standardLines.lines,
      offers: sql<ComparedOffer[]>`(
        select coalesce(json_agg(standing), '[]'::json) from (
          select ${companies.id} as "companyId", ${companies.name} as "name", ${jobRequestCompanies.clientDecision} as "clientDecision", ${companyContact} as "contact", ${versionJson}
          from ${offers}
          join ${jobRequestCompanies} on ${jobRequestCompanies.jobRequestId} = ${offers.jobRequestId} and ${jobRequestCompanies.companyId} = ${offers.companyId}
          join ${companies} on ${companies.id} = ${offers.companyId}
          where ${offers.jobRequestId} = ${jobRequests.id} and ${offers.state} = 'current' and ${offersFor(reader)}
          order by ${offers.createdAt}, ${offers.id}) as standing)`,
    })
    .from(jobRequests)
    .leftJoin(standardLines, eq(standardLines.subcategoryId, jobRequests.subcategoryId))
    .where(
      and(
        eq(jobRequests.id, sql.placeholder("jobRequestId")),
        reader.role === "Tenderer" ? eq(jobRequests.tendererId, reader.tendererId) : undefined,
      ),
    )
    .prepare("offers_standing"),
);

/** The offers that stand for a request, side by side. */
export async function compare({
  ctx: { db, actor },
  input: { jobRequestId },
}: Call<OfRequest, ActorOf<"Tenderer" | "Admin">>): Promise<OfferComparison> {
  const [[request], { "jobRequest.contactVisibility": visibility }] = await Promise.all([
    standing[actor.role](db).execute({ jobRequestId, reader: readerId(actor) }),
    settings(db),
  ]);
  const { currency, standard, offers: rows } = orNotFound(request);
  const compared = await Promise.all(
    rows.map(async ({ companyId, name, clientDecision, contact, lines, ...version }) => {
      const words = companyWords(actor.role, visibility, { clientDecision, contact });
      const offer = await shownTo(actor, words, versionOf({ ...version, lines }), (row) => offerFor(words, row));
      return { companyId, name, clientDecision, offer };
    }),
  );
  return {
    jobRequestId,
    currency,
    ...comparisonOf(
      compared,
      (standard ?? []).map(({ id }) => id),
    ),
  };
}
