import { hideInName } from "@metiro/shared/contact-details/hide";
import { type TextLanguage, textLanguageOf } from "@metiro/shared/languages";
import { isContactShared } from "@metiro/shared/job-request/rules/contact-sharing";
import { maxVersions } from "@metiro/shared/offer/constants";
import type { OfferDocumentInput } from "@metiro/shared/offer/schema";
import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  companies,
  jobRequestCompanies,
  jobRequests,
  regions,
  subcategories,
  tenderers,
  users,
} from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { i18nFor } from "../../../i18n/catalogues.ts";
import type { Call } from "../../../trpc/context.ts";
import { settings } from "../../application-config/index.ts";
import { noteRequestSeen } from "../../data-access/index.ts";
import { readRows } from "../read/get.ts";
import type { FormerOnes } from "../queries.ts";
import { offerFor, shownTo } from "../read/view.ts";

const districts = alias(regions, "districts");

/** An offer, or what client and company agreed on, as a document in its reader's language; made when it is asked for. */
export async function pdf({
  ctx,
  input: { document, version, ...pair },
}: Call<OfferDocumentInput>): Promise<{ name: string; bytes: Buffer }> {
  const { db, actor } = ctx;
  const asked = document === "offer" ? version : undefined;
  const { accepted, rows, words } = await readRows(ctx, pair, formerOnes(document, asked));
  if (document === "agreement" && !accepted) throw new DomainError("NOT_ACCEPTED");
  const [about, limits] = await Promise.all([aboutOf(ctx, pair), settings(db)]);
  const drawn = orNotFound(rows.find((one) => (asked === undefined ? one.state === "current" : one.version === asked)));
  const offer = await shownTo(actor, words, drawn, (row) => offerFor(words, row));
  // An agreement is of an answer that was accepted: both know how to reach each other.
  if (document === "agreement")
    await noteRequestSeen(db, actor, { jobRequestId: pair.jobRequestId, contactVisible: true });
  const decided = { clientDecision: accepted ? "accepted" : "open" };
  const shared = isContactShared(limits["jobRequest.contactVisibility"], decided);
  const town = shared || actor.role !== "Company" ? about.locality : about.locality && hideInName(about.locality);
  const parties = partiesOf(about);
  const lang = textLanguageOf(ctx.lang);
  // What draws is loaded with the first document, as for the pictures of pages.
  const { writeOffer } = await import("./write.ts");
  const bytes = await writeOffer({
    i18n: i18nFor(lang),
    lang,
    platform: limits["site.name"],
    number: about.number,
    service: nameIn(lang, about.service),
    place: [about.postalCode, town].filter(Boolean).join(" ") || nameIn(lang, about.district),
    company: parties.company.name,
    ...(document === "agreement" && {
      agreement: {
        companyUid: parties.company.uid,
        client: parties.client,
        decidedAt: about.decidedAt ?? offer.createdAt,
        amendments: rows
          .filter(({ kind, state }) => kind === "amendment" && (state === "current" || state === "replaced"))
          .map((row) => offerFor(words, row))
          .toReversed(),
      },
    }),
    offer,
  });
  return { name: `${document === "agreement" ? "accord" : "offre"}-${about.number}-${offer.version}.pdf`, bytes };
}

/** Which former versions a document needs: an agreement all its amendments, an offer the one that is asked for alone. */
const formerOnes = (document: OfferDocumentInput["document"], asked: number | undefined): FormerOnes =>
  document === "agreement"
    ? { limit: maxVersions }
    : asked === undefined
      ? { limit: 0 }
      : { before: asked + 1, limit: 1 };

const nameIn = (
  lang: TextLanguage,
  { name, translations }: Pick<typeof subcategories.$inferSelect, "name" | "translations">,
): string => translations[lang]?.name ?? name;

/** What of the request and its client stands in a document. */
async function aboutOf({ db }: Call["ctx"], { jobRequestId, companyId }: { jobRequestId: string; companyId: string }) {
  const [row] = await db
    .select({
      number: jobRequests.number,
      postalCode: jobRequests.postalCode,
      locality: jobRequests.locality,
      service: { name: subcategories.name, translations: subcategories.translations },
      district: { name: districts.name, translations: districts.translations },
      companyName: companies.name,
      companyUid: companies.uid,
      firstName: users.firstName,
      lastName: users.lastName,
      decidedAt: jobRequestCompanies.decidedAt,
      agreedCompanyName: jobRequestCompanies.agreedCompanyName,
      agreedCompanyUid: jobRequestCompanies.agreedCompanyUid,
      agreedFirstName: jobRequestCompanies.agreedFirstName,
      agreedLastName: jobRequestCompanies.agreedLastName,
    })
    .from(jobRequestCompanies)
    .innerJoin(companies, eq(companies.id, jobRequestCompanies.companyId))
    .innerJoin(jobRequests, eq(jobRequests.id, jobRequestCompanies.jobRequestId))
    .innerJoin(subcategories, eq(subcategories.id, jobRequests.subcategoryId))
    .innerJoin(districts, eq(districts.id, jobRequests.subregionId))
    .innerJoin(tenderers, eq(tenderers.id, jobRequests.tendererId))
    .innerJoin(users, eq(users.id, tenderers.userId))
    .where(and(eq(jobRequestCompanies.jobRequestId, jobRequestId), eq(jobRequestCompanies.companyId, companyId)));
  return orNotFound(row);
}

/** Whom a document names: who the two were when the client accepted, and as long as nothing is kept of that, who they are. */
function partiesOf(about: Awaited<ReturnType<typeof aboutOf>>) {
  const { agreedCompanyName, agreedCompanyUid, agreedFirstName, agreedLastName } = about;
  return {
    company:
      agreedCompanyName === null
        ? { name: about.companyName, uid: about.companyUid }
        : { name: agreedCompanyName, uid: agreedCompanyUid },
    client: [agreedFirstName ?? about.firstName, agreedLastName ?? about.lastName].join(" "),
  };
}
