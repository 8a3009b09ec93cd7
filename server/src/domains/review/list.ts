import type { ReviewItem, ReviewListInput, ReviewPage } from "@metiro/shared/review/schema";
import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { cappedPage, countUpTo } from "../../db/paging/capped-page.ts";
import { foundAtOnce, inOrderOf, newestFirst } from "../../db/paging/keyset-page.ts";
import { down, up } from "../../db/paging/order.ts";
import { paginate, placedWindow } from "../../db/paging/paginate.ts";
import { isFoundBy } from "../../db/queries/company/company-search.ts";
import { isShown, reviews } from "../../db/schema/index.ts";
import { searchWords, textQuery } from "../../db/search.ts";
import { DomainError } from "../../errors/domain-error.ts";
import type { ActorContext, Call } from "../../trpc/context.ts";
import { companiesFor } from "./policy.ts";
import { photosOf, reviewFor, selectReviews } from "./queries.ts";
import { arrayLiteral } from "../../db/rows/array-literal.ts";

/** Published reviews, the latest first or those of the fewest stars. */
export async function list({ ctx, input }: Call<ReviewListInput>): Promise<ReviewPage> {
  const { db, actor } = ctx;
  const companyId = input.companyId ?? (actor.role === "Company" ? actor.companyId : undefined);
  if (companyId === undefined && actor.role === "Tenderer")
    throw new DomainError("VALIDATION_FAILED", { errors: { companyId: [{ rule: "required" }] } });
  const where = and(
    companyId === undefined ? undefined : eq(reviews.companyId, companyId),
    isShown(reviews.showsAt),
    companiesFor(actor, reviews.companyId),
    input.search === undefined ? undefined : matches(input.search),
  );
  const latest = [down(reviews.showsAt), down(reviews.id)];
  const order = input.sort === "lowest" ? [up(reviews.stars, { type: "integer" }), ...latest] : latest;
  const rows = { table: reviews, id: reviews.id, at: reviews.showsAt, where, order };
  const asking = { ctx, list: `review.list ${input.sort ?? "newest"}` };
  const page = await paginate(asking, input, {
    ...(input.search === undefined
      ? { ...newestFirst(db, rows), total: () => countUpTo(db, reviews, where) }
      : foundAtOnce(db, { ...rows, by: [reviews.stars] }, placedWindow(asking, input))),
    rows: (ids) => itemsOf(ctx, ids),
  });
  return cappedPage(page);
}

/** Words of the text, where its readers see it, or the company. */
function matches(search: string): SQL | undefined {
  const words = searchWords(search);
  if (words.length === 0) return sql`false`;
  const said = sql`(to_tsvector('simple_unaccent', ${reviews.body}) || to_tsvector('french_unaccent', ${reviews.body}))`;
  return or(and(isNull(reviews.withheldAt), sql`${said} @@ ${textQuery(words)}`), isFoundBy(search, reviews.companyId));
}

async function itemsOf({ db, actor, fileAddresses }: ActorContext, ids: string[]): Promise<ReviewItem[]> {
  const [rows, photos] = await Promise.all([
    selectReviews(db).where(sql`${reviews.id} = any(${arrayLiteral(ids)}::uuid[])`),
    photosOf(db, ids),
  ]);
  return inOrderOf(
    ids,
    rows.map((row) => ({ ...reviewFor(actor, row, photos, fileAddresses.of), company: row.company })),
  );
}
