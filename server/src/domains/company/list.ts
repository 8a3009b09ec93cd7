import type { CompanyItem, CompanyListInput } from "@metiro/shared/company/schema";
import type { Page } from "@metiro/shared/list";
import { type SQL, and, count, desc, eq, not, or, sql } from "drizzle-orm";
import { paginate } from "../../db/paginate.ts";
import { companies, companySubcategories, companySubregions, regions, users } from "../../db/schema/index.ts";
import { nameQuery, searchWords } from "../../db/search.ts";
import type { Call } from "../../trpc/context.ts";
import { subscribedToday } from "./activity.ts";
import { existing } from "./policy.ts";
import { companyItems } from "./queries.ts";

/** All companies, newest first. */
export function list({ ctx: { db }, input }: Call<CompanyListInput>): Promise<Page<CompanyItem>> {
  const where = and(existing, ...conditions(input));
  return paginate(input, {
    total: async () => {
      const [row] = await db.select({ n: count() }).from(companies).where(where);
      return row?.n ?? 0;
    },
    ids: async ({ limit, offset }) => {
      const rows = await db
        .select({ id: companies.id })
        .from(companies)
        .where(where)
        .orderBy(desc(companies.createdAt), desc(companies.id))
        .limit(limit)
        .offset(offset);
      return rows.map((row) => row.id);
    },
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
  search === undefined ? undefined : matches(search),
];

/** A region is served by whoever serves one of its subregions. */
const serving = (regionId: string): SQL =>
  sql`${companies.id} in (
    select ${companySubregions.companyId} from ${companySubregions} where ${companySubregions.subregionId} in (
      select ${regions.id} from ${regions} where ${or(eq(regions.id, regionId), eq(regions.parentId, regionId))}))`;

/**
 * Beginnings of the words of name and place, any part of the name, or the whole e-mail address or UID. What is found is
 * put into an array: with a condition of the list itself PostgreSQL would rather read all companies in their order.
 */
function matches(search: string): SQL {
  const words = searchWords(search);
  if (words.length === 0) return sql`false`;
  const typed = search.trim();
  const found = or(
    sql`to_tsvector('simple_unaccent', ${companies.name} || ' ' || coalesce(${companies.locality}, '')) @@ ${nameQuery(words)}`,
    sql`${companies.name} ilike ${`%${typed.replace(/[\\%_]/g, "\\$&")}%`}`,
    eq(companies.uid, typed.toUpperCase()),
    sql`${companies.userId} = (select ${users.id} from ${users} where ${eq(users.email, typed)})`,
  );
  return sql`${companies.id} = any(array(select ${companies.id} from ${companies} where ${found}))`;
}
