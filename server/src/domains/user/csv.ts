import type { Role } from "@metiro/shared/roles";
import { type User, type UserFilters, userFilters } from "@metiro/shared/user/schema";
import { lookedUp } from "../../db/paging/keyset-page.ts";
import { orderBy } from "../../db/paging/order.ts";
import { users } from "../../db/schema/index.ts";
import { accountStateWords, yesOrNo } from "../../i18n/account-words.ts";
import { momentCell } from "../../exports/csv.ts";
import { type CsvColumn, csvExport } from "../../exports/csv-export.ts";
import { userItems } from "./queries.ts";
import { usersQuery } from "./list.ts";
import { noteExported } from "../data-access/index.ts";

const roleWords: Record<Role, CsvColumn<User>["header"]> = {
  Admin: (i18n) => i18n.t({ id: "csv.role.admin", message: "Administration" }),
  Company: (i18n) => i18n.t({ id: "csv.role.company", message: "Entreprise" }),
  Tenderer: (i18n) => i18n.t({ id: "csv.role.client", message: "Client" }),
};

const columns: readonly CsvColumn<User>[] = [
  { header: (i18n) => i18n.t({ id: "csv.lastName", message: "Nom" }), cell: (row) => row.lastName },
  { header: (i18n) => i18n.t({ id: "csv.firstName", message: "Prénom" }), cell: (row) => row.firstName },
  { header: (i18n) => i18n.t({ id: "csv.company", message: "Entreprise" }), cell: (row) => row.companyName },
  { header: (i18n) => i18n.t({ id: "csv.email", message: "E-mail" }), cell: (row) => row.email },
  { header: (i18n) => i18n.t({ id: "csv.phone", message: "Téléphone" }), cell: (row) => row.phone },
  { header: (i18n) => i18n.t({ id: "csv.role", message: "Rôle" }), cell: (row, i18n) => roleWords[row.role](i18n) },
  { header: (i18n) => i18n.t({ id: "csv.state", message: "État" }), cell: accountStateWords },
  {
    header: (i18n) => i18n.t({ id: "csv.profileCompleted", message: "Profil complet" }),
    cell: (row, i18n) => yesOrNo(row.profileCompleted, i18n),
  },
  { header: (i18n) => i18n.t({ id: "csv.lang", message: "Langue" }), cell: (row) => row.lang },
  {
    header: (i18n) => i18n.t({ id: "csv.lastLoginAt", message: "Dernière connexion" }),
    cell: (row) => momentCell(row.lastLoginAt),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.signedUpAt", message: "Inscription" }),
    cell: (row) => momentCell(row.createdAt),
  },
];

/** « Utilisateurs » as a file. */
export const userExport = csvExport<UserFilters, User>({
  call: "user.export",
  path: "/User/Export",
  tag: "User",
  summary: "The accounts of a filter as a file",
  fileName: "utilisateurs",
  input: userFilters,
  columns,
  ids: ({ db }, filters) => {
    const { where, order } = usersQuery(filters);
    return db
      .select({ id: users.id })
      .from(users)
      .where(filters.search === undefined ? where : lookedUp(users, users.id, where))
      .orderBy(...orderBy(order));
  },
  rows: ({ db }, ids) => userItems(db, ids),
  noted: ({ db, actor }, ids) => noteExported(db, actor, "users", ids),
  audited: ({ search, ...filters }) => ({ ...filters, ...(search !== undefined && { searched: true }) }),
});
