import type { SaveBlogDraftInput, SavedBlogDraft } from "@metiro/shared/blog/schema";
import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { savePatch } from "../../../db/revision.ts";
import { blogImages, blogs } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import type { ActorContext, Call } from "../../../trpc/context.ts";
import { audit, notedLately } from "../../audit/index.ts";
import { authorFor, nameOfActor, workColumnsOf } from "../content/columns.ts";
import { rememberImages } from "../content/images.ts";
import { changedWords, postWordsOf } from "../content/texts.ts";
import { keepAddress, lockedPost } from "../save-post.ts";

/** Keeps what is being written, whatever it still lacks. A post that readers have, or will, stays as it is for them. */
export async function saveDraft({ ctx, input }: Call<SaveBlogDraftInput>): Promise<SavedBlogDraft> {
  const { id, baseRevision, ...fields } = input;
  return ctx.db.transaction(async (tx) => {
    const fresh = baseRevision === undefined && (await begin(ctx, tx, id));
    const before = await lockedPost(tx, id);
    const isEmpty = Object.values(fields).every((value) => value === undefined);
    const words = changedWords(postWordsOf(ctx, before.work), fields);
    const authorName = await authorFor(ctx, tx, before.work, fields);
    const { columns, imageIds } = await workColumnsOf(ctx, tx, words, { id, authorName });
    const cover = columns.coverImageId === null ? [] : [columns.coverImageId];
    const shown = before.published ? await shownImages(tx, id) : imageIds;
    const returning = { revision: blogs.revision, changedAt: blogs.changedAt, updatedAt: blogs.updatedAt };
    const values = before.published
      ? { changes: columns, changedAt: now, updatedAt: sql`${blogs.updatedAt}` }
      : columns;
    const target = { table: blogs, revision: blogs.revision, returning };
    const saved = await savePatch(tx, target, { id, baseRevision }, isEmpty && !fresh ? {} : values);
    if (!isEmpty)
      await rememberImages(tx, id, { shown, ...(before.published && { pending: [...imageIds, ...cover] }) });
    if (before.wasOut && !before.published) await keepAddress(tx, id, before, columns);
    if (fresh || !(await notedLately(tx, ctx, "blog.saveDraft", id)))
      await audit(tx, ctx, "blog.saveDraft", id, { title: columns.title });
    return {
      id,
      slug: columns.slug,
      revision: saved.revision,
      hasChanges: saved.changedAt !== null,
      savedAt: saved.changedAt ?? saved.updatedAt,
    };
  });
}

/** Makes the draft that is saved for the first time; false when it is there. Its writer has named it, so that saying it twice makes one. */
async function begin(ctx: ActorContext, tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .insert(blogs)
    .values({
      id,
      title: "",
      slug: `brouillon-${id}`,
      summary: "",
      content: "",
      authorId: ctx.actor.userId,
      authorName: await nameOfActor(ctx, tx),
      revision: 0,
    })
    .onConflictDoNothing({ target: blogs.id })
    .returning({ id: blogs.id });
  return rows.length > 0;
}

export async function shownImages(tx: Transaction, blogId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: blogImages.fileId })
    .from(blogImages)
    .where(and(eq(blogImages.blogId, blogId), eq(blogImages.pending, false)));
  return rows.map((row) => row.id);
}
