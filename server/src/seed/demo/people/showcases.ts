import { titleSlugOf } from "@metiro/shared/text/slug";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { showcases, showcaseSlugs } from "../../../db/schema/index.ts";
import type { planRows } from "../plan/plan-rows.ts";

/** Of so many companies one has not shown its page. */
const shy = 5;

/** The public pages of most companies, from a day after they came. */
export async function showPages(
  tx: Transaction,
  { companies }: Pick<ReturnType<typeof planRows>, "companies">,
  now: Date,
): Promise<void> {
  const shown = companies.filter(
    ({ user }, rank) => user.profileCompleted && user.emailConfirmed && rank % shy !== shy - 1,
  );
  const at = (createdAt: string) => new Date(Math.min(Date.parse(createdAt) + 86_400_000, now.getTime())).toISOString();
  await tx.insert(showcases).values(
    shown.map(({ id, createdAt }) => ({
      companyId: id,
      publishedAt: at(createdAt),
      createdAt: at(createdAt),
      updatedAt: at(createdAt),
    })),
  );
  await tx
    .insert(showcaseSlugs)
    .values(
      shown.map(({ id, name, createdAt }) => ({ companyId: id, slug: titleSlugOf(name), createdAt: at(createdAt) })),
    );
}

/** Of so many clients who add photos one wants them with the review alone. */
const reserved = 4;

/**
 * The photos of a request stand with its review as well, where that is not shown yet: afterwards nothing is added. Most clients let the
 * company show them among its work.
 */
export async function showReviewPhotos(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into review_photos (review_id, file_id, position)
    select reviews.id, photo.file_id, photo.position from reviews join job_request_photos as photo using (job_request_id)
    where not is_shown(reviews.shows_at) and not photo.sensitive and photo.position < 6`);
  await tx.execute(sql`
    update reviews set photos_released_at = created_at
    from (select review_id, row_number() over (order by review_id) as rank from review_photos group by review_id) as shown
    where shown.review_id = reviews.id and shown.rank % ${reserved} <> 0`);
}
