import { minReviews } from "@metiro/shared/review/constants";
import type { ReviewScores, ReviewScoresInput } from "@metiro/shared/review/schema";
import { and, sql } from "drizzle-orm";
import { companies } from "../../db/schema/index.ts";
import type { Call } from "../../trpc/context.ts";
import { companiesFor } from "./policy.ts";
import { arrayLiteral } from "../../db/rows/array-literal.ts";

interface Row {
  [column: string]: unknown;
  companyId: string;
  count: number;
  score: number;
  distribution: number[];
}

/** What published reviews say of some companies; of one that has none, nothing. Below three there is their number alone. */
export async function scores({ ctx: { db, actor }, input }: Call<ReviewScoresInput>): Promise<ReviewScores> {
  const asked = db
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(sql`${companies.id} = any(${arrayLiteral(input.companyIds)}::uuid[])`, companiesFor(actor, companies.id)),
    );
  const rows = await db.execute<Row>(sql`
    select company_id as "companyId", count, score::float8, array[ones, twos, threes, fours, fives] as distribution
    from company_scores(array(${asked})) order by company_id`);
  return {
    items: rows.map(({ companyId, count, score, distribution }) => ({
      companyId,
      count,
      ...(count >= minReviews && { score, distribution }),
    })),
  };
}
