import { enoughRequests } from "@metiro/shared/job-request/constants";
import { othersForUsual } from "@metiro/shared/job-request/beside-usual";
import { sql } from "drizzle-orm";
import type { Queryable } from "../client.ts";
import { companyFigures, jobRequestCompanies, usualFigures } from "../schema/index.ts";
import { isDecided, storedActivity } from "./recipients.ts";

interface Rules {
  answerDays: number;
  currency: string;
}

/** So many offers of a price make a company's usual one. */
const enoughPrices = 3;

/**
 * Makes anew what is usual among the companies of each category: quartiles of the kept figures of those that have enough, and of what
 * they usually ask for a whole work. Fewer companies than that tell nothing, and what is told is rounded, so that it is nobody's own.
 */
export async function refreshUsualFigures(db: Queryable, { answerDays, currency }: Rules): Promise<number> {
  const { answered, due } = storedActivity(answerDays);
  const quartiles = (figure: string) => sql`case when count(${sql.raw(figure)}) > ${othersForUsual}
    then percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${sql.raw(figure)}) end`;
  return db.transaction(async (tx) => {
    const rows = await tx.execute<Measured>(sql`
      with peers as (
        select distinct trade.category_id, company.id as company_id
        from companies as company join users as owner on owner.id = company.user_id and owner.deleted_at is null
        join company_subcategories as served on served.company_id = company.id
        join subcategories as trade on trade.id = served.subcategory_id),
      activity as (
        select ${companyFigures.companyId} as company_id, ${answered} as answered, ${due} as due,
          ${companyFigures.medianMinutes} as minutes from ${companyFigures}),
      decisions as (
        select company_id, count(*) as decided, count(*) filter (where client_decision = 'accepted') as accepted
        from ${jobRequestCompanies} where ${isDecided} and created_at > now() - interval '1 year' group by company_id),
      offers as (
        select request.category_id, recipient.company_id,
          percentile_cont(0.5) within group (order by (coalesce(price_min, price_max) + coalesce(price_max, price_min)) / 2.0) as price
        from job_request_companies as recipient join job_requests as request on request.id = recipient.job_request_id
        where response = 'interested' and price_unit = 'total' and request.currency = ${currency}
          and recipient.created_at > now() - interval '1 year'
        group by request.category_id, recipient.company_id having count(*) >= ${enoughPrices}),
      measured as (
        select category_id, case when due >= ${enoughRequests} then answered * 100.0 / due end as answers,
          case when due >= ${enoughRequests} then minutes end as minutes,
          case when decided >= ${enoughRequests} then accepted * 100.0 / decided end as wins, price
        from peers join activity using (company_id) left join decisions using (company_id)
          left join offers using (category_id, company_id))
      select category_id as "categoryId", ${quartiles("answers")} as answers, ${quartiles("minutes")} as minutes,
        ${quartiles("wins")} as wins, ${quartiles("price")} as prices
      from measured group by category_id`);
    await tx.delete(usualFigures);
    const kept = rows.filter(({ answers, minutes, wins, prices }) => answers ?? minutes ?? wins ?? prices);
    if (kept.length > 0)
      await tx
        .insert(usualFigures)
        .values(
          kept.map(({ categoryId, answers, minutes, wins, prices }) => ({
            categoryId,
            answerPercents: answers && answers.map(roundPercent),
            answerMinutes: minutes && minutes.map(roundMinutes),
            acceptedPercents: wins && wins.map(roundPercent),
            prices: prices && prices.map(roundPrice),
            currency,
          })),
        )
        .onConflictDoNothing();
    return kept.length;
  });
}

interface Measured extends Record<string, unknown> {
  categoryId: string;
  answers: number[] | null;
  minutes: number[] | null;
  wins: number[] | null;
  prices: number[] | null;
}

const to = (step: number) => (value: number) => Math.round(value / step) * step;
const roundPercent = to(5);
/** Quarters of an hour, hours from three hours on, days from two days on. */
const roundMinutes = (minutes: number) => to(minutes < 180 ? 15 : minutes < 2_880 ? 60 : 1_440)(minutes);
/** Two figures say enough of a price. */
const roundPrice = (price: number) =>
  price <= 0 ? 0 : to(10 ** Math.max(0, Math.floor(Math.log10(price)) - 1))(price);
