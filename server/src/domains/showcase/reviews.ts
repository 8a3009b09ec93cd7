import type { ShowcaseReviews, ShowcaseReviewsInput } from "@metiro/shared/showcase/schema";
import { and, eq, sql } from "drizzle-orm";
import { prepared } from "../../db/prepared.ts";
import { isVisible } from "../../db/queries/company/showcases.ts";
import { companies, showcases, showcaseSlugs, users } from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { OpenCall } from "../../trpc/context.ts";
import { publishedReviews } from "../review/index.ts";

const companyAt = prepared((db) =>
  db
    .select({ id: companies.id })
    .from(showcaseSlugs)
    .innerJoin(showcases, eq(showcases.companyId, showcaseSlugs.companyId))
    .innerJoin(companies, eq(companies.id, showcases.companyId))
    .innerJoin(users, eq(users.id, companies.userId))
    .where(and(eq(showcaseSlugs.slug, sql.placeholder("slug")), isVisible))
    .prepare("showcase_company"),
);

/** The published reviews of a company that has a page, the latest first. */
export async function reviews({ ctx, input }: OpenCall<ShowcaseReviewsInput>): Promise<ShowcaseReviews> {
  const { slug, ...paging } = input;
  const [row] = await companyAt(ctx.db).execute({ slug });
  return publishedReviews(ctx, {
    companyId: orNotFound(row).id,
    list: "showcase.reviews",
    paging: { ...paging, slug },
  });
}
