import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { id, revision, timestamps } from "./columns.ts";
import type { Keywords } from "@metiro/shared/sub-category/schema";
import type { Guides } from "@metiro/shared/guide";
import type { Translations } from "@metiro/shared/translations";

export const categories = pgTable(
  "categories",
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull().unique("categories_slug_unique"),
    description: text(),
    icon: text(),
    position: integer().notNull().default(0),
    popular: boolean().notNull().default(false),
    translations: jsonb().$type<Translations>().notNull().default({}),
    guide: jsonb().$type<Guides>().notNull().default({}),
    revision: revision(),
    ...timestamps(),
  },
  (table) => [index("categories_position").on(table.position, table.name)],
);

export const subcategories = pgTable(
  "subcategories",
  {
    id: id(),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id, { onDelete: "cascade" }),
    name: text().notNull(),
    slug: text().notNull().unique("subcategories_slug_unique"),
    description: text(),
    position: integer().notNull().default(0),
    translations: jsonb().$type<Translations>().notNull().default({}),
    guide: jsonb().$type<Guides>().notNull().default({}),
    keywords: jsonb().$type<Keywords>().notNull().default({}),
    questions: jsonb().$type<QuestionForm>().notNull(),
    /** Of the form alone. */
    questionsRevision: revision(),
    /** Of everything but the form. */
    revision: revision(),
    ...timestamps(),
  },
  (table) => [
    unique("subcategories_id_category").on(table.id, table.categoryId),
    index("subcategories_category_position").on(table.categoryId, table.position, table.name),
  ],
);
