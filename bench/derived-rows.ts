import type { Sql } from "postgres";

const all = "00000000-0000-0000-0000-000000000000";

/** Refuses data whose counters or coverage, kept by the product's triggers, are not what a count of the rows gives. */
export async function checkDerived(sql: Sql): Promise<void> {
  const counted = sql`
    select trade, place, status, (created_at at time zone 'Europe/Zurich')::date as day, count(*)::int as count
    from job_requests
      cross join lateral (values (subcategory_id), (category_id), (${all}::uuid)) as trades (trade)
      cross join lateral (values (subregion_id), (region_id), (${all}::uuid)) as places (place)
    group by 1, 2, 3, 4`;
  const [wrong] = await sql<{ totals: number; days: number; coverage: number }[]>`
    with counted as materialized (${counted}),
      totals as (select trade, place, status, sum(count)::int as count from counted group by 1, 2, 3),
      days as (select trade, place, status, day, count from counted where ${all}::uuid in (trade, place)),
      coverage as (
        select subcategory_id, subregion_id, company_id from company_subcategories join company_subregions using (company_id))
    select
      (select count(*)::int from (select trade, place, status, count from job_request_totals) as kept
        full join totals using (trade, place, status) where kept.count is distinct from totals.count) as totals,
      (select count(*)::int from (select trade, place, status, day, count from job_request_days) as kept
        full join days using (trade, place, status, day) where kept.count is distinct from days.count) as days,
      (select count(*)::int from (select subcategory_id, subregion_id, company_id, 1 as kept from company_coverage) as kept
        full join coverage using (subcategory_id, subregion_id, company_id)
        where kept.kept is null or coverage.company_id is null) as coverage`;
  if (!wrong || wrong.totals + wrong.days + wrong.coverage > 0)
    throw new Error(`Rows kept by triggers differ from a count: ${JSON.stringify(wrong)}`);
}
