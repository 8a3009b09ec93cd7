import { maxVersions } from "@metiro/shared/offer/constants";
import type { OfferPair } from "@metiro/shared/offer/schema";
import { type SQL, and, asc, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Db, Queryable } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { companyContact } from "../../db/queries/company/company-contact.ts";
import { isoOf, jsonFields } from "../../db/queries/json-rows.ts";
import { companies, jobRequestCompanies, jobRequests, offerLines, offers, vatRates } from "../../db/schema/index.ts";
import { today } from "../../db/sql.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Actor } from "../../trpc/actor.ts";
import { forEachReader, offersFor, readerId } from "./policy.ts";

const {
  jobRequestId: _request,
  companyId: _company,
  answeredAt: _answer,
  lineCount: _count,
  ...versionFields
} = getTableColumns(offers);
const { offerId: _offer, position: _position, ...lineFields } = getTableColumns(offerLines);
/** What is told of a version and of a line. */
export const versionColumns = versionFields;

export type LineRow = Omit<typeof offerLines.$inferSelect, "offerId" | "position">;
type VersionRow = Omit<typeof offers.$inferSelect, "jobRequestId" | "companyId" | "answeredAt" | "lineCount">;
/** A version as PostgreSQL writes it, its lines in their order. */
export type VersionJson = VersionRow & { lines: LineRow[] };

/** What is told of the versions in a statement of theirs, lines included. */
export const versionJson = sql`${jsonFields(versionFields)}, (
  select coalesce(json_agg(line), '[]'::json) from (
    select ${jsonFields(lineFields)} from ${offerLines} where ${offerLines.offerId} = ${offers.id} order by ${offerLines.position}) as line) as lines`;

/** A version from JSON, its moments written as everywhere else. */
export const versionOf = <Version extends VersionJson>(version: Version): Version => ({
  ...version,
  createdAt: isoOf(version.createdAt),
  settledAt: version.settledAt && isoOf(version.settledAt),
});

const pairFields = {
  company: { id: companies.id, name: companies.name },
  contact: companyContact.as("contact"),
  clientDecision: jobRequestCompanies.clientDecision,
  currency: jobRequests.currency,
  subcategoryId: jobRequests.subcategoryId,
};

const ofThisPair = sql`other.job_request_id = ${jobRequestCompanies.jobRequestId} and other.company_id = ${jobRequestCompanies.companyId}`;
/** Some of those that neither stand nor wait, the latest before a number. */
const former = sql`
  select other.version from ${offers} as other where ${ofThisPair} and other.state not in ('current', 'proposed')
    and other.version < ${sql.placeholder("before")}::int order by other.version desc limit ${sql.placeholder("most")}::int`;
/** What stood before what stands: what this changed is told. */
const replaced = sql`
  select max(other.version) from ${offers} as other where ${ofThisPair} and other.state = 'replaced' and other.version < coalesce(
    (select standing.version from ${offers} as standing where standing.job_request_id = ${jobRequestCompanies.jobRequestId}
      and standing.company_id = ${jobRequestCompanies.companyId} and standing.state = 'current'), 32767)`;

const withVersions = forEachReader((db, reader) =>
  db
    .select({
      ...pairFields,
      versions: sql<VersionJson[]>`(
        select coalesce(json_agg(given), '[]'::json) from (
          select ${versionJson} from ${offers}
          where ${offers.jobRequestId} = ${jobRequestCompanies.jobRequestId} and ${offers.companyId} = ${jobRequestCompanies.companyId}
            and (${offers.state} in ('current', 'proposed') or ${offers.version} in (${former}) or ${offers.version} = (${replaced}))
          order by ${offers.version} desc) as given)`,
    })
    .from(jobRequestCompanies)
    .innerJoin(jobRequests, eq(jobRequests.id, jobRequestCompanies.jobRequestId))
    .innerJoin(companies, eq(companies.id, jobRequestCompanies.companyId))
    .where(
      and(
        eq(jobRequestCompanies.jobRequestId, sql.placeholder("jobRequestId")),
        eq(jobRequestCompanies.companyId, sql.placeholder("companyId")),
        offersFor(reader),
      ),
    )
    .prepare("offer_versions"),
);

/** Of former versions those before a number, so many. */
export interface FormerOnes {
  before?: number | undefined;
  limit: number;
}

/**
 * What a company offered for a request, the latest first, with what it depends on: what stands and waits, what was replaced by it, and
 * some former ones. By key, in one statement.
 */
export async function versionsFor(
  db: Db,
  actor: Actor,
  { jobRequestId, companyId, before = maxVersions + 1, limit }: OfferPair & FormerOnes,
) {
  const values = { jobRequestId, companyId, reader: readerId(actor), before, most: limit };
  const [row] = await withVersions[actor.role](db).execute(values);
  const { versions, ...pair } = orNotFound(row);
  return { ...pair, versions: versions.map(versionOf) };
}

/** What of a request and its recipient an offer depends on, for whoever may know of the two. */
export async function pairFor(db: Queryable, actor: Actor, { jobRequestId, companyId }: OfferPair) {
  const [row] = await db
    .select(pairFields)
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

export const ofPair = ({ jobRequestId, companyId }: OfferPair): SQL | undefined =>
  and(eq(offers.jobRequestId, jobRequestId), eq(offers.companyId, companyId));

/** The lines of some versions, by the version and in their order. */
export async function linesOf(db: Queryable, ids: readonly string[]): Promise<Map<string, LineRow[]>> {
  const byOffer = new Map<string, LineRow[]>();
  if (ids.length === 0) return byOffer;
  const rows = await db
    .select({ offerId: offerLines.offerId, line: lineFields })
    .from(offerLines)
    .where(inArray(offerLines.offerId, [...ids]))
    .orderBy(asc(offerLines.offerId), asc(offerLines.position));
  for (const { offerId, line } of rows) {
    const lines = byOffer.get(offerId);
    if (lines) lines.push(line);
    else byOffer.set(offerId, [line]);
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
