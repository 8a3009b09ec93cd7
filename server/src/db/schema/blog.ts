import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { categories } from "./category.ts";
import { id, moment, revision, timestamps, tsvector } from "./columns.ts";
import { files } from "./file.ts";

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
    authorName: text().notNull(),
    published: boolean().notNull().default(false),
    publishedAt: moment(),
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
    check("blogs_published_has_time", sql`not ${table.published} or ${table.publishedAt} is not null`),
    index("blogs_published").on(table.published, table.publishedAt, table.id),
    index("blogs_category").on(table.categoryId, table.published, table.publishedAt, table.id),
    index("blogs_created").on(table.createdAt, table.id),
    index("blogs_cover").on(table.coverImageId),
    index("blogs_search").using("gin", table.search),
  ],
);

/** The images that the content of a post shows, as public as the post itself. */
export const blogImages = pgTable(
  "blog_images",
  {
    blogId: uuid()
      .notNull()
      .references(() => blogs.id, { onDelete: "cascade" }),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ name: "blog_images_pk", columns: [table.blogId, table.fileId] }),
    index("blog_images_file").on(table.fileId),
  ],
);
