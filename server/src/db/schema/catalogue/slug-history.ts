import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { blogs } from "../blog.ts";
import { categories, subcategories } from "./category.ts";
import { createdAt, oneOf } from "../columns.ts";
import { personal } from "../personal.ts";

/** What has an address of its own, and may get another one. */
export const slugKinds = ["category", "subCategory", "blog"] as const;
export type SlugKind = (typeof slugKinds)[number];

/** The target where it is of a kind: each kind has a foreign key of its own, so that no address leads to what is gone. */
const targetOf = (kind: SlugKind) => uuid().generatedAlwaysAs(sql.raw(`case when kind = '${kind}' then target_id end`));

/** Addresses that something had before: each leads on to where it is now. */
export const slugHistory = pgTable(
  "slug_history",
  {
    kind: text({ enum: slugKinds }).notNull(),
    slug: text().notNull(),
    targetId: uuid().notNull(),
    categoryId: targetOf("category").references(() => categories.id, { onDelete: "cascade" }),
    subcategoryId: targetOf("subCategory").references(() => subcategories.id, { onDelete: "cascade" }),
    blogId: targetOf("blog").references(() => blogs.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "slug_history_pk", columns: [table.kind, table.slug] }),
    oneOf("slug_history_kind_known", table.kind, slugKinds),
    index("slug_history_category").on(table.categoryId),
    index("slug_history_subcategory").on(table.subcategoryId),
    index("slug_history_blog").on(table.blogId),
  ],
);
personal(slugHistory, { slug: { kept: "An address of the catalogue or the blog." } });
