import type { I18n } from "@lingui/core";
import { type ExportMailsInput, exportMailsInput, type HeldMail, type WaitingMail } from "@metiro/shared/mail/schema";
import type { Db } from "../../../db/client.ts";
import { momentCell } from "../../../exports/csv.ts";
import { type CsvColumn, csvExport } from "../../../exports/csv-export.ts";
import type { IdQuery } from "../../../exports/id-batches.ts";
import { type Mail } from "../../../mail/index.ts";
import { failedMails, waitingMails } from "../delivery/queued.ts";
import { heldMailsList } from "../delivery/deferred.ts";
import { noteExported } from "../../data-access/index.ts";
import { withNames } from "./with-names.ts";

type View = ExportMailsInput["view"];
type State = WaitingMail["state"] | HeldMail["why"] | "failed";

interface MailRow {
  data: Pick<Mail, "kind" | "to" | "data">;
  state?: WaitingMail["state"];
  why?: HeldMail["why"];
  /** What the server of the mail answered, or what became of the connection to it. */
  failure?: Record<string, string | number> | null;
  attempts?: number;
  createdAt: string;
  dueAt?: string;
  failedAt?: string;
}
type Row = Awaited<ReturnType<typeof withNames<MailRow>>>[number];

interface List {
  ids: () => IdQuery;
  rows: (ids: string[]) => Promise<MailRow[]>;
}
const lists: Record<View, (db: Db, filter: ExportMailsInput) => List> = {
  failed: failedMails,
  waiting: waitingMails,
  held: heldMailsList,
};

const stateWords = {
  failed: (i18n) => i18n.t({ id: "csv.mail.failed", message: "Abandonné" }),
  due: (i18n) => i18n.t({ id: "csv.mail.due", message: "À envoyer" }),
  sending: (i18n) => i18n.t({ id: "csv.mail.sending", message: "Envoi en cours" }),
  paused: (i18n) => i18n.t({ id: "csv.mail.paused", message: "Nouvel essai prévu" }),
  daily: (i18n) => i18n.t({ id: "csv.mail.daily", message: "Attend le résumé du jour" }),
  quiet: (i18n) => i18n.t({ id: "csv.mail.quiet", message: "Attend la fin des heures calmes" }),
} satisfies Record<State, (i18n: I18n) => string>;

const columns: readonly CsvColumn<Row>[] = [
  { header: (i18n) => i18n.t({ id: "csv.mail.kind", message: "Genre" }), cell: ({ data }) => data.kind },
  { header: (i18n) => i18n.t({ id: "csv.lastName", message: "Nom" }), cell: (row) => row.recipient?.lastName },
  { header: (i18n) => i18n.t({ id: "csv.firstName", message: "Prénom" }), cell: (row) => row.recipient?.firstName },
  { header: (i18n) => i18n.t({ id: "csv.email", message: "E-mail" }), cell: (row) => row.recipient?.email },
  { header: (i18n) => i18n.t({ id: "csv.mail.request", message: "Offre n°" }), cell: (row) => row.request?.number },
  {
    header: (i18n) => i18n.t({ id: "csv.state", message: "État" }),
    cell: ({ state, why }, i18n) => stateWords[state ?? why ?? "failed"](i18n),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.mail.reason", message: "Motif" }),
    cell: ({ failure }) => failure && (failure["responseCode"] ?? failure["code"] ?? failure["error"]),
  },
  { header: (i18n) => i18n.t({ id: "csv.mail.attempts", message: "Essais" }), cell: (row) => row.attempts },
  {
    header: (i18n) => i18n.t({ id: "csv.mail.createdAt", message: "Créé le" }),
    cell: (row) => momentCell(row.createdAt),
  },
  { header: (i18n) => i18n.t({ id: "csv.mail.dueAt", message: "Prévu le" }), cell: (row) => momentCell(row.dueAt) },
  {
    header: (i18n) => i18n.t({ id: "csv.mail.failedAt", message: "Abandonné le" }),
    cell: (row) => momentCell(row.failedAt),
  },
];

/** « E-mails » as a file: one of its three lists, under its filters. What a mail says stays here. */
export const mailExport = csvExport<ExportMailsInput, Row>({
  call: "mail.export",
  path: "/Mail/Export",
  tag: "Mail",
  summary: "The mails of a list as a file: given up, on their way, or held back",
  fileName: "e-mails",
  input: exportMailsInput,
  columns,
  ids: ({ db }, input) => lists[input.view](db, input).ids(),
  rows: async ({ db }, ids, input) => withNames(db, await lists[input.view](db, input).rows(ids)),
  noted: ({ db, actor }, _ids, rows) =>
    noteExported(db, actor, "users", [...new Set(rows.flatMap(({ recipient }) => recipient?.id ?? []))]),
  audited: ({ search, ...filter }) => ({ ...filter, ...(search !== undefined && { searched: true }) }),
});
