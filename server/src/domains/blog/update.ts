import type { Blog, UpdateBlogInput } from "@metiro/shared/blog/schema";
import { sql } from "drizzle-orm";
import { blogs } from "../../db/schema/index.ts";
import { now } from "../../db/sql.ts";
import type { Call } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";
import { authorFor, columnsOf } from "./content/columns.ts";
import { readFor } from "./get.ts";
import { savePost, lockedPost } from "./save-post.ts";
import { changedWords, complete, postWordsOf } from "./content/texts.ts";

/** Changes what readers have, and takes the place of what was changed and not published yet. Nothing given changes nothing. */
export async function update({ ctx, input }: Call<UpdateBlogInput>): Promise<Blog> {
  const { id, baseRevision, published: wanted, publishedAt, ...fields } = input;
  if (Object.values({ ...fields, wanted, publishedAt }).every((value) => value === undefined))
    return readFor(ctx, { id });
  await ctx.db.transaction(async (tx) => {
    const before = await lockedPost(tx, id);
    const published = wanted ?? before.published;
    const words = complete(changedWords(postWordsOf(ctx, before), fields));
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

/** A published post without a time is out since it was first, or now; null makes it now. */
function momentOf({ published, publishedAt }: { published: boolean; publishedAt: string | null | undefined }) {
  if (!published || typeof publishedAt === "string") return publishedAt;
  return publishedAt === null ? now : sql`coalesce(${blogs.publishedAt}, ${now})`;
}
