import type { BlogState } from "@metiro/shared/blog/schema";
import { eq, sql } from "drizzle-orm";
import { prepared } from "../../db/prepared.ts";
import { blogs, files, postIsOut, type PostTranslations } from "../../db/schema/index.ts";
import { visible } from "./policy.ts";

export const stateOfPost = sql<BlogState>`case when ${postIsOut} then 'published' when ${blogs.published} then 'scheduled' else 'draft' end`;

const common = {
  id: blogs.id,
  title: blogs.title,
  slug: blogs.slug,
  summary: blogs.summary,
  categoryId: blogs.categoryId,
  coverImage: { id: files.id, width: files.width, height: files.height },
  coverAlt: blogs.coverAlt,
  authorName: blogs.authorName,
  readingMinutes: blogs.readingMinutes,
  published: blogs.published,
  publishedAt: blogs.publishedAt,
  state: stateOfPost,
  revision: blogs.revision,
  createdAt: blogs.createdAt,
  updatedAt: blogs.updatedAt,
};

type Titles = { en?: Omit<NonNullable<PostTranslations["en"]>, "content" | "metaDescription"> };

const itemFields = {
  ...common,
  hasChanges: sql<boolean>`${blogs.changes} is not null`,
  translations: sql<Titles>`${blogs.translations} #- '{en,content}' #- '{en,metaDescription}'`,
};

const wholeFields = {
  ...common,
  content: blogs.content,
  metaDescription: blogs.metaDescription,
  translations: blogs.translations,
  hasChanges: sql<boolean>`${blogs.changes} is not null`,
};

const drafts = sql.placeholder("drafts");

/** One post by its id or slug; the other is null. */
export const oneBlog = {
  byId: prepared((db) =>
    db
      .select(wholeFields)
      .from(blogs)
      .leftJoin(files, eq(files.id, blogs.coverImageId))
      .where(sql`${blogs.id} = ${sql.placeholder("key")} and ${visible(drafts)}`)
      .prepare("blog_by_id"),
  ),
  bySlug: prepared((db) =>
    db
      .select(wholeFields)
      .from(blogs)
      .leftJoin(files, eq(files.id, blogs.coverImageId))
      .where(sql`${blogs.slug} = ${sql.placeholder("key")} and ${visible(drafts)}`)
      .prepare("blog_by_slug"),
  ),
};

/** One post with what is not published yet. */
export const workOf = prepared((db) =>
  db
    .select({ ...wholeFields, coverImageId: blogs.coverImageId, changes: blogs.changes, changedAt: blogs.changedAt })
    .from(blogs)
    .leftJoin(files, eq(files.id, blogs.coverImageId))
    .where(eq(blogs.id, sql.placeholder("id")))
    .prepare("blog_work"),
);

export const blogItems = prepared((db) =>
  db
    .select(itemFields)
    .from(blogs)
    .leftJoin(files, eq(files.id, blogs.coverImageId))
    .where(sql`${blogs.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("blog_items"),
);

export type BlogItemRow = Awaited<ReturnType<ReturnType<typeof blogItems>["execute"]>>[number];
export type BlogRow = Awaited<ReturnType<ReturnType<typeof oneBlog.byId>["execute"]>>[number];
