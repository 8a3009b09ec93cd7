import type { Paging } from "@metiro/shared/paging/schema";
import type { Review } from "@metiro/shared/review/schema";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db, Queryable } from "../../db/client.ts";
import { cappedPage, countUpTo } from "../../db/paging/capped-page.ts";
import { inOrderOf, newestFirst } from "../../db/paging/keyset-page.ts";
import { type PagedCall, paginate } from "../../db/paging/paginate.ts";
import { companies, isShown, reviews, users } from "../../db/schema/index.ts";
import { openAddress } from "../../storage/file-addresses.ts";
import { photosOf, reviewFor, selectReviews } from "./queries.ts";
import { arrayLiteral } from "../../db/rows/array-literal.ts";

interface Score extends Record<string, unknown> {
  companyId: string;
  count: number;
  score: number;
  distribution: number[];
}

/** What published reviews say of companies; of one that has none, nothing. Who shows it leaves out figures of fewer than three. */
export const publishedScores = (db: Queryable, companyIds: readonly string[]) =>
  db.execute<Score>(sql`
    select company_id as "companyId", count, score::float8, array[ones, twos, threes, fours, fives] as distribution
    from company_scores(${arrayLiteral(companyIds)}::uuid[])`);

/** Photos that clients let a company show, of its latest published reviews: each has one at least, unless its client deleted them. */
export const publishedPhotos = (db: Queryable, companyId: string, limit: number) =>
  db.execute<{ id: string; width: number; height: number }>(sql`
    select file.id, file.width, file.height
    from (select id, shows_at from ${reviews}
      where ${and(eq(reviews.companyId, companyId), isShown(reviews.showsAt), isNotNull(reviews.photosReleasedAt), isNull(reviews.withheldAt))}
      order by shows_at desc, id desc limit ${limit}) as shown
      join review_photos as photo on photo.review_id = shown.id join files as file on file.id = photo.file_id
    order by shown.shows_at desc, shown.id desc, photo.position limit ${limit}`);

interface OfCompany {
  companyId: string;
  /** The call that is asked. */
  list: string;
  /** Whatever else was asked, a cursor is for that alone. */
  paging: Paging & Record<string, unknown>;
}

/** Published reviews of a company as everybody reads them, the latest first. */
export async function publishedReviews(ctx: PagedCall["ctx"] & { db: Db }, { companyId, list, paging }: OfCompany) {
  const { db } = ctx;
  const where = and(eq(reviews.companyId, companyId), isShown(reviews.showsAt));
  const page = await paginate({ ctx, list }, paging, {
    ...newestFirst(db, { table: reviews, id: reviews.id, at: reviews.showsAt, where }),
    total: () => countUpTo(db, reviews, where),
    rows: async (ids) => (await readByAll(db, ids)).map(({ review }) => review),
  });
  return cappedPage(page);
}

interface OfTrades {
  subcategoryIds: readonly string[];
  regionId: string;
  limit: number;
}

/** Of a company whose account is neither locked nor erased: of another no page may say the name. */
const isOfSomebody = sql`exists (select from ${companies} join ${users} on ${eq(users.id, companies.userId)}
  where ${and(eq(companies.id, reviews.companyId), isNull(users.lockedAt), isNull(users.deletedAt))})`;

/** The newest published reviews of some trades in a canton, each with its company: a look into the index for each trade. */
export async function newestOfTrades(db: Db, { subcategoryIds, regionId, limit }: OfTrades) {
  const rows = await db.execute<{ id: string }>(sql`
    select newest.id from unnest(${arrayLiteral(subcategoryIds)}::uuid[]) as trade (id)
      cross join lateral (select id, shows_at from ${reviews}
        where ${and(sql`${reviews.subcategoryId} = trade.id`, eq(reviews.regionId, regionId), isShown(reviews.showsAt), isOfSomebody)}
        order by ${reviews.showsAt} desc, ${reviews.id} desc limit ${limit}) as newest
    order by newest.shows_at desc, newest.id desc limit ${limit}`);
  return readByAll(
    db,
    rows.map(({ id }) => id),
  );
}

interface ReadByAll {
  id: string;
  review: Review;
  companyId: string;
  companyName: string;
}

async function readByAll(db: Db, ids: readonly string[]): Promise<ReadByAll[]> {
  if (ids.length === 0) return [];
  const [rows, photos] = await Promise.all([
    selectReviews(db).where(sql`${reviews.id} = any(${arrayLiteral(ids)}::uuid[])`),
    photosOf(db, ids),
  ]);
  return inOrderOf(
    ids,
    rows.map((row) => ({
      id: row.id,
      review: reviewFor(null, row, photos, (id) => openAddress(id, "medium")),
      companyId: row.company.id,
      companyName: row.company.name,
    })),
  );
}
