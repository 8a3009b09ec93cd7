import type { Blog, PublishBlogInput } from "@metiro/shared/blog/schema";
import { sql } from "drizzle-orm";
import { blogs } from "../../db/schema/index.ts";
import type { Call } from "../../trpc/context.ts";
import { columnsOf, workColumnsOf } from "./content/columns.ts";
import { readFor } from "./get.ts";
import { complete, postWordsOf } from "./content/texts.ts";
import { lockedPost, savePost } from "./save-post.ts";
import { now } from "../../db/sql.ts";
import { audit } from "../audit/index.ts";

/**
 * Gives readers what was written, at once or from a time on, when nothing is missing; or takes it away from them. What
 * was changed meanwhile becomes the post either way.
 */
export async function publish({ ctx, input }: Call<PublishBlogInput>): Promise<Blog> {
  const { id, published, publishedAt, baseRevision } = input;
  await ctx.db.transaction(async (tx) => {
    const before = await lockedPost(tx, id);
    const known = { id, authorName: before.authorName };
    const words = postWordsOf(ctx, before.work);
    const edited = published
      ? await columnsOf(ctx, tx, complete(words), known)
      : await workColumnsOf(ctx, tx, words, known);
    // Published without a time: since when it was, or now; a time to come that is not repeated is given up.
    const moment = publishedAt ?? (published ? sql`least(coalesce(${blogs.publishedAt}, ${now}), ${now})` : undefined);
    await savePost(tx, { id, baseRevision, before }, edited, { published, moment });
    await audit(tx, ctx, "blog.publish", id, {
      title: edited.columns.title,
      before: { title: before.title, slug: before.slug, published: before.published },
      after: {
        title: edited.columns.title,
        slug: edited.columns.slug,
        published,
        ...(publishedAt && { publishedAt }),
      },
    });
  });
  return readFor(ctx, { id });
}
