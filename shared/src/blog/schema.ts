import { z } from "zod";
import { broken } from "../fault.ts";
import { sizedImage } from "../file/schema.ts";
import { pageOf, paging } from "../list.ts";
import { baseRevision, emptyToAbsent, id, optionalText, revision, text, timestamp } from "../scalars.ts";
import { slugOf } from "../slug.ts";

/** A post as it stands in a list. */
const blogItem = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  categoryId: id.optional(),
  coverImage: sizedImage.optional(),
  authorName: z.string(),
  readingMinutes: z.int(),
  published: z.boolean(),
  publishedAt: timestamp.optional(),
  revision,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type BlogItem = z.infer<typeof blogItem>;

export const blog = blogItem.extend({
  content: z.string(),
});
export type Blog = z.infer<typeof blog>;

/** Its address is made of the title, so this holds a letter or a digit that a slug keeps. */
const title = text(5, 120).refine((words) => /[a-z0-9]/.test(slugOf(words)), { ...broken("characters"), abort: true });

export const blogFields = z.object({
  title,
  summary: text(1, 500),
  content: text(1, 100_000),
  categoryId: emptyToAbsent(id),
  coverImageId: emptyToAbsent(id),
  published: z.boolean(),
});
export type BlogFields = z.infer<typeof blogFields>;

export const updateBlogInput = blogFields.extend({ id, baseRevision });
export type UpdateBlogInput = z.infer<typeof updateBlogInput>;

export const blogSlugInput = z.object({ slug: text(1, 200) });
export type BlogSlugInput = z.infer<typeof blogSlugInput>;

export const blogListInput = paging.extend({
  search: optionalText(200),
  categoryId: emptyToAbsent(id),
  published: emptyToAbsent(z.boolean()),
});
export type BlogListInput = z.infer<typeof blogListInput>;

export const blogPage = pageOf(blogItem);
