import { asc } from "drizzle-orm";
import { z } from "zod";
import { categories } from "../../../db/schema/index.ts";
import { yesOrNo } from "../../../i18n/account-words.ts";
import { type CsvColumn, csvExport } from "../../../exports/csv-export.ts";
import { categoryOverview } from "./overview.ts";

type Item = Awaited<ReturnType<typeof categoryOverview>>["categories"][number];
interface Row {
  category: Item;
  /** Absent in the line of the category itself, whose numbers are those of all of them together. */
  subcategory?: Item["subCategories"][number];
}

const own = ({ category, subcategory }: Row) => subcategory ?? category;

const columns: readonly CsvColumn<Row>[] = [
  { header: (i18n) => i18n.t({ id: "csv.category", message: "Catégorie" }), cell: (row) => row.category.name },
  {
    header: (i18n) => i18n.t({ id: "csv.subcategory", message: "Sous-catégorie" }),
    cell: (row) => row.subcategory?.name,
  },
  {
    header: (i18n) => i18n.t({ id: "csv.englishName", message: "Nom anglais" }),
    cell: (row) => own(row).translations.en?.name,
  },
  { header: (i18n) => i18n.t({ id: "csv.slug", message: "Adresse" }), cell: (row) => own(row).slug },
  {
    header: (i18n) => i18n.t({ id: "csv.popular", message: "Populaire" }),
    cell: ({ category, subcategory }, i18n) => (subcategory ? undefined : yesOrNo(category.popular, i18n)),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.questions", message: "Questions" }),
    cell: (row) => row.subcategory?.questionCount,
  },
  { header: (i18n) => i18n.t({ id: "csv.requests", message: "Demandes" }), cell: (row) => own(row).requestCount },
  {
    header: (i18n) => i18n.t({ id: "csv.recentRequests", message: "Demandes en 30 jours" }),
    cell: (row) => own(row).recentRequestCount,
  },
  { header: (i18n) => i18n.t({ id: "csv.companies", message: "Entreprises" }), cell: (row) => own(row).companyCount },
];

/** « Catégories » as a file: each with its subcategories below it, in the order of the public menu. */
export const categoryExport = csvExport<object, Row>({
  call: "category.export",
  path: "/Category/Export",
  tag: "Category",
  summary: "All categories with their subcategories as a file",
  fileName: "categories",
  input: z.object({}),
  columns,
  ids: ({ db }) =>
    db
      .select({ id: categories.id })
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.name), asc(categories.id)),
  rows: async ({ db }, ids) => {
    const asked = new Set(ids);
    const { categories: all } = await categoryOverview(db);
    return all
      .filter(({ id }) => asked.has(id))
      .flatMap((category): Row[] => [
        { category },
        ...category.subCategories.map((subcategory) => ({ category, subcategory })),
      ]);
  },
  audited: () => ({}),
});
