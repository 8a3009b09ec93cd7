import { containing } from "../../../db/search.ts";
import type { Gap, GapPage, GapsInput } from "@metiro/shared/region/gaps";
import { slugOf } from "@metiro/shared/text/slug";
import { and, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { beyond, down, type Order, orderBy, cursorPositionOf, up } from "../../../db/paging/order.ts";
import { isGap } from "../../../db/queries/company/coverage.ts";
import { paginate, placedWindow, type Placed, type Window } from "../../../db/paging/paginate.ts";
import { companyCoverage, jobRequests, regions, subcategories } from "../../../db/schema/index.ts";
import { today, zone } from "../../../db/sql.ts";
import type { Call } from "../../../trpc/context.ts";

interface Row {
  total: number;
  asked: number;
  from: string;
  items: Placed<Gap>[];
}

/** Those that were asked for most first; by the columns of the statement below. */
const order: Order = [
  down(sql`requests`, { type: "integer" }),
  up(sql`place`),
  up(sql`trade`),
  up(sql`subcategory_id`, { type: "uuid" }),
  up(sql`subregion_id`, { type: "uuid" }),
];
const inOrder = sql.join(orderBy(order), sql`, `);

/**
 * Those of a table whose name in any language has the words. In slugs nothing stands for anything else in a pattern; the other languages
 * have none, and are compared without accents. The names are read once, not for each pair.
 */
const named = (table: typeof subcategories | typeof regions, search: string) => {
  return sql`${table.id} in (select found.id from ${table} as found where found.slug like ${`%${slugOf(search)}%`}
    or exists (select from jsonb_each(found.translations) as text where unaccent(value ->> 'name') ilike unaccent(${containing(search)})))`;
};

/** Services that nobody covers in a district, those that were asked for most in the last twelve months first. */
export async function gaps({ ctx, input }: Call<GapsInput>): Promise<GapPage> {
  const asking = { ctx, list: "region.gaps" };
  const found = await gapsIn(ctx.db, input, placedWindow(asking, input));
  const page = await paginate(asking, input, {
    total: async () => found.total,
    ids: async () => found.items,
    rows: async (items) => items,
  });
  return { ...page, askedCount: found.asked, countedFrom: found.from };
}

const isWanted = (asked: boolean | undefined): SQL =>
  asked === undefined ? sql`true` : asked ? sql`requests > 0` : sql`requests = 0`;

/** One statement: each pair of the catalogue is looked up in the coverage, each gap in the index of the requests by both. */
async function gapsIn(db: Db, input: GapsInput, { limit, offset, after }: Window): Promise<Row> {
  const [row] = await db.execute<Row & Record<string, unknown>>(sql`
    with since as materialized (select (${today} - interval '1 year')::date as day),
    gaps as materialized (
      select ${subcategories.id} as subcategory_id, ${regions.id} as subregion_id, ${subcategories.slug} as trade, ${regions.slug} as place
      from ${subcategories} cross join ${regions}
      where ${and(
        isNotNull(regions.parentId),
        input.regionId === undefined ? undefined : eq(regions.parentId, input.regionId),
        input.subregionId === undefined ? undefined : eq(regions.id, input.subregionId),
        input.categoryId === undefined ? undefined : eq(subcategories.categoryId, input.categoryId),
        input.subcategoryId === undefined ? undefined : eq(subcategories.id, input.subcategoryId),
        input.search === undefined ? undefined : or(named(subcategories, input.search), named(regions, input.search)),
        isGap(subcategories.id, regions.id),
      )}),
    asked as materialized (
      select gaps.*, (select count(*)::int from ${jobRequests}
        where ${jobRequests.subcategoryId} = gaps.subcategory_id and ${jobRequests.subregionId} = gaps.subregion_id
          and ${jobRequests.createdAt} >= ((select day from since)::timestamp at time zone ${zone})) as requests
      from gaps),
    wanted as (select * from asked where ${isWanted(input.asked)}),
    shown as (select * from wanted where ${after ? beyond(order, after) : sql`true`} order by ${inOrder} limit ${limit} offset ${offset})
    select (select count(*)::int from wanted) as total, (select count(*)::int from asked where requests > 0) as asked,
      (select day::text from since) as from,
      coalesce((select json_agg(json_build_object('place', ${cursorPositionOf(order)}, 'id', json_build_object(
        'subcategory', json_build_object('id', ${subcategories.id}, 'name', ${subcategories.name},
          'translations', ${subcategories.translations}, 'categoryId', ${subcategories.categoryId}),
        'subregion', json_build_object('id', ${regions.id}, 'name', ${regions.name},
          'translations', ${regions.translations}, 'regionId', ${regions.parentId}),
        'requestCount', requests,
        'companyCount', (select count(*) from ${companyCoverage}
          where ${companyCoverage.subcategoryId} = shown.subcategory_id and ${companyCoverage.subregionId} = shown.subregion_id)))
        order by ${inOrder})
        from shown join ${subcategories} on ${subcategories.id} = subcategory_id join ${regions} on ${regions.id} = subregion_id),
        '[]'::json) as items`);
  if (!row) throw new Error("Gaps were not counted");
  return row;
}
