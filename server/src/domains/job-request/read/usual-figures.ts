import type { Quartiles, UsualFigures } from "@metiro/shared/job-request/usual-figures";
import { eq, sql } from "drizzle-orm";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { prepared } from "../../../db/prepared.ts";
import { categories, usualFigures as usual } from "../../../db/schema/index.ts";
import type { CompanyActor } from "../../../trpc/actor.ts";
import type { Call } from "../../../trpc/context.ts";

/** What is usual in each category that a company serves, first where it received most in a year. */
export async function usualFigures({ ctx: { db, actor } }: Call<void, CompanyActor>): Promise<UsualFigures[]> {
  const rows = await query(db).execute({ companyId: actor.companyId });
  return rows.map(({ category, answerPercents, answerMinutes, acceptedPercents, prices, currency, ownPrice }) => {
    const price = quartilesOf(prices);
    const minutes = quartilesOf(answerMinutes);
    return omitNulls({
      category: omitNulls(category),
      answerPercent: quartilesOf(answerPercents),
      answerHours: minutes && { low: minutes.low / 60, median: minutes.median / 60, high: minutes.high / 60 },
      acceptedPercent: quartilesOf(acceptedPercents),
      price: price && currency !== null ? omitNulls({ ...price, currency, own: ownPrice }) : null,
    });
  });
}

const quartilesOf = (three: readonly number[] | null): Quartiles | null => {
  const [low, median, high] = three ?? [];
  return low === undefined || median === undefined || high === undefined ? null : { low, median, high };
};

/**
 * The company's own rows of a year are read in the index by company and time, each request by its key (of a join PostgreSQL would rather
 * read all requests); what is usual by its key too.
 */
const query = prepared((db) =>
  db
    .select({
      category: {
        id: categories.id,
        name: categories.name,
        slug: categories.slug,
        icon: categories.icon,
        translations: categories.translations,
      },
      answerPercents: usual.answerPercents,
      answerMinutes: usual.answerMinutes,
      acceptedPercents: usual.acceptedPercents,
      prices: usual.prices,
      currency: usual.currency,
      ownPrice: sql<number | null>`round(own.price)::int`.as("own_price"),
    })
    .from(categories)
    .leftJoin(usual, eq(usual.categoryId, categories.id))
    .leftJoin(
      sql`(select request.category_id, count(*) as received,
          percentile_cont(0.5) within group (order by (coalesce(price_min, price_max) + coalesce(price_max, price_min)) / 2.0)
            filter (where response = 'interested' and price_unit = 'total' and request.currency = kept.currency) as price
        from job_request_companies as recipient
        cross join lateral (select category_id, currency from job_requests where id = recipient.job_request_id limit 1) as request
        left join usual_figures as kept on kept.category_id = request.category_id
        where recipient.company_id = ${sql.placeholder("companyId")} and recipient.created_at > now() - interval '1 year'
        group by request.category_id) as own`,
      sql`own.category_id = ${categories.id}`,
    )
    .where(
      sql`${categories.id} in (select trade.category_id from company_subcategories as served
        join subcategories as trade on trade.id = served.subcategory_id where served.company_id = ${sql.placeholder("companyId")})`,
    )
    .orderBy(sql`own.received desc nulls last`, categories.position, categories.id)
    .prepare("job_request_usual_figures"),
);
