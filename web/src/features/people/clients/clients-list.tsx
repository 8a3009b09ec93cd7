import { Trans, useLingui } from "@lingui/react/macro";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import { FilterSelect, SortSelect } from "#list/filter/filter-select.tsx";
import { useAgeOptions } from "#list/filter/use-age-options.ts";
import { ExportButton } from "#list/export/export-button.tsx";
import { ListScreen } from "#list/list-screen.tsx";
import { useListSearch } from "#list/use-list-search.ts";
import { AccountRowMenu } from "../account/account-row-menu.tsx";
import { nameOfUser } from "../account/name-of-user.ts";
import { PlaceFilters } from "../account/place-filters.tsx";
import { useStateOptions } from "../account/state-options.ts";
import { usePersonColumns } from "./person-columns.tsx";
import { clientsInput, clientsSearch } from "./clients-search.ts";

/** « Clients »: everybody who may post requests. */
export function ClientsList() {
  const { t } = useLingui();
  const list = useListSearch(clientsSearch, ["sort"]);
  const query = trpc.tenderer.list.useQuery(clientsInput(list.values), {
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  const states = useStateOptions();
  const ages = useAgeOptions("masculine");
  return (
    <ListScreen
      name="tenderers"
      title={<Trans>Clients</Trans>}
      description={<Trans>Les personnes qui publient des demandes.</Trans>}
      corner={<ExportButton path="/Tenderer/Export" input={clientsInput(list.values)} />}
      list={list}
      query={query}
      compactFirst
      filters={
        <>
          <PlaceFilters list={list} />
          <FilterSelect list={list} name="state" label={t`État`} all={t`Tous les états`} options={states} />
          <SortSelect list={list} options={[...ages, { value: "name", label: t`Par nom` }]} />
        </>
      }
      columns={usePersonColumns(list.values.sort)}
      rowKey={({ id }) => id}
      rowState={({ lockedAt }) => ({ off: lockedAt !== undefined })}
      rowLink={({ id }, parts) => <Link {...parts} to="/admin/tenderer/$id" params={{ id }} search />}
      cornerActions
      rowActions={({ id, user, lockedAt }) => (
        <AccountRowMenu
          account={{ id: user.id, name: nameOfUser(user), lockedAt }}
          open={(parts) => <Link {...parts} to="/admin/tenderer/$id" params={{ id }} search />}
        />
      )}
      words={{
        caption: t`Clients`,
        search: t`Nom, e-mail ou localité`,
        failed: t`Les clients n’ont pas pu être chargés`,
        empty: { title: t`Aucun client`, text: t`Les clients arrivent ici dès leur inscription.` },
        noMatch: t`Aucun client ne correspond`,
      }}
    />
  );
}
