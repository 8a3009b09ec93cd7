import { maxMatching } from "@metiro/shared/company/constants";
import type { DeclineReason } from "@metiro/shared/company/decline-reasons";
import type { MatchingCompany, MatchingInput } from "@metiro/shared/company/schema";
import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../../db/client.ts";
import { storedActivity } from "../../../db/queries/recipients.ts";
import { distanceToWork, placeOfWork } from "../../../db/queries/kilometres.ts";
import { prepared } from "../../../db/prepared.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import {
  companies,
  companyCoverage,
  companyFigures,
  companySubregions,
  places,
  regions,
  requestWishes,
  subcategories,
  users,
} from "../../../db/schema/index.ts";
import { subscribedCompanies, subscriptionStandingBy } from "../../../db/queries/company/subscription-standing.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { declinedBy } from "./declines.ts";
import { activityFields, activitySettings, receivedBy } from "../rows/activity.ts";
import { isLacking, lackingKinds } from "../../proof/index.ts";
import { canReceive, cannotReceive } from "../access/policy.ts";

/**
 * The best of the candidates are found by what they lack and by their subscription (`tier`), then by what they received lately, with all
 * that are like the last of them; what they received is looked up only of the tiers that are needed, and the rest only of the best: in a
 * large district there are thousands.
 */
const ranked = prepared((db) => {
  const most = sql.raw(String(maxMatching));
  const trade = sql`${sql.placeholder("subcategoryId")}::uuid`;
  const { last30Days } = storedActivity(sql.placeholder("answerDays"));
  const best = sql`(
    with candidates as materialized (
      select ${companyCoverage.companyId} as id,
        ${isLacking(companyCoverage.companyId, trade)}::int * 2 + (${companyCoverage.companyId} not in ${subscribedCompanies})::int as tier
      from ${companyCoverage}
      where ${and(
        eq(companyCoverage.subcategoryId, sql.placeholder("subcategoryId")),
        eq(companyCoverage.subregionId, sql.placeholder("subregionId")),
        sql`${companyCoverage.companyId} not in ${cannotReceive}`,
      )}),
    lowest as (select tier from candidates order by tier offset ${most} - 1 limit 1)
    select candidates.id from candidates join ${companyFigures} on ${companyFigures.companyId} = candidates.id
    where tier <= coalesce((select tier from lowest), 3)
    order by tier, ${last30Days}
    fetch first ${most} rows with ties)`;
  const wished = sql`(
    select ${companies.id} from ${companyCoverage} join ${companies} on ${eq(companies.id, companyCoverage.companyId)}
      join ${users} on ${eq(users.id, companies.userId)}
    where ${and(
      eq(companyCoverage.subcategoryId, sql.placeholder("subcategoryId")),
      eq(companyCoverage.subregionId, sql.placeholder("subregionId")),
      sql`${companyCoverage.companyId} = (select ${requestWishes.companyId} from ${requestWishes}
        where ${eq(requestWishes.jobRequestId, sql.placeholder("wishOf"))})`,
      canReceive,
    )})`;
  const received = receivedBy(db);
  const standing = subscriptionStandingBy(db);
  const activity = activityFields(received, standing);
  const declines = declinedBy(db);
  const base = alias(places, "base");
  return db
    .select({
      id: companies.id,
      name: companies.name,
      locality: companies.locality,
      verified: companies.verified,
      subregionCount: sql<number>`(select count(*)::int from ${companySubregions} where ${eq(companySubregions.companyId, companies.id)})`,
      distanceKm: distanceToWork,
      wished: sql<true | null>`nullif(${companies.id} = ${wished}, false)`,
      ...activity,
      lacking: lackingKinds(companies.id, trade),
      declines: sql<{ reason: DeclineReason; count: number } | null>`${declines.often}`,
    })
    .from(companies)
    .innerJoinLateral(received, sql`true`)
    .innerJoinLateral(standing, sql`true`)
    .leftJoinLateral(declines, sql`true`)
    .innerJoin(sql`${placeOfWork(sql.placeholder("postalCode"), sql.placeholder("subregionId"))} as work`, sql`true`)
    .leftJoin(base, eq(base.postalCode, companies.postalCode))
    .where(sql`${companies.id} in (select id from ${best} as best union select id from ${wished} as wished)`)
    .orderBy(
      isLacking(companies.id, trade),
      sql`${companies.id} = ${wished} desc nulls last`,
      desc(activity.activeSubscription),
      asc(received.last30Days),
      sql`${activity.answerRate} desc nulls last`,
      asc(companies.name),
      asc(companies.id),
    )
    .limit(maxMatching)
    .prepare("company_matching");
});

/** Whether both are there, the place as a district: a canton has no coverage of its own. */
const asked = prepared((db) =>
  db
    .select({ id: subcategories.id })
    .from(subcategories)
    .innerJoin(regions, and(eq(regions.id, sql.placeholder("subregionId")), isNotNull(regions.parentId)))
    .where(eq(subcategories.id, sql.placeholder("subcategoryId")))
    .prepare("company_matching_asked"),
);

/**
 * The companies that serve both, best first: those that have what the trade needs, then those with a subscription, then those that received fewest requests lately,
 * then those that answer most. One that never received any comes after those that are known to answer.
 */
export async function matching({ ctx, input }: Call<MatchingInput>): Promise<MatchingCompany[]> {
  const companies = await rankedCompanies(ctx.db, input);
  if (companies.length === 0) orNotFound((await asked(ctx.db).execute({ ...input }))[0]);
  return companies;
}

/** The companies that serve both, best first, for whoever knows that both are there. */
export async function rankedCompanies(db: Db, input: MatchingInput): Promise<MatchingCompany[]> {
  const { postalCode = null, wishOf = null } = input;
  const found = { ...input, postalCode, wishOf, ...(await activitySettings(db)) };
  return omitNulls(await ranked(db).execute(found));
}
