import { Trans, useLingui } from "@lingui/react/macro";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { ExportButton } from "#list/export/export-button.tsx";
import { ListScreen } from "#list/list-screen.tsx";
import { useListSearch } from "#list/use-list-search.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";
import { AccountRowMenu } from "../account/account-row-menu.tsx";
import { companiesInput, companiesSearch } from "./companies-search.ts";
import { useCompanyColumns } from "./company-columns.tsx";
import { CompanyFilters, RareCompanyFilters, rareCompanyFilters } from "./company-filters.tsx";

/** « Entreprises »: every company of the platform. */
export function CompaniesList() {
  const { t } = useLingui();
  const list = useListSearch(companiesSearch, ["sort"]);
  const query = trpc.company.list.useQuery(companiesInput(list.values), {
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  const create = (
    <Link to="/admin/company/new" search className={buttonClass()}>
      <Icon of={Plus} />
      <Trans>Créer une entreprise</Trans>
    </Link>
  );
  return (
    <ListScreen
      name="companies"
      title={<Trans>Entreprises</Trans>}
      description={<Trans>Celles qui reçoivent les demandes et y répondent.</Trans>}
      corner={<ExportButton path="/Company/Export" input={companiesInput(list.values)} />}
      actions={create}
      list={list}
      query={query}
      compactFirst
      filters={<CompanyFilters list={list} />}
      more={{ names: rareCompanyFilters, filters: <RareCompanyFilters list={list} /> }}
      columns={useCompanyColumns(list.values.sort)}
      rowKey={({ id }) => id}
      rowState={({ available }) => ({ off: !available })}
      rowLink={({ id }, parts) => <Link {...parts} to="/admin/company/$id" params={{ id }} search />}
      cornerActions
      rowActions={({ id, userId, name, lockedAt }) => (
        <AccountRowMenu
          account={{ id: userId, name, lockedAt }}
          open={(parts) => <Link {...parts} to="/admin/company/$id" params={{ id }} search />}
        />
      )}
      words={{
        caption: t`Entreprises`,
        search: t`Nom, localité, e-mail ou numéro IDE`,
        failed: t`Les entreprises n’ont pas pu être chargées`,
        empty: {
          title: t`Aucune entreprise`,
          text: t`Elles s’inscrivent elles-mêmes, ou vous les invitez.`,
          action: create,
        },
        noMatch: t`Aucune entreprise ne correspond`,
      }}
    />
  );
}
