import type { I18n } from "@lingui/core";
import { type Subscription, type SubscriptionFilter, subscriptionFilter } from "@metiro/shared/subscription/schema";
import { companyName } from "@metiro/shared/user/nameless";
import { orderBy } from "../../db/paging/order.ts";
import { subscriptions } from "../../db/schema/index.ts";
import { amountCell, momentCell } from "../../exports/csv.ts";
import { type CsvColumn, csvExport } from "../../exports/csv-export.ts";
import { filteredBy, orders } from "./filter.ts";
import { subscriptionsById } from "./queries.ts";

const statusWords = {
  upcoming: (i18n) => i18n.t({ id: "csv.subscription.upcoming", message: "À venir" }),
  active: (i18n) => i18n.t({ id: "csv.subscription.active", message: "Actif" }),
  expired: (i18n) => i18n.t({ id: "csv.subscription.expired", message: "Échu" }),
  canceled: (i18n) => i18n.t({ id: "csv.subscription.canceled", message: "Annulé" }),
} satisfies Record<Subscription["status"], (i18n: I18n) => string>;

const columns: readonly CsvColumn<Subscription>[] = [
  {
    header: (i18n) => i18n.t({ id: "csv.company", message: "Entreprise" }),
    cell: ({ company }, i18n) =>
      companyName(company) ?? i18n.t({ id: "csv.erasedCompany", message: "Entreprise supprimée" }),
  },
  { header: (i18n) => i18n.t({ id: "csv.startsOn", message: "Premier jour" }), cell: (row) => row.startsOn },
  { header: (i18n) => i18n.t({ id: "csv.endsOn", message: "Dernier jour" }), cell: (row) => row.endsOn },
  { header: (i18n) => i18n.t({ id: "csv.amount", message: "Montant" }), cell: (row) => amountCell(row.amount) },
  { header: (i18n) => i18n.t({ id: "csv.currency", message: "Monnaie" }), cell: (row) => row.currency },
  {
    header: (i18n) => i18n.t({ id: "csv.subscription.status", message: "État" }),
    cell: ({ status }, i18n) => statusWords[status](i18n),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.subscription.canceledAt", message: "Annulé le" }),
    cell: (row) => momentCell(row.canceledAt),
  },
  { header: (i18n) => i18n.t({ id: "csv.note", message: "Note" }), cell: (row) => row.note },
  {
    header: (i18n) => i18n.t({ id: "csv.subscription.createdAt", message: "Saisi le" }),
    cell: (row) => momentCell(row.createdAt),
  },
];

/** « Abonnements » as a file: what the list holds under its filters. */
export const subscriptionExport = csvExport<SubscriptionFilter, Subscription>({
  call: "subscription.export",
  path: "/Subscription/Export",
  tag: "Subscription",
  summary: "The subscriptions of a filter as a file",
  fileName: "abonnements",
  input: subscriptionFilter,
  columns,
  ids: ({ db }, input) =>
    db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(filteredBy(input))
      .orderBy(...orderBy(orders[input.sort])),
  rows: ({ db }, ids) => subscriptionsById(db, ids),
  audited: ({ search, ...filter }) => ({ ...filter, ...(search !== undefined && { searched: true }) }),
});
