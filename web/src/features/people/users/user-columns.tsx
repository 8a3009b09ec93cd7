import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import type { User } from "@metiro/shared/user/schema";
import { useFormats } from "#i18n/use-formats.ts";
import type { Column } from "#list/column.ts";
import { AccountStateCell } from "../account/account-state.tsx";
import { nameOfUser } from "../account/name-of-user.ts";
import { PersonCell } from "../account/person-cell.tsx";
import { RoleBadge } from "#domain/role/role-badge.tsx";
import { sortLink } from "#list/sort-link.tsx";
import type { UsersValues } from "./users-search.ts";

export function useUserColumns(sort: UsersValues["sort"]): Column<User>[] {
  const { t } = useLingui();
  const { recent } = useFormats();
  return [
    {
      key: "name",
      header: t`Utilisateur`,
      primary: true,
      cell: (user) => <PersonCell name={nameOfUser(user)} note={user.email} round={user.role !== "Company"} />,
      sorted: sort === "name" ? "ascending" : undefined,
      sortLink: sortLink("name"),
    },
    {
      key: "role",
      header: t`Rôle`,
      place: "below",
      cell: (user) => (
        <span className="max-md:flex max-md:flex-wrap max-md:gap-1.5">
          <RoleBadge role={user.role} isMachine={user.isMachine} />
          <span className="md:hidden">
            <AccountStateCell account={user} beside />
          </span>
        </span>
      ),
    },
    { key: "state", header: t`État`, hideOn: "phone", cell: (user) => <AccountStateCell account={user} /> },
    {
      key: "lastSignIn",
      header: t`Dernière connexion`,
      place: "figure",
      hideOn: "between",
      cell: ({ lastLoginAt }) =>
        lastLoginAt === undefined ? (
          <span className="text-ink-3">
            <span className="max-md:hidden">
              <Trans>Jamais</Trans>
            </span>
            <span className="md:hidden">
              <Trans context="person">jamais vu</Trans>
            </span>
          </span>
        ) : (
          <span className="num max-md:text-ink-2">
            <span className="max-md:hidden">{recent(lastLoginAt)}</span>
            <span className="md:hidden">
              <Trans context="person">vu {recent(lastLoginAt)}</Trans>
            </span>
          </span>
        ),
      sorted: sort === "lastSignIn" ? "descending" : undefined,
      sortLink: sortLink("lastSignIn"),
    },
    {
      key: "created",
      header: t`Inscription`,
      hideOn: "phone",
      cell: ({ createdAt }) => <span className="num">{formatDay(createdAt)}</span>,
      sorted: sort === "newest" ? "descending" : sort === "oldest" ? "ascending" : undefined,
      sortLink: sortLink(sort === "newest" ? "oldest" : "newest"),
    },
  ];
}
