import { minReviews } from "@metiro/shared/review/constants";
import type { ShowcaseItem } from "@metiro/shared/showcase/schema";
import { and, eq, sql } from "drizzle-orm";
import { prepared } from "../../db/prepared.ts";
import type { Db } from "../../db/client.ts";
import { isVisible } from "../../db/queries/company/showcases.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { inOrderOf } from "../../db/paging/keyset-page.ts";
import {
  companies,
  companySubcategories,
  files,
  showcases,
  showcaseSlugs,
  subcategories,
  users,
} from "../../db/schema/index.ts";
import { openAddress } from "../../storage/file-addresses.ts";
import { sizedImage } from "../file/index.ts";
import { checkedProofs } from "../proof/index.ts";
import { publishedScores } from "../review/index.ts";
import { arrayLiteral } from "../../db/rows/array-literal.ts";

const servedTrades = sql<ShowcaseItem["subcategories"]>`(
  select coalesce(json_agg(json_build_object('id', ${subcategories.id}, 'categoryId', ${subcategories.categoryId}, 'name', ${subcategories.name},
    'slug', ${subcategories.slug}, 'translations', ${subcategories.translations}) order by ${subcategories.name}), '[]')
  from ${companySubcategories} join ${subcategories} on ${eq(subcategories.id, companySubcategories.subcategoryId)}
  where ${eq(companySubcategories.companyId, companies.id)})`;

export const itemFields = {
  id: companies.id,
  slug: showcaseSlugs.slug,
  name: companies.name,
  locality: companies.locality,
  logo: { id: files.id, width: files.width, height: files.height },
  verified: companies.verified,
  subcategories: servedTrades,
};

/** The address that a page has now. */
export const currentSlug = and(eq(showcaseSlugs.companyId, companies.id), eq(showcaseSlugs.former, false));

const manyById = prepared((db) =>
  db
    .select(itemFields)
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .innerJoin(showcases, eq(showcases.companyId, companies.id))
    .innerJoin(showcaseSlugs, currentSlug)
    .leftJoin(files, eq(files.id, companies.logoId))
    .where(and(sql`${companies.id} = any(${sql.placeholder("ids")}::uuid[])`, isVisible))
    .prepare("showcase_items"),
);

/** Pages that everybody sees, as a list says them, in the order of their companies' ids. */
export async function showcaseItems(db: Db, ids: readonly string[]): Promise<ShowcaseItem[]> {
  if (ids.length === 0) return [];
  const [rows, scores, checked] = await Promise.all([
    manyById(db).execute({ ids: arrayLiteral(ids) }),
    publishedScores(db, ids),
    checkedProofs(db, ids),
  ]);
  return inOrderOf(
    ids,
    rows.map(({ logo, ...row }) => ({
      ...omitNulls(row),
      ...(logo && { logo: sizedImage(logo, openAddress) }),
      checked: checked.get(row.id) ?? [],
      score: scoreIn(scores, row.id),
    })),
  );
}

type Scores = Awaited<ReturnType<typeof publishedScores>>;

/** What published reviews say of a company; below three their number alone. */
export function scoreIn(scores: Scores, companyId: string): ShowcaseItem["score"] {
  const found = scores.find((score) => score.companyId === companyId);
  if (!found) return { count: 0 };
  const { count, score, distribution } = found;
  return { count, ...(count >= minReviews && { score, distribution }) };
}
