import type { Blog, BlogFields, UpdateBlogInput } from "@metiro/shared/blog/schema";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { saveRevision } from "../../db/revision.ts";
import { blogs, type PostColumns } from "../../db/schema/index.ts";
import { keepSlug } from "../../db/slug-history.ts";
import { found } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { authorFor, columnsOf, type Edited, nameOfActor } from "./columns.ts";
import { rememberImages } from "./images.ts";
import { readFor } from "./read.ts";
import { changedWords, complete, wordsOf } from "./texts.ts";
import { audit } from "../audit/index.ts";
import { now } from "../../db/sql.ts";

/** An admin writes a post; unless it says otherwise, it bears the admin's name. */
export async function add({ ctx, input }: Call<BlogFields>): Promise<Blog> {
  const id = await ctx.db.transaction(async (tx) => {
    const { published, publishedAt, ...fields } = input;
    const authorName = await nameOfActor(ctx, tx);
    const { columns, imageIds } = await columnsOf(ctx, tx, fields, { id: undefined, authorName });
    const [row] = await tx
      .insert(blogs)
      .values({
        ...columns,
        authorId: ctx.actor.userId,
        published,
        publishedAt: publishedAt ?? (published ? now : null),
      })
      .returning({ id: blogs.id });
    if (!row) throw new Error("Inserting a post returned no row");
    await rememberImages(tx, row.id, { shown: imageIds });
    if (published) await keepSlug(tx, "blog", { id: row.id, after: columns.slug });
    await audit(tx, ctx, "blog.add", row.id, { title: input.title, after: { published } });
    return row.id;
  });
  return readFor(ctx, { id });
}

/** Changes what readers have, and takes the place of what was changed and not published yet. Nothing given changes nothing. */
export async function update({ ctx, input }: Call<UpdateBlogInput>): Promise<Blog> {
  const { id, baseRevision, published: wanted, publishedAt, ...fields } = input;
  if (Object.values({ ...fields, wanted, publishedAt }).every((value) => value === undefined))
    return readFor(ctx, { id });
  await ctx.db.transaction(async (tx) => {
    const before = await lockedPost(tx, id);
    const published = wanted ?? before.published;
    const words = complete(changedWords(wordsOf(ctx, before), fields));
    const edited = await columnsOf(ctx, tx, words, { id, authorName: await authorFor(ctx, tx, before, fields) });
    const moment = momentOf({ published, publishedAt });
    await savePost(tx, { id, baseRevision, before }, edited, { published, moment });
    await audit(tx, ctx, "blog.update", id, {
      title: words.title,
      before: { title: before.title, published: before.published },
      after: { title: words.title, published },
    });
  });
  return readFor(ctx, { id });
}

interface Moment {
  published: boolean;
  /** Since when, or from when on; absent: as it was. */
  moment: string | SQL | null | undefined;
}

/** A published post without a time is out since it was first, or now; null makes it now. */
function momentOf({ published, publishedAt }: { published: boolean; publishedAt: string | null | undefined }) {
  if (!published || typeof publishedAt === "string") return publishedAt;
  return publishedAt === null ? now : sql`coalesce(${blogs.publishedAt}, ${now})`;
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
  if (published || before.wasOut) await keepAddress(tx, row.id, before, columns.slug);
}

/** Whoever knows the address that the post had is led on; those that it had as a draft are known to nobody. */
export const keepAddress = (
  tx: Transaction,
  id: string,
  { slug, wasOut }: Pick<LockedPost, "slug" | "wasOut">,
  after: string,
) => keepSlug(tx, "blog", { id, ...(wasOut && { before: slug }), after });

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
      authorName: blogs.authorName,
      translations: blogs.translations,
      published: blogs.published,
      changes: blogs.changes,
      wasOut: sql<boolean>`coalesce(${blogs.publishedAt} <= now(), false)`,
    })
    .from(blogs)
    .where(eq(blogs.id, id))
    .for("no key update");
  const { published, wasOut, changes, ...columns } = found(row);
  return { ...columns, published, wasOut, changes, work: changes ?? (columns satisfies PostColumns) };
}

/** There is no way back. Its images are swept later. */
export async function deleteBlog({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(blogs)
      .where(eq(blogs.id, id))
      .returning({ title: blogs.title, published: blogs.published });
    const before = found(row);
    await audit(tx, ctx, "blog.delete", id, { title: before.title, before });
  });
  return { id };
}
