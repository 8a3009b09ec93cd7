import { auditFilter, type AuditFilter } from "@metiro/shared/audit/schema";
import { and, desc } from "drizzle-orm";
import { auditEntries } from "../../db/schema/index.ts";
import { momentCell } from "../../exports/csv.ts";
import { type CsvColumn, csvExport } from "../../exports/csv-export.ts";
import { auditConditions, entries } from "./list.ts";

type Row = Awaited<ReturnType<typeof entries>>[number];

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
/** The name by which the row was known when the entry was written. */
const nameThen = ({ details }: Row) =>
  ["name", "title", "number", "key"].map((field) => details[field]).find((name) => typeof name === "string");

const columns: readonly CsvColumn<Row>[] = [
  { header: (i18n) => i18n.t({ id: "csv.audit.at", message: "Le" }), cell: ({ at }) => momentCell(at) },
  {
    header: (i18n) => i18n.t({ id: "csv.audit.actor", message: "Par" }),
    cell: ({ actor }) => actor && `${actor.firstName} ${actor.lastName}`,
  },
  { header: (i18n) => i18n.t({ id: "csv.audit.action", message: "Action" }), cell: ({ action }) => action },
  { header: (i18n) => i18n.t({ id: "csv.audit.entity", message: "Objet" }), cell: ({ entity }) => entity },
  {
    header: (i18n) => i18n.t({ id: "csv.audit.subject", message: "Nom de l’objet" }),
    cell: (row) => row.subject ?? nameThen(row),
  },
  { header: (i18n) => i18n.t({ id: "csv.audit.entityId", message: "Identifiant" }), cell: ({ entityId }) => entityId },
  {
    header: (i18n) => i18n.t({ id: "csv.audit.before", message: "Avant" }),
    cell: ({ details }) => json(details["before"]),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.audit.after", message: "Après" }),
    cell: ({ details }) => json(details["after"]),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.audit.details", message: "Autres détails" }),
    cell: ({ details: { before: _before, after: _after, ...others } }) => json(others),
  },
];

/** The audit as a file: all that its filters hold, latest first. */
export const auditExport = csvExport<AuditFilter, Row>({
  call: "audit.export",
  path: "/Audit/Export",
  tag: "Audit",
  summary: "The entries of a filter as a file",
  fileName: "audit",
  input: auditFilter,
  columns,
  ids: ({ db }, filter) =>
    db
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(and(...auditConditions(filter)))
      .orderBy(desc(auditEntries.at), desc(auditEntries.id)),
  rows: ({ db }, ids) => entries(db, ids),
  audited: ({ search, ...filter }) => ({ ...filter, ...(search !== undefined && { searched: true }) }),
});
