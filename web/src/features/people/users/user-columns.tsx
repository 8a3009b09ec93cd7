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
      cell: ({ role, isMachine }) => <RoleBadge role={role} isMachine={isMachine} />,
    },
    { key: "state", header: t`État`, place: "foot", cell: (user) => <AccountStateCell account={user} /> },
    {
      key: "lastSignIn",
      header: t`Dernière connexion`,
      inline: "named",
      place: "figure",
      hideOn: "between",
      cell: ({ lastLoginAt }) =>
        lastLoginAt === undefined ? (
          <span className="text-ink-3">
            <Trans>Jamais</Trans>
          </span>
        ) : (
          <span className="num">{recent(lastLoginAt)}</span>
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
