import { useLingui } from "@lingui/react/macro";
import { FilterSelect, SortSelect } from "#list/filter/filter-select.tsx";
import { useAgeOptions } from "#list/filter/use-age-options.ts";
import type { ListState } from "#list/use-list-search.ts";
import { roleNames } from "#domain/role/role.ts";
import { useStateOptions } from "../account/state-options.ts";
import type { UsersValues } from "./users-search.ts";

/** By role, state and last sign-in. */
export function UserFilters({ list }: { list: ListState<UsersValues> }) {
  const { t, i18n } = useLingui();
  const ages = useAgeOptions("masculine");
  return (
    <>
      <FilterSelect
        list={list}
        name="role"
        label={t`Rôle`}
        all={t`Tous les rôles`}
        options={Object.entries(roleNames).map(([value, label]) => ({ value, label: i18n._(label) }))}
      />
      <FilterSelect list={list} name="state" label={t`État`} all={t`Tous les états`} options={useStateOptions()} />
      <FilterSelect
        list={list}
        name="lastSignIn"
        label={t`Dernière connexion`}
        all={t`Toutes les connexions`}
        options={[
          { value: "last7Days", label: t`Depuis 7 jours` },
          { value: "last30Days", label: t`Depuis 30 jours` },
          { value: "notFor6Months", label: t`Pas depuis 6 mois` },
          { value: "never", label: t`Aucune connexion` },
        ]}
      />
      <SortSelect
        list={list}
        options={[
          ...ages,
          { value: "name", label: t`Par nom` },
          { value: "lastSignIn", label: t`Par dernière connexion` },
        ]}
      />
    </>
  );
}
