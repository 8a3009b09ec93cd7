import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment, revision, timestamps } from "../columns.ts";
import type { Keywords } from "@metiro/shared/sub-category/schema";
import type { Guides } from "@metiro/shared/guide";
import { users } from "../account/user.ts";
import type { Translations } from "@metiro/shared/catalogue/schema";
import { personal } from "../personal.ts";

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

// Also in drizzle/sql: the first form version of each (triggers).
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

/** Each form as it was saved; the first one is kept by a trigger when the subcategory is made. Never updated. */
export const questionFormVersions = pgTable(
  "question_form_versions",
  {
    subcategoryId: uuid()
      .notNull()
      .references(() => subcategories.id, { onDelete: "cascade" }),
    revision: integer().notNull(),
    form: jsonb().$type<QuestionForm>().notNull(),
    savedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    savedAt: createdAt(),
    note: text(),
    restoredFrom: integer(),
  },
  (table) => [
    primaryKey({ name: "question_form_versions_revision", columns: [table.subcategoryId, table.revision] }),
    foreignKey({
      name: "question_form_versions_restored",
      columns: [table.subcategoryId, table.restoredFrom],
      foreignColumns: [table.subcategoryId, table.revision],
    }),
    index("question_form_versions_saved_by").on(table.savedBy),
  ],
);
personal(questionFormVersions, {
  form: { kept: "The questions are the catalogue's." },
  note: { kept: "Says what changed in the questions." },
});

/**
 * What the back office is writing of a form, one for all admins; `form` is null while nothing is being written. The row stays,
 * so that a revision is never given twice.
 */
export const questionFormDrafts = pgTable(
  "question_form_drafts",
  {
    subcategoryId: uuid()
      .primaryKey()
      .references(() => subcategories.id, { onDelete: "cascade" }),
    form: jsonb().$type<QuestionForm>(),
    /** The version that it was made from. */
    baseRevision: integer().notNull(),
    revision: revision(),
    savedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    savedAt: moment().notNull(),
  },
  (table) => [index("question_form_drafts_saved_by").on(table.savedBy)],
);
personal(questionFormDrafts, { form: { kept: "The questions are the catalogue's." } });

/**
 * How many came to each screen of a version's form, and how many went on from it. Counted without the answers and without
 * who it was.
 */
export const questionFormProgress = pgTable(
  "question_form_progress",
  {
    subcategoryId: uuid().notNull(),
    revision: integer().notNull(),
    /** `q-` and the id of a question, or one of the request's own steps. */
    screen: text().notNull(),
    shown: integer().notNull(),
    passed: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: "question_form_progress_pk", columns: [table.subcategoryId, table.revision, table.screen] }),
    foreignKey({
      name: "question_form_progress_version",
      columns: [table.subcategoryId, table.revision],
      foreignColumns: [questionFormVersions.subcategoryId, questionFormVersions.revision],
    }).onDelete("cascade"),
  ],
);
personal(questionFormProgress, { screen: { kept: "A screen of the form." } });
