import { Trans, useLingui } from "@lingui/react/macro";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Ellipsis, KeyRound, Plus, UserPlus } from "lucide-react";
import { Suspense, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { ExportButton } from "#list/export/export-button.tsx";
import { ListScreen } from "#list/list-screen.tsx";
import { useListSearch } from "#list/use-list-search.ts";
import { Button } from "#ui/button/button.tsx";
import { cornerClass, cornerWordsClass } from "#ui/navigation/corner-class.ts";
import { DropdownMenu, MenuItem, MenuLink } from "#ui/overlay/dropdown-menu.tsx";
import { AccountRowMenu } from "../account/account-row-menu.tsx";
import { nameOfUser } from "../account/name-of-user.ts";
import { LockoutsCard } from "../account/lockouts-card.tsx";
import { useUserColumns } from "./user-columns.tsx";
import { UserFilters } from "./user-filters.tsx";
import { usersSearch } from "./users-search.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const AddMachine = lazyPart(() => import("../edit/add-machine.tsx"));
const InviteAdmin = lazyPart(() => import("../edit/invite-admin.tsx"));

/** « Utilisateurs »: every account of the platform. */
export function UsersList() {
  const { t } = useLingui();
  const [inviting, setInviting] = useState(false);
  const [adding, setAdding] = useState(false);
  const list = useListSearch(usersSearch, ["sort"]);
  const query = trpc.user.list.useQuery(list.values, {
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  return (
    <ListScreen
      name="users"
      title={<Trans>Utilisateurs</Trans>}
      description={<Trans>Tous les comptes de la plateforme.</Trans>}
      corner={
        <div className="flex gap-2 md:gap-3">
          <ExportButton path="/User/Export" input={list.values} />
          <DropdownMenu
            title={t`Utilisateurs`}
            trigger={
              <Button variant="secondary" icon={Ellipsis} className={cornerClass}>
                <span className={cornerWordsClass}>
                  <Trans>Autres actions</Trans>
                </span>
              </Button>
            }
          >
            <MenuLink icon={Plus} link={(parts) => <Link {...parts} to="/admin/company/new" search />}>
              <Trans>Créer une entreprise</Trans>
            </MenuLink>
            <MenuItem icon={KeyRound} onSelect={() => setAdding(true)}>
              <Trans>Créer un compte de programme</Trans>
            </MenuItem>
          </DropdownMenu>
        </div>
      }
      actions={
        <>
          {adding && (
            <Suspense>
              <AddMachine onClose={() => setAdding(false)} />
            </Suspense>
          )}
          <Button icon={UserPlus} onClick={() => setInviting(true)}>
            <Trans>Inviter un administrateur</Trans>
          </Button>
          {inviting && (
            <Suspense>
              <InviteAdmin onClose={() => setInviting(false)} />
            </Suspense>
          )}
        </>
      }
      first={<LockoutsCard />}
      list={list}
      query={query}
      compactFirst
      filters={<UserFilters list={list} />}
      columns={useUserColumns(list.values.sort)}
      rowKey={({ id }) => id}
      rowState={({ lockedAt }) => ({ off: lockedAt !== undefined })}
      rowLink={({ id }, parts) => <Link {...parts} to="/admin/users/$id" params={{ id }} search />}
      cornerActions
      rowActions={(user) => (
        <AccountRowMenu
          account={{
            id: user.id,
            name: nameOfUser(user),
            lockedAt: user.lockedAt,
            ...(user.invited && user.role !== "Tenderer" && { invitedAt: user.email }),
          }}
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
