import { type SQL, and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../client.ts";
import { companies, showcases, tradePlaces, users } from "../../schema/index.ts";

/** Companies whose page everybody may see: they show it, and their account is complete, confirmed, neither erased nor locked nor paused. */
export const isVisible: SQL<boolean> = sql<boolean>`(${and(
  isNotNull(showcases.publishedAt),
  isNull(companies.pausedAt),
  eq(users.emailConfirmed, true),
  eq(users.profileCompleted, true),
  isNull(users.lockedAt),
  isNull(users.deletedAt),
)})`;

/** Counts anew how many companies serve each category and each service in each canton, those that are away for a while included. */
export const refreshTradePlaces = (db: Queryable): Promise<number> =>
  db.transaction(async (tx) => {
    // Of twenty thousand companies it takes longer than a call may.
    await tx.execute(sql`set local statement_timeout = '10min'`);
    await tx.delete(tradePlaces);
    const { count } = await tx.execute(sql`
      insert into trade_places (category_id, subcategory_id, region_id, companies)
      with served as materialized (
        select trade.category_id, chosen.subcategory_id, place.region_id, chosen.company_id
        from company_subcategories as chosen
          join subcategories as trade on trade.id = chosen.subcategory_id
          join (select distinct districts.company_id, district.parent_id as region_id
            from company_subregions as districts join regions as district on district.id = districts.subregion_id) as place
            on place.company_id = chosen.company_id
          join companies as company on company.id = chosen.company_id and company.paused_at is null
          join users as owner on owner.id = company.user_id and owner.email_confirmed and owner.locked_at is null
            and owner.deleted_at is null)
      select category_id, subcategory_id, region_id, count(*) from served group by category_id, subcategory_id, region_id
      union all
      select category_id, null, region_id, count(distinct company_id) from served group by category_id, region_id`);
    return count;
  });
