import { eq, sql } from "drizzle-orm";
import { prepared } from "../../db/prepared.ts";
import { blogs, files } from "../../db/schema/index.ts";
import { visible } from "./policy.ts";

const itemFields = {
  id: blogs.id,
  title: blogs.title,
  slug: blogs.slug,
  summary: blogs.summary,
  categoryId: blogs.categoryId,
  coverImage: { id: files.id, width: files.width, height: files.height },
  authorName: blogs.authorName,
  readingMinutes: blogs.readingMinutes,
  published: blogs.published,
  publishedAt: blogs.publishedAt,
  revision: blogs.revision,
  createdAt: blogs.createdAt,
  updatedAt: blogs.updatedAt,
};

const drafts = sql.placeholder("drafts");

/** One post by its id or slug; the other is null. */
export const oneBlog = {
  byId: prepared((db) =>
    db
      .select({ ...itemFields, content: blogs.content })
      .from(blogs)
      .leftJoin(files, eq(files.id, blogs.coverImageId))
      .where(sql`${blogs.id} = ${sql.placeholder("key")} and ${visible(drafts)}`)
      .prepare("blog_by_id"),
  ),
  bySlug: prepared((db) =>
    db
      .select({ ...itemFields, content: blogs.content })
      .from(blogs)
      .leftJoin(files, eq(files.id, blogs.coverImageId))
      .where(sql`${blogs.slug} = ${sql.placeholder("key")} and ${visible(drafts)}`)
      .prepare("blog_by_slug"),
  ),
};

export const blogItems = prepared((db) =>
  db
    .select(itemFields)
    .from(blogs)
    .leftJoin(files, eq(files.id, blogs.coverImageId))
    .where(sql`${blogs.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("blog_items"),
);

export type BlogItemRow = Awaited<ReturnType<ReturnType<typeof blogItems>["execute"]>>[number];
