import type { CompanyFilters, CompanyItem, CompanyListInput } from "@metiro/shared/company/schema";
import type { Page } from "@metiro/shared/paging/schema";
import { type SQL, and, count, eq, isNotNull, not, or, sql } from "drizzle-orm";
import { accountIn, accountTotal, activeTotal, fewAccounts, inState, isInvited } from "../../../db/queries/accounts.ts";
import { profileChangedSince } from "../../../db/queries/changes.ts";
import type { Db } from "../../../db/client.ts";
import { companyMatches } from "../../../db/queries/company/company-search.ts";
import { foundAtOnce, newestFirst } from "../../../db/paging/keyset-page.ts";
import { down, type Order, up } from "../../../db/paging/order.ts";
import { paginate, placedWindow } from "../../../db/paging/paginate.ts";
import {
  companies,
  companySubcategories,
  companySubregions,
  regions,
  subcategories,
  users,
} from "../../../db/schema/index.ts";
import { withStanding } from "../../../db/queries/company/subscription-standing.ts";
import type { Call } from "../../../trpc/context.ts";
import { companyIsAway, existingCompany, companyIsOpen } from "../access/policy.ts";
import { companyItems } from "../rows/rows.ts";

/** All companies, newest first unless told. */
export function list({ ctx, input }: Call<CompanyListInput>): Promise<Page<CompanyItem>> {
  const { db } = ctx;
  const asking = { ctx, list: "company.list" };
  const { where, order, whole, allAvailable } = companiesQuery(input);
  const rows = { table: companies, id: companies.id, at: companies.createdAt, where, order };
  return paginate(asking, input, {
    ...(input.search === undefined
      ? newestFirst(db, rows)
      : foundAtOnce(db, { ...rows, by: [companies.name] }, placedWindow(asking, input))),
    ...(whole && { total: () => accountTotal(db, "Company") }),
    ...(allAvailable && { total: () => availableTotal(db) }),
    rows: (ids) => companyItems(db, ids, input.distanceTo),
  });
}

/** Which companies a filter is about, in which order, and whether that is all of them, or all that can receive. */
export function companiesQuery(filters: CompanyFilters) {
  const narrowed = conditions(filters).filter((condition) => condition !== undefined);
  return {
    where: and(existingCompany, ...narrowed),
    order: orders[filters.sort ?? "newest"],
    whole: narrowed.length === 0,
    allAvailable: narrowed.length === 1 && filters.state === "available",
  };
}

const orders: Record<NonNullable<CompanyFilters["sort"]>, Order> = {
  newest: [down(companies.createdAt), down(companies.id)],
  oldest: [up(companies.createdAt), up(companies.id)],
  name: [up(sql`${companies.name} collate "fr-x-icu"`), up(companies.id)],
};

const conditions = (filters: CompanyFilters): (SQL | undefined)[] => [
  filters.regionId === undefined ? undefined : serving(filters.regionId),
  filters.categoryId === undefined ? undefined : offering(eq(subcategories.categoryId, filters.categoryId)),
  filters.subcategoryId === undefined ? undefined : offering(eq(subcategories.id, filters.subcategoryId)),
  filters.subscription && withStanding[filters.subscription],
  filters.verified === undefined ? undefined : eq(companies.verified, filters.verified),
  filters.state && states[filters.state],
  filters.profileCompleted === undefined ? undefined : whose(eq(users.profileCompleted, filters.profileCompleted)),
  filters.withoutCoverage ? coversNothing : undefined,
  filters.changedSince === undefined ? undefined : profileChangedSince(companies, filters.changedSince),
  filters.search === undefined ? undefined : companyMatches(filters.search),
];

const coversNothing = or(
  sql`not exists (select from ${companySubcategories} where ${companySubcategories.companyId} = ${companies.id})`,
  sql`not exists (select from ${companySubregions} where ${companySubregions.companyId} = ${companies.id})`,
);

const whose = (condition: SQL | undefined) => accountIn(companies.userId, "Company", condition);
const fewWhose = (condition: SQL | undefined) => fewAccounts(companies.userId, "Company", condition);

const states: Record<NonNullable<CompanyFilters["state"]>, SQL | undefined> = {
  available: and(companyIsOpen, whose(inState.active)),
  away: companyIsAway,
  paused: isNotNull(companies.pausedAt),
  locked: fewWhose(inState.locked),
  invited: fewWhose(and(inState.unconfirmed, isInvited)),
  unconfirmed: fewWhose(and(inState.unconfirmed, not(isInvited))),
};

/** All that are active but the few that pause. */
async function availableTotal(db: Db): Promise<number> {
  const [active, [paused]] = await Promise.all([
    activeTotal(db, "Company"),
    db
      .select({ n: count() })
      .from(companies)
      .where(and(isNotNull(companies.pausedAt), whose(inState.active))),
  ]);
  return active - (paused?.n ?? 0);
}

/** A category is offered by whoever offers one of its subcategories. */
const offering = (condition: SQL): SQL =>
  sql`${companies.id} in (
    select ${companySubcategories.companyId} from ${companySubcategories} where ${companySubcategories.subcategoryId} in (
      select ${subcategories.id} from ${subcategories} where ${condition}))`;

/** A region is served by whoever serves one of its subregions. */
const serving = (regionId: string): SQL =>
  sql`${companies.id} in (
    select ${companySubregions.companyId} from ${companySubregions} where ${companySubregions.subregionId} in (
      select ${regions.id} from ${regions} where ${or(eq(regions.id, regionId), eq(regions.parentId, regionId))}))`;
