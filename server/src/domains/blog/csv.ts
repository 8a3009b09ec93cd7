import type { I18n } from "@lingui/core";
import { type BlogFilters, blogFilters, type BlogState } from "@metiro/shared/blog/schema";
import { eq, sql } from "drizzle-orm";
import { inOrderOf } from "../../db/paging/keyset-page.ts";
import { prepared } from "../../db/prepared.ts";
import { orderBy } from "../../db/paging/order.ts";
import { blogs, categories } from "../../db/schema/index.ts";
import { yesOrNo } from "../../i18n/account-words.ts";
import { momentCell } from "../../exports/csv.ts";
import { type CsvColumn, csvExport } from "../../exports/csv-export.ts";
import { postsQuery } from "./list.ts";
import { stateOfPost } from "./queries.ts";
import { arrayLiteral } from "../../db/rows/array-literal.ts";

const manyById = prepared((db) =>
  db
    .select({
      id: blogs.id,
      title: blogs.title,
      englishTitle: sql<string | null>`${blogs.translations} #>> '{en,title}'`,
      slug: blogs.slug,
      category: categories.name,
      authorName: blogs.authorName,
      state: stateOfPost,
      hasChanges: sql<boolean>`${blogs.changes} is not null`,
      readingMinutes: blogs.readingMinutes,
      publishedAt: blogs.publishedAt,
      createdAt: blogs.createdAt,
      updatedAt: blogs.updatedAt,
    })
    .from(blogs)
    .leftJoin(categories, eq(categories.id, blogs.categoryId))
    .where(sql`${blogs.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("blog_csv"),
);
type Row = Awaited<ReturnType<ReturnType<typeof manyById>["execute"]>>[number];

const stateWords = {
  draft: (i18n) => i18n.t({ id: "csv.post.draft", message: "Brouillon" }),
  scheduled: (i18n) => i18n.t({ id: "csv.post.scheduled", message: "Programmé" }),
  published: (i18n) => i18n.t({ id: "csv.post.published", message: "Publié" }),
} satisfies Record<BlogState, (i18n: I18n) => string>;

const columns: readonly CsvColumn<Row>[] = [
  { header: (i18n) => i18n.t({ id: "csv.title", message: "Titre" }), cell: (row) => row.title },
  { header: (i18n) => i18n.t({ id: "csv.englishTitle", message: "Titre anglais" }), cell: (row) => row.englishTitle },
  { header: (i18n) => i18n.t({ id: "csv.slug", message: "Adresse" }), cell: (row) => row.slug },
  { header: (i18n) => i18n.t({ id: "csv.category", message: "Catégorie" }), cell: (row) => row.category },
  { header: (i18n) => i18n.t({ id: "csv.author", message: "Auteur" }), cell: (row) => row.authorName },
  {
    header: (i18n) => i18n.t({ id: "csv.state", message: "État" }),
    cell: ({ state }, i18n) => stateWords[state](i18n),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.unpublishedChanges", message: "Modifications à publier" }),
    cell: ({ hasChanges }, i18n) => yesOrNo(hasChanges, i18n),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.readingMinutes", message: "Minutes de lecture" }),
    cell: (row) => row.readingMinutes,
  },
  {
    header: (i18n) => i18n.t({ id: "csv.post.publishedAt", message: "Publié le" }),
    cell: (row) => momentCell(row.publishedAt),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.post.createdAt", message: "Créé le" }),
    cell: (row) => momentCell(row.createdAt),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.post.updatedAt", message: "Modifié le" }),
    cell: (row) => momentCell(row.updatedAt),
  },
];

/** « Blogs » as a file: what the list holds under its filters, drafts too. */
export const postExport = csvExport<BlogFilters, Row>({
  call: "blog.export",
  path: "/Blog/Export",
  tag: "Blog",
  summary: "The posts of a filter as a file",
  fileName: "articles",
  input: blogFilters,
  columns,
  ids: ({ db }, filters) => {
    const { where, order } = postsQuery(filters);
    return db
      .select({ id: blogs.id })
      .from(blogs)
      .where(where)
      .orderBy(...orderBy(order));
  },
  rows: async ({ db }, ids) => inOrderOf(ids, await manyById(db).execute({ ids: arrayLiteral(ids) })),
  audited: ({ search, ...filters }) => ({ ...filters, ...(search !== undefined && { searched: true }) }),
});
