import { maxCounted } from "@metiro/shared/paging/constants";
import type { ShowcaseListInput, ShowcasePage } from "@metiro/shared/showcase/schema";
import { type SQL, and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { namedOrAt } from "../../db/queries/company/company-search.ts";
import { cappedPage } from "../../db/paging/capped-page.ts";
import { beyond, type Order, orderBy, cursorPositionOf, up } from "../../db/paging/order.ts";
import { paginate, type Window } from "../../db/paging/paginate.ts";
import { isVisible } from "../../db/queries/company/showcases.ts";
import {
  categories,
  companies,
  companySubcategories,
  companySubregions,
  regions,
  showcases,
  subcategories,
  users,
} from "../../db/schema/index.ts";
import type { OpenCall } from "../../trpc/context.ts";
import { cachedCount } from "./cache.ts";
import { showcaseItems } from "./queries.ts";

/** The companies that have a page, by name: all, or those of a trade and a canton. */
export async function list({ ctx, input }: OpenCall<ShowcaseListInput>): Promise<ShowcasePage> {
  const { db } = ctx;
  const where = and(isVisible, ...conditions(input));
  const { category, subcategory, canton, search } = input;
  const total = () => countOf(db, where);
  const page = await paginate({ ctx, list: "showcase.list" }, input, {
    // Whoever searches by name is alone with that; trades and cantons everybody asks for.
    total: () =>
      search === undefined ? cachedCount(db, JSON.stringify([category, subcategory, canton]), total) : total(),
    ids: (window) => idsOf(db, where, window),
    rows: (ids) => showcaseItems(db, ids),
  });
  return cappedPage(page);
}

const order: Order = [up(sql`${companies.name} collate "fr-x-icu"`), up(companies.id)];

const pagesOf = (db: Db, where: SQL | undefined) =>
  db
    .select({ id: sql<string>`${companies.id}`, place: cursorPositionOf(order) })
    .from(companies)
    .innerJoin(showcases, eq(showcases.companyId, companies.id))
    .innerJoin(users, eq(users.id, companies.userId))
    .where(where);

const idsOf = (db: Db, where: SQL | undefined, { limit, offset, after }: Window) =>
  pagesOf(db, after ? and(where, beyond(order, after)) : where)
    .orderBy(...orderBy(order))
    .limit(limit)
    .offset(offset);

/** Up to one more than an endless list counts. */
async function countOf(db: Db, where: SQL | undefined): Promise<number> {
  const some = pagesOf(db, where)
    .limit(maxCounted + 1)
    .as("some");
  return db.$count(some);
}

const cantons = alias(regions, "cantons");

const conditions = ({ category, subcategory, canton, search }: ShowcaseListInput): (SQL | undefined)[] => [
  subcategory === undefined ? undefined : offering(eq(subcategories.slug, subcategory)),
  category === undefined
    ? undefined
    : offering(
        sql`${subcategories.categoryId} = (select ${categories.id} from ${categories} where ${eq(categories.slug, category)})`,
      ),
  canton === undefined ? undefined : servingCanton(canton),
  search === undefined ? undefined : namedOrAt(search),
];

const offering = (condition: SQL): SQL =>
  sql`exists (select from ${companySubcategories} where ${eq(companySubcategories.companyId, companies.id)}
    and ${companySubcategories.subcategoryId} = any(array(select ${subcategories.id} from ${subcategories} where ${condition})))`;

const servingCanton = (slug: string): SQL =>
  sql`exists (select from ${companySubregions} where ${eq(companySubregions.companyId, companies.id)}
    and ${companySubregions.subregionId} = any(array(select ${regions.id} from ${regions}
      join ${regions} as cantons on ${eq(cantons.id, regions.parentId)} where ${and(eq(cantons.slug, slug), isNull(cantons.parentId))})))`;
