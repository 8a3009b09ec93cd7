import { type ResponseExportInput, responseExportInput } from "@metiro/shared/job-request/company-responses";
import { sql } from "drizzle-orm";
import { companyName } from "@metiro/shared/user/nameless";
import { amountCell, momentCell } from "../../../../exports/csv.ts";
import { type CsvColumn, csvExport } from "../../../../exports/csv-export.ts";
import { jobRequestCompanies } from "../../../../db/schema/index.ts";
import { orderBy } from "../../../../db/paging/order.ts";
import { answeredWithin, responseOrder, type ResponseRow as Row, responsesByKey } from "./responses-for-admin.ts";

const outcomes = {
  declined: (i18n) => i18n.t({ id: "csv.response.declined", message: "Déclinée" }),
  withdrawn: (i18n) => i18n.t({ id: "csv.response.withdrawn", message: "Retirée" }),
  none: (i18n) => i18n.t({ id: "csv.response.interested", message: "Intéressée" }),
  accepted: (i18n) => i18n.t({ id: "csv.response.accepted", message: "Acceptée" }),
  rejected: (i18n) => i18n.t({ id: "csv.response.rejected", message: "Non retenue" }),
} satisfies Record<string, CsvColumn<Row>["header"]>;

function outcomeOf({ response, withdrawn, clientDecision }: Row): keyof typeof outcomes {
  if (withdrawn) return "withdrawn";
  return response === "declined" ? response : clientDecision;
}

const columns: readonly CsvColumn<Row>[] = [
  { header: (i18n) => i18n.t({ id: "csv.number", message: "N°" }), cell: ({ jobRequest }) => jobRequest.number },
  { header: (i18n) => i18n.t({ id: "csv.title", message: "Titre" }), cell: ({ jobRequest }) => jobRequest.title },
  {
    header: (i18n) => i18n.t({ id: "csv.company", message: "Entreprise" }),
    cell: ({ company }) => companyName(company),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.progress", message: "État" }),
    cell: (row, i18n) => outcomes[outcomeOf(row)](i18n),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.priceMin", message: "Prix dès" }),
    cell: ({ priceMin }) => amountCell(priceMin),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.priceMax", message: "Prix jusqu’à" }),
    cell: ({ priceMax }) => amountCell(priceMax),
  },
  { header: (i18n) => i18n.t({ id: "csv.currency", message: "Monnaie" }), cell: ({ currency }) => currency },
  {
    header: (i18n) => i18n.t({ id: "csv.sentAt", message: "Envoyée le" }),
    cell: ({ createdAt }) => momentCell(createdAt),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.respondedAt", message: "Répondue le" }),
    cell: ({ respondedAt }) => momentCell(respondedAt),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.decidedAt", message: "Décidée le" }),
    cell: ({ decidedAt }) => momentCell(decidedAt),
  },
];

const { jobRequestId, companyId } = jobRequestCompanies;

/** An answer has two ids, and a file keeps ids alone: they come one after the other, the request's first. */
const pairsOf = (ids: readonly string[]): string[] =>
  ids.flatMap((id, at) => (at % 2 === 0 ? [`${id}/${ids[at + 1]}`] : []));

/** « Réponses » as a file. What companies wrote stays with those whom they wrote to. */
export const responseExport = csvExport<ResponseExportInput, Row>({
  call: "jobRequest.exportResponses",
  path: "/JobRequest/ExportResponses",
  tag: "JobRequest",
  summary: "The answers of companies as a file",
  fileName: "reponses",
  input: responseExportInput,
  columns,
  ids: ({ db }, filter) =>
    db
      .select({ id: sql<string>`${jobRequestId}::text || ${companyId}::text`.as("id") })
      .from(jobRequestCompanies)
      .where(answeredWithin(filter))
      .orderBy(...orderBy(responseOrder(filter))),
  rows: ({ db }, ids) => responsesByKey(db, pairsOf(ids)),
  audited: ({ search, ...filter }) => ({ ...filter, ...(search !== undefined && { searched: true }) }),
});
