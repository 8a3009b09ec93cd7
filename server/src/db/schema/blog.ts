import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, timestamps } from "./columns.ts";
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
    authorName: text().notNull(),
    published: boolean().notNull().default(false),
    publishedAt: moment(),
    ...timestamps(),
  },
  (table) => [
    check("blogs_published_has_time", sql`not ${table.published} or ${table.publishedAt} is not null`),
    index("blogs_published").on(table.published, table.publishedAt, table.id),
    index("blogs_created").on(table.createdAt, table.id),
    index("blogs_cover").on(table.coverImageId),
  ],
);
