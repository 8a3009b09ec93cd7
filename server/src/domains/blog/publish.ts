import { type Blog, type BlogWorkFields, publishableBlog, type PublishBlogInput } from "@metiro/shared/blog/schema";
import { faultsOf } from "@metiro/shared/fault";
import type { PostColumns } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import type { ActorContext, Call } from "../../trpc/context.ts";
import { recordAudit } from "../audit/index.ts";
import { columnsOf, workColumnsOf } from "./columns.ts";
import { readFor } from "./read.ts";
import { sanitised } from "./sanitise.ts";
import { entryOf, lockedPost, savePost } from "./write.ts";

/**
 * Gives readers what was written, at once or from a time on, when nothing is missing; or takes it away from them. What
 * was changed meanwhile becomes the post either way.
 */
export async function publish({ ctx, input }: Call<PublishBlogInput>): Promise<Blog> {
  const { id, published, publishedAt, baseRevision } = input;
  await ctx.db.transaction(async (tx) => {
    const before = await lockedPost(tx, id);
    const known = { id, authorName: before.authorName };
    const words = wordsOf(ctx, before.work);
    const edited = published
      ? await columnsOf(ctx, tx, complete(words), known)
      : await workColumnsOf(ctx, tx, words, known);
    await savePost(tx, { id, baseRevision, before }, edited, { published, publishedAt });
    await recordAudit(tx, {
      ...entryOf(ctx, "blog.publish", id),
      details: {
        title: edited.columns.title,
        before: { title: before.title, slug: before.slug, published: before.published },
        after: {
          title: edited.columns.title,
          slug: edited.columns.slug,
          published,
          ...(publishedAt && { publishedAt }),
        },
      },
    });
  });
  return readFor(ctx, { id });
}

/** What is kept of a post, as it would be typed again: its content without what the server adds to it. */
function wordsOf({ config }: ActorContext, columns: PostColumns): BlogWorkFields {
  const bare = <Words extends { content: string }>(words: Words): Words => ({
    ...words,
    content: sanitised(words.content, config.publicUrl).html,
  });
  const { categoryId, coverImageId, coverAlt, translations, ...rest } = columns;
  return {
    ...bare(rest),
    categoryId: categoryId ?? undefined,
    coverImageId: coverImageId ?? undefined,
    coverAlt: coverAlt ?? undefined,
    translations: translations.en ? { en: bare(translations.en) } : {},
  };
}

function complete(words: BlogWorkFields) {
  const parsed = publishableBlog.safeParse(words);
  if (parsed.success) return parsed.data;
  throw new DomainError("VALIDATION_FAILED", { errors: faultsOf(parsed.error.issues) });
}
