import type { ReviewItem, ReviewListInput, ReviewPage } from "@metiro/shared/review/schema";
import { and, eq, sql } from "drizzle-orm";
import { cappedPage, countUpTo } from "../../db/paging/capped-page.ts";
import { inOrderOf, newestFirst, uuidArray } from "../../db/paging/keyset-page.ts";
import { paginate } from "../../db/paging/paginate.ts";
import { isShown, reviews } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import type { ActorContext, Call } from "../../trpc/context.ts";
import { companiesFor } from "./policy.ts";
import { photosOf, reviewFor, selectReviews } from "./queries.ts";

/** Published reviews, the latest first. */
export async function list({ ctx, input }: Call<ReviewListInput>): Promise<ReviewPage> {
  const { db, actor } = ctx;
  const companyId = input.companyId ?? (actor.role === "Company" ? actor.companyId : undefined);
  if (companyId === undefined && actor.role === "Tenderer")
    throw new DomainError("VALIDATION_FAILED", { errors: { companyId: [{ rule: "required" }] } });
  const where = and(
    companyId === undefined ? undefined : eq(reviews.companyId, companyId),
    isShown(reviews.showsAt),
    companiesFor(actor, reviews.companyId),
  );
  const page = await paginate({ ctx, list: "review.list" }, input, {
    ...newestFirst(db, { table: reviews, id: reviews.id, at: reviews.showsAt, where }),
    total: () => countUpTo(db, reviews, where),
    rows: (ids) => itemsOf(ctx, ids),
  });
  return cappedPage(page);
}

async function itemsOf({ db, actor, fileAddresses }: ActorContext, ids: string[]): Promise<ReviewItem[]> {
  const [rows, photos] = await Promise.all([
    selectReviews(db).where(sql`${reviews.id} = any(${uuidArray(ids)}::uuid[])`),
    photosOf(db, ids),
  ]);
  return inOrderOf(
    ids,
    rows.map((row) => ({ ...reviewFor(actor, row, photos, fileAddresses.of), company: row.company })),
  );
}
