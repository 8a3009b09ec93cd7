import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  companies,
  companyCoverage,
  companySubcategories,
  companySubregions,
  regions,
  subcategories,
  users,
} from "../../schema/index.ts";
import { inlined } from "../../sql.ts";
import { subscribedToday } from "./subscription-standing.ts";

/** Companies that a service in a district can count on: with a subscription of today, neither locked, erased nor paused by an admin. */
const counted = sql`${companies.pausedAt} is null and exists (
    select from ${users} where ${users.id} = ${companies.userId} and ${users.emailConfirmed}
      and ${users.lockedAt} is null and ${users.deletedAt} is null)
  and ${subscribedToday}`;

/** Of so many companies all that they cover is collected: a platform has fewer, or else they leave few pairs to look up. */
const fewCompanies = 600;
const collected = sql`select ${companies.id} from ${companies} where ${counted} limit ${inlined(fewCompanies + 1)}`;

/**
 * Whether nobody covers a service in a district. What some companies cover is collected once, and is most of what anybody covers; only
 * the pairs beside it are looked up one by one, where there are more companies. Which ones are collected changes no answer. Each pair is
 * collected once (`distinct`): what many wide companies cover would be too much to look up in memory.
 */
export const isGap = (
  subcategoryId: SQLWrapper,
  subregionId: SQLWrapper,
): SQL => sql`(${subcategoryId}, ${subregionId}) not in (
    select distinct ${companySubcategories.subcategoryId}, ${companySubregions.subregionId} from (${collected}) as collected
      join ${companySubcategories} on ${companySubcategories.companyId} = collected.id
      join ${companySubregions} on ${companySubregions.companyId} = collected.id)
  and ((select count(*) from (${collected}) as collected) <= ${inlined(fewCompanies)} or ${firstOf(subcategoryId, subregionId)} is null)`;

/**
 * Asked for each pair in the one index of the coverage, and ended at the first company; as an anti-join PostgreSQL would read what all
 * companies cover.
 */
const firstOf = (subcategoryId: SQLWrapper, subregionId: SQLWrapper) => sql`(
  select true from ${companyCoverage}
  where ${companyCoverage.subcategoryId} = ${subcategoryId} and ${companyCoverage.subregionId} = ${subregionId}
    and exists (select from ${companies} where ${companies.id} = ${companyCoverage.companyId} and ${counted})
  limit 1)`;

/** Every service in every district that nobody covers: some thousands of look-ups, whatever the number of requests and companies. */
export const gaps: SQL = sql`
  select ${subcategories.id}, ${regions.id} from ${subcategories} cross join ${regions}
  where ${regions.parentId} is not null and ${isGap(subcategories.id, regions.id)}`;

/** How many companies that can be counted on serve a region or one of its districts; one that serves several counts once. */
export const countedCompanies = (serving: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from ${companies} where ${counted} and ${companies.id} in (${serving}))`;
