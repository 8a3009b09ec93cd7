import {
  minClients,
  minCompaniesOfPrice,
  minOffers,
  minChangeCount,
  maxStandingMonths,
  priceMonths,
} from "@metiro/shared/price/constants";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { takeLock } from "../locks.ts";
import { priceStatements } from "../schema/index.ts";
import { zone } from "../sql.ts";

/** To two significant figures, as they are kept and told. */
const rounded = (price: SQL) =>
  sql`case when ${price} < 1 then 0 else round(${price}::numeric, 1 - floor(log(${price}::numeric))::int)::int end`;

function monthsBefore(at: Date, months: number): Date {
  const then = new Date(at);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}

/**
 * Makes anew what offers for a whole work ask, and tells how many figures changed. One statement: who reads meanwhile sees all of what was
 * told before, or all of what is told now. A range counts by its middle; one without VAT with what the usual rate of its day adds; currencies
 * are never put together. What is no longer told is kept, so that whoever takes an offer away and gives it again learns nothing.
 */
export function refreshUsualPrices(db: Pick<Db, "transaction">, at: Date): Promise<number> {
  const since = monthsBefore(at, priceMonths).toISOString();
  const oldest = sql`${monthsBefore(at, maxStandingMonths).toISOString()}::timestamptz`;
  const now = sql`${at.toISOString()}::timestamptz`;
  return db.transaction(async (tx) => {
    await takeLock(tx, "prices");
    await tx.execute(sql`set local statement_timeout = '30min'`);
    const changed = await tx.execute(sql`
      with rates as materialized (
        select rate, valid_from, lead(valid_from) over (order by valid_from) as valid_until from vat_rates where kind = 'standard'),
      offers as materialized (
        select request.subcategory_id, request.region_id, request.currency, recipient.company_id, request.tenderer_id,
          recipient.responded_at, (coalesce(price_min, price_max)::float8 + coalesce(price_max, price_min)) / 2
            * (10000 + coalesce(rates.rate, 0)) / 10000::float8 as price
        from job_request_companies as recipient
        join job_requests as request on request.id = recipient.job_request_id
        join companies as company on company.id = recipient.company_id
        join users as owner on owner.id = company.user_id and owner.deleted_at is null and owner.locked_at is null
        join tenderers as client on client.id = request.tenderer_id
        join users as asker on asker.id = client.user_id and asker.deleted_at is null and asker.locked_at is null
        left join rates on recipient.vat = 'excluded' and (recipient.responded_at at time zone ${zone})::date >= rates.valid_from
          and coalesce((recipient.responded_at at time zone ${zone})::date < rates.valid_until, true)
        where recipient.response = 'interested' and recipient.price_unit = 'total'
          and coalesce(price_min, price_max) is not null
          and recipient.responded_at > ${since}::timestamptz and recipient.responded_at <= ${now}),
      placed as (
        select subcategory_id, currency, region_id, region_id as place, company_id, tenderer_id, responded_at, price from offers
        union all
        select subcategory_id, currency, null, subcategory_id, company_id, tenderer_id, responded_at, price from offers),
      weighed as (
        select placed.*, kept.stated_at,
          count(*) over (partition by placed.subcategory_id, placed.currency, placed.place, company_id) as of_company,
          count(*) over (partition by placed.subcategory_id, placed.currency, placed.place, tenderer_id) as of_client
        from placed left join usual_prices as kept using (subcategory_id, currency, place)),
      stated as (
        select subcategory_id, currency, region_id, place, count(*) as n,
          least(count(distinct company_id) filter (where responded_at > stated_at),
            count(distinct tenderer_id) filter (where responded_at > stated_at)) as others,
          percentile_cont(array[0.25, 0.5, 0.75]) within group (order by price) as prices
        from weighed group by subcategory_id, currency, region_id, place
        having count(*) >= ${minOffers} and count(distinct company_id) >= ${minCompaniesOfPrice}
          and count(distinct tenderer_id) >= ${minClients}
          and greatest(max(of_company), max(of_client)) * 2 <= count(*))
      merge into usual_prices as kept
      using (
        select subcategory_id, currency, region_id, place, n, others,
          ${rounded(sql`prices[1]`)} as low, ${rounded(sql`prices[2]`)} as median, ${rounded(sql`prices[3]`)} as high
        from stated) as made
      on kept.subcategory_id = made.subcategory_id and kept.currency = made.currency and kept.place = made.place
      when matched and made.others >= ${minChangeCount} then
        update set count = made.n, low = made.low, median = made.median, high = made.high, stated_at = ${now}, told = true
      when matched and kept.told and kept.stated_at <= ${oldest} then update set told = false
      when not matched then
        insert (subcategory_id, currency, region_id, count, low, median, high, stated_at)
        values (made.subcategory_id, made.currency, made.region_id, made.n, made.low, made.median, made.high, ${now})
      when not matched by source and kept.stated_at <= ${since}::timestamptz then delete
      when not matched by source and kept.told then update set told = false
      returning 1`);
    const madeAt = at.toISOString();
    if (changed.length > 0)
      await tx
        .insert(priceStatements)
        .values({ madeAt })
        .onConflictDoUpdate({ target: priceStatements.only, set: { madeAt } });
    return changed.length;
  });
}
