import { type TendererFilters, type TendererItem, tendererFilters } from "@metiro/shared/tenderer/schema";
import { accountStateWords } from "../../i18n/account-words.ts";
import { momentCell } from "../../exports/csv.ts";
import { type CsvColumn, csvExport } from "../../exports/csv-export.ts";
import { tendererItems } from "./items.ts";
import { tendererIds } from "./list.ts";
import { noteExported } from "../data-access/index.ts";

const columns: readonly CsvColumn<TendererItem>[] = [
  { header: (i18n) => i18n.t({ id: "csv.lastName", message: "Nom" }), cell: (row) => row.user.lastName },
  { header: (i18n) => i18n.t({ id: "csv.firstName", message: "Prénom" }), cell: (row) => row.user.firstName },
  { header: (i18n) => i18n.t({ id: "csv.email", message: "E-mail" }), cell: (row) => row.user.email },
  { header: (i18n) => i18n.t({ id: "csv.phone", message: "Téléphone" }), cell: (row) => row.phone },
  { header: (i18n) => i18n.t({ id: "csv.street", message: "Rue" }), cell: (row) => row.street },
  { header: (i18n) => i18n.t({ id: "csv.postalCode", message: "NPA" }), cell: (row) => row.postalCode },
  { header: (i18n) => i18n.t({ id: "csv.locality", message: "Localité" }), cell: (row) => row.locality },
  { header: (i18n) => i18n.t({ id: "csv.region", message: "Canton" }), cell: (row) => row.region?.name },
  { header: (i18n) => i18n.t({ id: "csv.subregion", message: "District" }), cell: (row) => row.subregion?.name },
  { header: (i18n) => i18n.t({ id: "csv.requests", message: "Demandes" }), cell: (row) => row.jobRequests.total },
  {
    header: (i18n) => i18n.t({ id: "csv.requestsToSend", message: "À transmettre" }),
    cell: (row) => row.jobRequests.active,
  },
  { header: (i18n) => i18n.t({ id: "csv.state", message: "État" }), cell: accountStateWords },
  {
    header: (i18n) => i18n.t({ id: "csv.lastLoginAt", message: "Dernière connexion" }),
    cell: (row) => momentCell(row.lastLoginAt),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.signedUpAt", message: "Inscription" }),
    cell: (row) => momentCell(row.createdAt),
  },
];

/** « Clients » as a file. */
export const tendererExport = csvExport<TendererFilters, TendererItem>({
  call: "tenderer.export",
  path: "/Tenderer/Export",
  tag: "Tenderer",
  summary: "The clients of a filter as a file",
  fileName: "clients",
  input: tendererFilters,
  columns,
  // The ids alone: every file is fetched by the same statement, whose rows have one column.
  ids: ({ db }, filters) => {
    const clients = tendererIds(db, filters).as("clients");
    return db.select({ id: clients.id }).from(clients);
  },
  rows: ({ db }, ids) => tendererItems(db, ids),
  noted: ({ db, actor }, ids) => noteExported(db, actor, "tenderers", ids),
  audited: ({ search, ...filters }) => ({ ...filters, ...(search !== undefined && { searched: true }) }),
});
