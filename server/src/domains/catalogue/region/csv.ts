import type { RegionOverview, SubregionOverview } from "@metiro/shared/region/overview";
import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import { regions } from "../../../db/schema/index.ts";
import { type CsvColumn, csvExport } from "../../../exports/csv-export.ts";
import { regionTreeWithUse } from "./overview.ts";

interface Row {
  canton: RegionOverview;
  /** Absent in the line of the canton itself, whose numbers are those of all of them together. */
  district?: SubregionOverview;
}

const own = ({ canton, district }: Row): SubregionOverview => district ?? canton;

const columns: readonly CsvColumn<Row>[] = [
  { header: (i18n) => i18n.t({ id: "csv.region", message: "Canton" }), cell: (row) => row.canton.name },
  { header: (i18n) => i18n.t({ id: "csv.subregion", message: "District" }), cell: (row) => row.district?.name },
  { header: (i18n) => i18n.t({ id: "csv.code", message: "Code" }), cell: (row) => own(row).code },
  {
    header: (i18n) => i18n.t({ id: "csv.englishName", message: "Nom anglais" }),
    cell: (row) => own(row).translations.en?.name,
  },
  { header: (i18n) => i18n.t({ id: "csv.slug", message: "Adresse" }), cell: (row) => own(row).slug },
  { header: (i18n) => i18n.t({ id: "csv.requests", message: "Demandes" }), cell: (row) => own(row).requestCount },
  { header: (i18n) => i18n.t({ id: "csv.companies", message: "Entreprises" }), cell: (row) => own(row).companyCount },
  { header: (i18n) => i18n.t({ id: "csv.clients", message: "Clients" }), cell: (row) => own(row).clientCount },
];

/** « Régions » as a file: each canton with its districts below it. */
export const regionExport = csvExport<object, Row>({
  call: "region.export",
  path: "/Region/Export",
  tag: "Region",
  summary: "All regions with their subregions as a file",
  fileName: "regions",
  input: z.object({}),
  columns,
  ids: ({ db }) =>
    db
      .select({ id: regions.id })
      .from(regions)
      .where(eq(regions.isRegion, true))
      .orderBy(asc(regions.slug), asc(regions.id)),
  rows: async ({ db }, ids) => {
    const asked = new Set(ids);
    const all = await regionTreeWithUse(db);
    return all
      .filter(({ id }) => asked.has(id))
      .flatMap((canton): Row[] => [{ canton }, ...canton.subregions.map((district) => ({ canton, district }))]);
  },
  audited: () => ({}),
});
