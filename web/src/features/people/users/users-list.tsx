import { Trans, useLingui } from "@lingui/react/macro";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { trpc } from "../../../api.ts";
import { ExportButton } from "../../../list/export-button.tsx";
import { ListScreen } from "../../../list/list-screen.tsx";
import { useListSearch } from "../../../list/use-list-search.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { AccountMenu } from "../account/account-menu.tsx";
import { nameOfUser } from "../account/name-of-user.ts";
import { PausesCard } from "../account/pauses-card.tsx";
import { useUserColumns } from "./user-columns.tsx";
import { UserFilters } from "./user-filters.tsx";
import { usersInput, usersSearch } from "./users-search.ts";

/** « Utilisateurs »: every account of the platform. */
export function UsersList() {
  const { t } = useLingui();
  const list = useListSearch(usersSearch, ["sort"]);
  const query = trpc.user.list.useQuery(usersInput(list.values), {
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  return (
    <ListScreen
      name="users"
      title={<Trans>Utilisateurs</Trans>}
      description={<Trans>Tous les comptes de la plateforme.</Trans>}
      actions={
        <>
          <ExportButton path="/User/Export" input={usersInput(list.values)} />
          <Link to="/admin/company/new" search className={buttonClass()}>
            <Icon of={Plus} />
            <Trans>Créer une entreprise</Trans>
          </Link>
        </>
      }
      first={<PausesCard />}
      list={list}
      query={query}
      filters={<UserFilters list={list} />}
      columns={useUserColumns(list.values.sort)}
      rowKey={({ id }) => id}
      rowState={({ lockedAt }) => ({ off: lockedAt !== undefined })}
      rowLink={({ id }, parts) => <Link {...parts} to="/admin/users/$id" params={{ id }} search />}
      rowActions={(user) => (
        <AccountMenu
          account={{ id: user.id, name: nameOfUser(user), lockedAt: user.lockedAt }}
          open={(parts) => <Link {...parts} to="/admin/users/$id" params={{ id: user.id }} search />}
        />
      )}
      words={{
        caption: t`Utilisateurs`,
        search: t`Nom ou adresse e-mail`,
        failed: t`Les utilisateurs n’ont pas pu être chargés`,
        empty: { title: t`Aucun utilisateur` },
        noMatch: t`Aucun utilisateur ne correspond`,
      }}
    />
  );
}
