import { maxSearchLength } from "../paging/constants.ts";
import { z } from "zod";
import { violation } from "../errors/field-error.ts";
import { sizedImage } from "../file/schema.ts";
import { pageOf, paging } from "../paging/schema.ts";
import { patch } from "../patch.ts";
import { baseRevision, emptyToAbsent, id, optionalText, revision, text, timestamp } from "../scalars.ts";
import { slugOf } from "../text/slug.ts";
import { blogSorts } from "./constants.ts";

/** What a post is to its readers: only an admin has it, everybody will from its time on, everybody has it. */
const blogStates = ["draft", "scheduled", "published"] as const;
export type BlogState = (typeof blogStates)[number];

const englishItem = z.object({ title: z.string(), summary: z.string(), coverAlt: z.string().optional() });

/** A post as it stands in a list. */
const blogItem = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  categoryId: id.optional(),
  coverImage: sizedImage.optional(),
  coverAlt: z.string().optional(),
  translations: z.object({ en: englishItem.optional() }),
  authorName: z.string(),
  readingMinutes: z.int(),
  published: z.boolean(),
  publishedAt: timestamp.optional(),
  state: z.enum(blogStates),
  hasChanges: z.boolean(),
  revision,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type BlogItem = z.infer<typeof blogItem>;

export const blog = blogItem.extend({
  content: z.string(),
  /** What search engines show of it; without one they are given the summary. */
  metaDescription: z.string().optional(),
  translations: z.object({
    en: englishItem.extend({ content: z.string(), metaDescription: z.string().optional() }).optional(),
  }),
});
export type Blog = z.infer<typeof blog>;

/** What an admin's editor shows: a post as it will be once its changes are published. */
export const blogDraft = blog.extend({
  /** The address that readers have, or would have now. */
  publicSlug: z.string(),
  changedAt: timestamp.optional(),
});
export type BlogDraft = z.infer<typeof blogDraft>;

/** The address may be made of it, so this holds a letter or a digit that a slug keeps. */
const title = text(5, 120).refine((words) => /[a-z0-9]/.test(slugOf(words)), {
  ...violation("characters"),
  abort: true,
});
const summary = text(1, 500);
const content = text(1, 100_000);
const coverAlt = optionalText(200);
/** Search engines cut it after about 160 characters. */
const metaDescription = optionalText(200);
/** The last part of an address, as slugs are written. */
const slug = text(1, 200).refine((words) => slugOf(words) === words && /[a-z0-9]/.test(words), violation("characters"));

export const blogFields = z.object({
  title,
  summary,
  content,
  categoryId: emptyToAbsent(id),
  coverImageId: emptyToAbsent(id),
  coverAlt,
  metaDescription,
  authorName: optionalText(170),
  slug: emptyToAbsent(slug),
  translations: z
    .object({ en: z.object({ title, summary, content, coverAlt, metaDescription }).optional() })
    .default({}),
  published: z.boolean(),
  publishedAt: emptyToAbsent(timestamp),
});
export type BlogFields = z.infer<typeof blogFields>;

/** What has to be right of a post that is published. */
export const publishableBlog = blogFields.omit({ published: true, publishedAt: true });
export type PublishableBlog = z.infer<typeof publishableBlog>;

export const updateBlogInput = patch(blogFields).extend({ id, baseRevision });
export type UpdateBlogInput = z.infer<typeof updateBlogInput>;

/** Words on their way to a post: nothing is required of them, and there is room for what will have to be shortened. */
const roughWords = {
  title: text(0, 1_000),
  summary: text(0, 10_000),
  content: text(0, 400_000),
  coverAlt: optionalText(1_000),
  metaDescription: optionalText(1_000),
};
const blogWorkFields = z.object({
  ...roughWords,
  categoryId: emptyToAbsent(id),
  coverImageId: emptyToAbsent(id),
  authorName: optionalText(1_000),
  slug: emptyToAbsent(text(1, 1_000)),
  translations: z.object({ en: z.object(roughWords).optional() }),
});
export type BlogWorkFields = z.infer<typeof blogWorkFields>;

export const saveBlogDraftInput = patch(blogWorkFields).extend({ id, baseRevision });
export type SaveBlogDraftInput = z.infer<typeof saveBlogDraftInput>;

export const savedBlogDraft = z.object({ id, slug: z.string(), revision, hasChanges: z.boolean(), savedAt: timestamp });
export type SavedBlogDraft = z.infer<typeof savedBlogDraft>;

export const publishBlogInput = z.object({
  id,
  published: z.boolean(),
  publishedAt: emptyToAbsent(timestamp),
  baseRevision,
});
export type PublishBlogInput = z.infer<typeof publishBlogInput>;

export const discardBlogChangesInput = z.object({ id, baseRevision });
export type DiscardBlogChangesInput = z.infer<typeof discardBlogChangesInput>;

export const blogSlugInput = z.object({ slug: text(1, 200) });
export type BlogSlugInput = z.infer<typeof blogSlugInput>;

export const blogFilters = z.object({
  search: optionalText(maxSearchLength),
  categoryId: emptyToAbsent(id),
  published: emptyToAbsent(z.boolean()),
  state: emptyToAbsent(z.enum(blogStates)),
  sort: emptyToAbsent(z.enum(blogSorts)),
});
export type BlogFilters = z.infer<typeof blogFilters>;

export const blogListInput = paging.extend(blogFilters.shape);
export type BlogListInput = z.infer<typeof blogListInput>;

const stateTotal = z.int().min(0);
/** Beside the page an admin is told how many there are in each state, whichever is asked for. */
export const blogPage = pageOf(blogItem).extend({
  stateCounts: z.object({ draft: stateTotal, scheduled: stateTotal, published: stateTotal }).optional(),
});
export type BlogPage = z.infer<typeof blogPage>;
