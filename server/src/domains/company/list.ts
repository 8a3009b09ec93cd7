import type { CompanyItem, CompanyListInput } from "@metiro/shared/company/schema";
import type { Page } from "@metiro/shared/list";
import { type SQL, and, eq, not, or, sql } from "drizzle-orm";
import { isFoundBy } from "../../db/company-search.ts";
import { newestFirst } from "../../db/newest.ts";
import { paginate } from "../../db/paginate.ts";
import { companies, companySubcategories, companySubregions, regions } from "../../db/schema/index.ts";
import type { Call } from "../../trpc/context.ts";
import { subscribedToday } from "./activity.ts";
import { existing } from "./policy.ts";
import { companyItems } from "./queries.ts";

/** All companies, newest first. */
export function list({ ctx: { db }, input }: Call<CompanyListInput>): Promise<Page<CompanyItem>> {
  const where = and(existing, ...conditions(input));
  return paginate(input, {
    ...newestFirst(db, { table: companies, id: companies.id, at: companies.createdAt, where }),
    rows: (ids) => companyItems(db, ids),
  });
}

const conditions = ({ regionId, subcategoryId, subscription, search }: CompanyListInput): (SQL | undefined)[] => [
  regionId === undefined ? undefined : serving(regionId),
  subcategoryId === undefined
    ? undefined
    : sql`${companies.id} in (select ${companySubcategories.companyId} from ${companySubcategories} where ${eq(companySubcategories.subcategoryId, subcategoryId)})`,
  subscription === "active" ? subscribedToday : undefined,
  subscription === "none" ? not(subscribedToday) : undefined,
  search === undefined ? undefined : isFoundBy(search, companies.id),
];

/** A region is served by whoever serves one of its subregions. */
const serving = (regionId: string): SQL =>
  sql`${companies.id} in (
    select ${companySubregions.companyId} from ${companySubregions} where ${companySubregions.subregionId} in (
      select ${regions.id} from ${regions} where ${or(eq(regions.id, regionId), eq(regions.parentId, regionId))}))`;
