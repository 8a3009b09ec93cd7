import { requestProgressOf, type RequestProgress } from "@metiro/shared/job-request/rules/progress";
import { type ExportInput, exportInput } from "@metiro/shared/job-request/schema";
import { nameless } from "@metiro/shared/user/nameless";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { inOrderOf } from "../../../db/paging/keyset-page.ts";
import { prepared } from "../../../db/prepared.ts";
import {
  categories,
  jobRequestPhotos,
  jobRequests,
  regions,
  subcategories,
  tenderers,
  users,
} from "../../../db/schema/index.ts";
import { amountCell, momentCell } from "../../../exports/csv.ts";
import { type CsvColumn, csvExport } from "../../../exports/csv-export.ts";
import { adminConditions } from "./filter.ts";
import { namedCounts, recipientCounts } from "./list-rows.ts";
import { noteExported } from "../../data-access/index.ts";
import { arrayLiteral } from "../../../db/rows/array-literal.ts";

const subregions = alias(regions, "subregions");

const manyById = prepared((db) =>
  db
    .select({
      id: jobRequests.id,
      number: jobRequests.number,
      status: jobRequests.status,
      title: jobRequests.title,
      category: categories.name,
      subcategory: subcategories.name,
      region: regions.name,
      subregion: subregions.name,
      postalCode: jobRequests.postalCode,
      locality: jobRequests.locality,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      budgetMin: jobRequests.budgetMin,
      budgetMax: jobRequests.budgetMax,
      currency: jobRequests.currency,
      photos: sql<number>`(select count(*)::int from ${jobRequestPhotos} where ${jobRequestPhotos.jobRequestId} = ${jobRequests.id})`,
      counts: recipientCounts.as("counts"),
      doneAt: jobRequests.doneAt,
      createdAt: jobRequests.createdAt,
      processedAt: jobRequests.processedAt,
      canceledAt: jobRequests.canceledAt,
      cancelReason: jobRequests.cancelReason,
    })
    .from(jobRequests)
    .innerJoin(categories, eq(categories.id, jobRequests.categoryId))
    .innerJoin(subcategories, eq(subcategories.id, jobRequests.subcategoryId))
    .innerJoin(regions, eq(regions.id, jobRequests.regionId))
    .innerJoin(subregions, eq(subregions.id, jobRequests.subregionId))
    .innerJoin(tenderers, eq(tenderers.id, jobRequests.tendererId))
    .innerJoin(users, eq(users.id, tenderers.userId))
    .where(sql`${jobRequests.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("job_request_csv"),
);
type Row = Awaited<ReturnType<ReturnType<typeof manyById>["execute"]>>[number];

const isErasedClient = ({ firstName }: Row) => firstName === nameless;

const columns: readonly CsvColumn<Row>[] = [
  { header: (i18n) => i18n.t({ id: "csv.number", message: "N°" }), cell: (row) => row.number },
  {
    header: (i18n) => i18n.t({ id: "csv.progress", message: "État" }),
    cell: (row, i18n) => progressWords[requestProgressOf({ ...row, ...namedCounts(row.counts) })](i18n),
  },
  { header: (i18n) => i18n.t({ id: "csv.title", message: "Titre" }), cell: (row) => row.title },
  { header: (i18n) => i18n.t({ id: "csv.category", message: "Catégorie" }), cell: (row) => row.category },
  { header: (i18n) => i18n.t({ id: "csv.subcategory", message: "Sous-catégorie" }), cell: (row) => row.subcategory },
  { header: (i18n) => i18n.t({ id: "csv.region", message: "Canton" }), cell: (row) => row.region },
  { header: (i18n) => i18n.t({ id: "csv.subregion", message: "District" }), cell: (row) => row.subregion },
  { header: (i18n) => i18n.t({ id: "csv.postalCode", message: "NPA" }), cell: (row) => row.postalCode },
  { header: (i18n) => i18n.t({ id: "csv.locality", message: "Localité" }), cell: (row) => row.locality },
  {
    header: (i18n) => i18n.t({ id: "csv.firstName", message: "Prénom" }),
    cell: (row) => (isErasedClient(row) ? undefined : row.firstName),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.lastName", message: "Nom" }),
    cell: (row, i18n) =>
      isErasedClient(row) ? i18n.t({ id: "csv.erasedClient", message: "Client supprimé" }) : row.lastName,
  },
  {
    header: (i18n) => i18n.t({ id: "csv.email", message: "E-mail" }),
    cell: (row) => (isErasedClient(row) ? undefined : row.email),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.budgetMin", message: "Budget dès" }),
    cell: (row) => amountCell(row.budgetMin),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.budgetMax", message: "Budget jusqu’à" }),
    cell: (row) => amountCell(row.budgetMax),
  },
  { header: (i18n) => i18n.t({ id: "csv.currency", message: "Monnaie" }), cell: (row) => row.currency },
  { header: (i18n) => i18n.t({ id: "csv.photos", message: "Photos" }), cell: (row) => row.photos },
  {
    header: (i18n) => i18n.t({ id: "csv.recipients", message: "Destinataires" }),
    cell: (row) => namedCounts(row.counts).recipientCount,
  },
  {
    header: (i18n) => i18n.t({ id: "csv.answers", message: "Réponses" }),
    cell: ({ counts }) => namedCounts(counts).interestedCount + namedCounts(counts).declinedCount,
  },
  { header: (i18n) => i18n.t({ id: "csv.createdAt", message: "Créée le" }), cell: (row) => momentCell(row.createdAt) },
  {
    header: (i18n) => i18n.t({ id: "csv.processedAt", message: "Transmise le" }),
    cell: (row) => momentCell(row.processedAt),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.canceledAt", message: "Annulée le" }),
    cell: (row) => momentCell(row.canceledAt),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.cancelReason", message: "Motif d’annulation" }),
    cell: (row) => row.cancelReason,
  },
];

const progressWords = {
  toSend: (i18n) => i18n.t({ id: "csv.progress.toSend", message: "À transmettre" }),
  sent: (i18n) => i18n.t({ id: "csv.progress.sent", message: "Envoyée" }),
  seen: (i18n) => i18n.t({ id: "csv.progress.seen", message: "Vue" }),
  answered: (i18n) => i18n.t({ id: "csv.progress.answered", message: "Répondue" }),
  accepted: (i18n) => i18n.t({ id: "csv.progress.accepted", message: "Acceptée" }),
  done: (i18n) => i18n.t({ id: "csv.progress.done", message: "Terminée" }),
  canceled: (i18n) => i18n.t({ id: "csv.progress.canceled", message: "Annulée" }),
} satisfies Record<RequestProgress, CsvColumn<Row>["header"]>;

/** « Offres » as a file: what the list holds under its filters, or those of its requests that were chosen. */
export const requestExport = csvExport<ExportInput, Row>({
  call: "jobRequest.export",
  path: "/JobRequest/Export",
  tag: "JobRequest",
  summary: "The requests of a filter as a file",
  fileName: "offres",
  input: exportInput,
  columns,
  ids: ({ db }, { ids, ...filter }) => {
    const direction = filter.sort === "oldest" ? asc : desc;
    return db
      .select({ id: jobRequests.id })
      .from(jobRequests)
      .where(and(ids && inArray(jobRequests.id, ids), ...adminConditions(filter)))
      .orderBy(direction(jobRequests.createdAt), direction(jobRequests.id));
  },
  rows: async ({ db }, ids) => inOrderOf(ids, await manyById(db).execute({ ids: arrayLiteral(ids) })),
  noted: ({ db, actor }, ids) => noteExported(db, actor, "jobRequests", ids),
  audited: ({ search, ids, ...filter }) => ({
    ...filter,
    ...(search !== undefined && { searched: true }),
    ...(ids && { chosen: ids.length }),
  }),
});
