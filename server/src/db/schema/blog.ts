import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { categories } from "./catalogue/category.ts";
import { id, moment, revision, timestamps, tsvector } from "./columns.ts";
import { files } from "./file.ts";
import { users } from "./account/user.ts";
import { personal } from "./personal.ts";

interface PostWords {
  title: string;
  summary: string;
  /** HTML, sanitised before it is stored. */
  content: string;
  coverAlt?: string | undefined;
  metaDescription?: string | undefined;
}

/** A post in other languages than French, where it is written in them. */
export interface PostTranslations {
  en?: PostWords | undefined;
}

/** What an admin edits of a post, by the columns that it is kept in. */
export interface PostColumns {
  title: string;
  slug: string;
  summary: string;
  content: string;
  categoryId: string | null;
  coverImageId: string | null;
  coverAlt: string | null;
  metaDescription: string | null;
  authorName: string;
  translations: PostTranslations;
}

export const blogs = pgTable(
  "blogs",
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull().unique("blogs_slug_unique"),
    summary: text().notNull(),
    /** HTML, sanitised before it is stored. */
    content: text().notNull(),
    coverImageId: uuid().references(() => files.id, { onDelete: "set null" }),
    /** The trade that it is about: shown with it. */
    categoryId: uuid().references(() => categories.id, { onDelete: "set null" }),
    coverAlt: text(),
    /** What search engines show of it; without one they are given the summary. */
    metaDescription: text(),
    translations: jsonb().$type<PostTranslations>().notNull().default({}),
    /** Whose name stands below it; goes with the person. */
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    authorName: text().notNull(),
    /** From `publishedAt` on, which may be to come. */
    published: boolean().notNull().default(false),
    publishedAt: moment(),
    /** What was changed since it was published and is not published yet. */
    changes: jsonb().$type<PostColumns>(),
    changedAt: moment(),
    /** At 200 words a minute. */
    readingMinutes: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`greatest(1, ceil(regexp_count(regexp_replace(content, '<[^>]*>', ' ', 'g'), '[^[:space:]]+') / 200.0))::integer`,
      ),
    /** PostgreSQL's parser leaves the tags out. */
    search: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('simple_unaccent', title), 'A') || setweight(to_tsvector('french_unaccent', title || ' ' || summary), 'B') || setweight(to_tsvector('french_unaccent', content), 'C')`,
    ),
    revision: revision(),
    ...timestamps(),
  },
  (table) => [
    check("blogs_changes_have_time", sql`(${table.changes} is null) = (${table.changedAt} is null)`),
    check("blogs_published_has_time", sql`not ${table.published} or ${table.publishedAt} is not null`),
    index("blogs_published").on(table.published, table.publishedAt, table.id),
    index("blogs_category").on(table.categoryId, table.published, table.publishedAt, table.id),
    index("blogs_created").on(table.createdAt, table.id),
    index("blogs_updated").on(table.updatedAt, table.id),
    index("blogs_title").on(table.title, table.id),
    index("blogs_author").on(table.authorId),
    index("blogs_english")
      .on(table.publishedAt, table.id)
      .where(sql`${table.published} and ${table.translations} ? 'en'`),
    index("blogs_cover").on(table.coverImageId),
    index("blogs_search").using("gin", table.search),
  ],
);
personal(blogs, {
  title: { kept: "The blog's, whoever wrote it." },
  slug: { kept: "The blog's." },
  summary: { kept: "The blog's." },
  content: { kept: "The blog's." },
  coverAlt: { kept: "The blog's." },
  metaDescription: { kept: "The blog's." },
  translations: { kept: "The blog's." },
  authorName: { stripped: "by its slice" },
  changes: { stripped: "by its slice" },
});

/** The posts that everybody may read by now. */
export const postIsOut = sql<boolean>`(${blogs.published} and ${blogs.publishedAt} <= now())`;

/** The images that the content of a post shows, as public as the post itself; those of its changes are not yet. */
export const blogImages = pgTable(
  "blog_images",
  {
    blogId: uuid()
      .notNull()
      .references(() => blogs.id, { onDelete: "cascade" }),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    pending: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ name: "blog_images_pk", columns: [table.blogId, table.fileId] }),
    index("blog_images_file").on(table.fileId),
  ],
);
