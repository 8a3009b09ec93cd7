import type { AuditAction } from "@metiro/shared/audit/schema";
import type { Blog, BlogFields, UpdateBlogInput } from "@metiro/shared/blog/schema";
import { slugOf } from "@metiro/shared/slug";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { saveRevision } from "../../db/revision.ts";
import { blogs, users } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { found } from "../../errors/found.ts";
import type { ActorContext, Call } from "../../trpc/context.ts";
import { recordAudit } from "../audit/index.ts";
import { measured, platformImages, rememberImages } from "./images.ts";
import { readFor } from "./read.ts";
import { sanitised } from "./sanitise.ts";

/** An admin writes a post; it bears the admin's name. */
export async function add({ ctx, input }: Call<BlogFields>): Promise<Blog> {
  const id = await ctx.db.transaction(async (tx) => {
    const { columns, imageIds } = await columnsOf(ctx, tx, input);
    const [author] = await tx
      .select({ firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(eq(users.id, ctx.actor.userId));
    const { firstName, lastName } = found(author);
    const [row] = await tx
      .insert(blogs)
      .values({
        ...columns,
        authorName: `${firstName} ${lastName}`,
        publishedAt: input.published ? sql`clock_timestamp()` : null,
      })
      .returning({ id: blogs.id });
    if (!row) throw new Error("Inserting a post returned no row");
    await rememberImages(tx, row.id, imageIds);
    await recordAudit(tx, {
      ...entryOf(ctx, "blog.add", row.id),
      details: { title: input.title, after: { published: input.published } },
    });
    return row.id;
  });
  return readFor(ctx, { id });
}

/** Rewrites a post: an absent cover is taken away. Its address follows its title. */
export async function update({ ctx, input: { id, baseRevision, ...fields } }: Call<UpdateBlogInput>): Promise<Blog> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ title: blogs.title, published: blogs.published })
      .from(blogs)
      .where(eq(blogs.id, id))
      .for("no key update");
    const before = found(row);
    const { columns, imageIds } = await columnsOf(ctx, tx, fields);
    const target = { table: blogs, revision: blogs.revision, returning: { id: blogs.id } };
    await saveRevision(
      tx,
      target,
      { id, baseRevision },
      {
        ...columns,
        ...(fields.published && { publishedAt: sql`coalesce(${blogs.publishedAt}, clock_timestamp())` }),
      },
    );
    await rememberImages(tx, id, imageIds);
    await recordAudit(tx, {
      ...entryOf(ctx, "blog.update", id),
      details: { title: fields.title, before, after: { title: fields.title, published: fields.published } },
    });
  });
  return readFor(ctx, { id });
}

/** There is no way back. Its images are swept later. */
export async function deleteBlog({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(blogs)
      .where(eq(blogs.id, id))
      .returning({ title: blogs.title, published: blogs.published });
    const before = found(row);
    await recordAudit(tx, { ...entryOf(ctx, "blog.delete", id), details: { title: before.title, before } });
  });
  return { id };
}

/** What a post is made of, its content made safe. */
async function columnsOf({ config }: ActorContext, tx: Transaction, input: BlogFields) {
  const { html, imageIds, empty } = sanitised(input.content, config.publicUrl);
  if (empty) throw new DomainError("VALIDATION_FAILED", { errors: { content: [{ rule: "required" }] } });
  const images = await platformImages(tx, { coverImageId: input.coverImageId, imageIds });
  const columns = {
    title: input.title,
    slug: slugOf(input.title),
    summary: input.summary,
    content: measured(html, images),
    categoryId: input.categoryId ?? null,
    coverImageId: input.coverImageId ?? null,
    published: input.published,
  };
  return { columns, imageIds };
}

const entryOf = ({ actor }: ActorContext, action: AuditAction, entityId: string) => ({
  actorId: actor.userId,
  action,
  entity: "blog",
  entityId,
});
