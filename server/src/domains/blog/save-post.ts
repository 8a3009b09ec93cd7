import { slugOf, titleSlugOf } from "@metiro/shared/text/slug";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { saveRevision } from "../../db/revision.ts";
import { blogs, type PostColumns } from "../../db/schema/index.ts";
import { keepSlug, leadTo } from "../../db/slug-history.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Edited } from "./content/columns.ts";
import { rememberImages } from "./content/images.ts";

interface Moment {
  published: boolean;
  /** Since when, or from when on; absent: as it was. */
  moment: string | SQL | null | undefined;
}

/** Puts a post before its readers, at once or at a time to come, or takes it away from them. Nothing waits any more to be published. */
export async function savePost(
  tx: Transaction,
  { before, ...row }: { id: string; baseRevision: number | undefined; before: Pick<LockedPost, "slug" | "wasOut"> },
  { columns, imageIds }: Edited,
  { published, moment }: Moment,
): Promise<void> {
  const target = { table: blogs, revision: blogs.revision, returning: { id: blogs.id } };
  await saveRevision(tx, target, row, {
    ...columns,
    published,
    ...(moment !== undefined && { publishedAt: moment }),
    changes: null,
    changedAt: null,
  });
  await rememberImages(tx, row.id, { shown: imageIds });
  if (published || before.wasOut) await keepAddress(tx, row.id, before, columns);
}

/**
 * Whoever knows the address that the post had is led on; those that it had as a draft are known to nobody. So is whoever makes
 * one of the title by the letter of the rule (decision 314), unless it is another post's.
 */
export async function keepAddress(
  tx: Transaction,
  id: string,
  { slug, wasOut }: Pick<LockedPost, "slug" | "wasOut">,
  { title, slug: after }: Pick<PostColumns, "title" | "slug">,
): Promise<void> {
  await keepSlug(tx, "blog", { id, ...(wasOut && { before: slug }), after });
  const literal = slugOf(title);
  if (literal !== titleSlugOf(title) && (await tx.$count(blogs, eq(blogs.slug, literal))) === 0)
    await leadTo(tx, "blog", literal, id);
}

type LockedPost = Awaited<ReturnType<typeof lockedPost>>;

/** The post as it is, kept for this transaction. */
export async function lockedPost(tx: Transaction, id: string) {
  const [row] = await tx
    .select({
      title: blogs.title,
      slug: blogs.slug,
      summary: blogs.summary,
      content: blogs.content,
      categoryId: blogs.categoryId,
      coverImageId: blogs.coverImageId,
      coverAlt: blogs.coverAlt,
      metaDescription: blogs.metaDescription,
      authorName: blogs.authorName,
      translations: blogs.translations,
      published: blogs.published,
      changes: blogs.changes,
      wasOut: sql<boolean>`coalesce(${blogs.publishedAt} <= now(), false)`,
    })
    .from(blogs)
    .where(eq(blogs.id, id))
    .for("no key update");
  const { published, wasOut, changes, ...columns } = orNotFound(row);
  return { ...columns, published, wasOut, changes, work: changes ?? (columns satisfies PostColumns) };
}
