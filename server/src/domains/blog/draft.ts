import type {
  BlogDraft,
  DiscardBlogChangesInput,
  SaveBlogDraftInput,
  SavedBlogDraft,
} from "@metiro/shared/blog/schema";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { savePatch, saveRevision } from "../../db/revision.ts";
import { auditEntries, blogImages, blogs, files } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { found } from "../../errors/or-not-found.ts";
import { openAddress } from "../../storage/file-addresses.ts";
import type { ActorContext, Call } from "../../trpc/context.ts";
import { sizedImage } from "../file/index.ts";
import { authorFor, nameOfActor, workColumnsOf } from "./columns.ts";
import { rememberImages } from "./images.ts";
import { workOf } from "./queries.ts";
import { itemOf, signedWords } from "./read.ts";
import { changedWords, wordsOf } from "./texts.ts";
import { keepAddress, lockedPost } from "./write.ts";
import { now } from "../../db/sql.ts";
import { audit } from "../audit/index.ts";

/** What the editor shows: the post with its changes. */
export async function getDraft({ ctx, input: { id } }: Call<{ id: string }>): Promise<BlogDraft> {
  const [row] = await workOf(ctx.db).execute({ id });
  const { changes, changedAt, coverImageId, coverImage, ...post } = found(row);
  const { content, translations, ...item } = { ...post, ...changes };
  const coverId = changes ? changes.coverImageId : coverImageId;
  const cover = coverId === coverImage?.id || coverId === null ? undefined : await imageOf(ctx, coverId);
  const { categoryId } = item;
  return {
    ...itemOf({ ...item, categoryId, coverImage: null, translations: {} }, ctx),
    ...coverOf(),
    ...signedWords({ content, translations }, ctx.fileAddresses),
    publicSlug: post.slug,
    ...(changedAt !== null && { changedAt }),
  };

  function coverOf() {
    const image = coverId === null ? undefined : (cover ?? coverImage ?? undefined);
    // What waits to be published is not public yet.
    const address = post.state === "published" && !cover ? openAddress : ctx.fileAddresses.of;
    return image && { coverImage: sizedImage(image, address) };
  }
}

async function imageOf(ctx: ActorContext, id: string) {
  const [row] = await ctx.db
    .select({ id: files.id, width: files.width, height: files.height })
    .from(files)
    .where(eq(files.id, id));
  return row;
}

/** Keeps what is being written, whatever it still lacks. A post that readers have, or will, stays as it is for them. */
export async function saveDraft({ ctx, input }: Call<SaveBlogDraftInput>): Promise<SavedBlogDraft> {
  const { id, baseRevision, ...fields } = input;
  return ctx.db.transaction(async (tx) => {
    const fresh = baseRevision === undefined && (await begin(ctx, tx, id));
    const before = await lockedPost(tx, id);
    const isEmpty = Object.values(fields).every((value) => value === undefined);
    const words = changedWords(wordsOf(ctx, before.work), fields);
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
    if (before.wasOut && !before.published) await keepAddress(tx, id, before, columns.slug);
    if (fresh || !(await wroteLately(ctx, tx, id)))
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

async function shownImages(tx: Transaction, blogId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: blogImages.fileId })
    .from(blogImages)
    .where(and(eq(blogImages.blogId, blogId), eq(blogImages.pending, false)));
  return rows.map((row) => row.id);
}

/** Text is saved every few seconds: that somebody writes is noted once an hour. */
async function wroteLately({ actor }: ActorContext, tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.entityId, id),
        eq(auditEntries.actorId, actor.userId),
        eq(auditEntries.action, "blog.saveDraft"),
        gt(auditEntries.at, sql`now() - interval '1 hour'`),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Goes back to what readers have. */
export async function discardChanges({ ctx, input }: Call<DiscardBlogChangesInput>): Promise<BlogDraft> {
  const { id, baseRevision } = input;
  await ctx.db.transaction(async (tx) => {
    const { changes, title } = await lockedPost(tx, id);
    if (!changes) throw new DomainError("STATUS_CONFLICT");
    const target = { table: blogs, revision: blogs.revision, returning: { id: blogs.id } };
    const values = { changes: null, changedAt: null, updatedAt: sql`${blogs.updatedAt}` };
    await saveRevision(tx, target, { id, baseRevision }, values);
    await rememberImages(tx, id, { shown: await shownImages(tx, id) });
    await audit(tx, ctx, "blog.discardChanges", id, { title, before: { title: changes.title } });
  });
  return getDraft({ ctx, input: { id } });
}
