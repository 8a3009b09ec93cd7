import { Trans, useLingui } from "@lingui/react/macro";
import type { SubscriptionPage } from "@metiro/shared/subscription/schema";
import { formatCount } from "@metiro/shared/text/format";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { plural } from "@lingui/core/macro";
import { trpc } from "#api/trpc.ts";
import { ExportButton } from "#list/export/export-button.tsx";
import { ListScreen } from "#list/list-screen.tsx";
import { type ListState, useListSearch } from "#list/use-list-search.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import type { Tab } from "#ui/navigation/tabs.tsx";
import { FilterSelect, SortSelect } from "#list/filter/filter-select.tsx";
import { FilterDays } from "#list/filter/filter-days.tsx";
import { SubscriptionRowActions } from "../row-actions.tsx";
import { useSubscriptionColumns } from "./subscription-columns.tsx";
import {
  type SubscriptionView,
  type SubscriptionsValues,
  subscriptionsFilter,
  subscriptionsInput,
  subscriptionsSearch,
  subscriptionViews,
  endings,
} from "./subscriptions-search.ts";

/** « Abonnements »: all paid periods of all companies. */
export function SubscriptionsList() {
  const { t } = useLingui();
  const list = useListSearch(subscriptionsSearch, ["status", "sort"]);
  const query = trpc.subscription.list.useQuery(subscriptionsInput(list.values), {
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  const columns = useSubscriptionColumns(list.values.sort);
  const tabs = useTabs(list.values.status, query.data?.statusCounts);
  return (
    <ListScreen
      title={<Trans>Abonnements</Trans>}
      description={<Trans>Les périodes payées par les entreprises.</Trans>}
      corner={<ExportButton path="/Subscription/Export" input={subscriptionsFilter(list.values)} />}
      actions={
        <>
          <Link to="/admin/subscriptions/revenue" className={buttonClass({ variant: "secondary" })}>
            <Trans>Revenus</Trans>
          </Link>
          <Link to="/admin/subscriptions/new" className={buttonClass()}>
            <Icon of={Plus} size="sm" />
            <Trans>Nouvel abonnement</Trans>
          </Link>
        </>
      }
      list={list}
      query={query}
      compactFirst
      name="subscriptions"
      tabs={tabs}
      tabsLabel={t`État des abonnements`}
      filters={<SubscriptionFilters list={list} />}
      columns={columns}
      rowKey={({ id }) => id}
      rowLink={({ company }, parts) => (
        <Link {...parts} to="/admin/subscriptions/company/$id" params={{ id: company.id }} />
      )}
      cornerActions="menu"
      rowActions={(subscription) => <SubscriptionRowActions subscription={subscription} />}
      rowState={({ status }) => ({ off: status === "canceled" })}
      words={{
        caption: t`Abonnements`,
        search: t`Entreprise, localité, numéro IDE`,
        failed: t`Les abonnements n’ont pas pu être chargés`,
        empty: {
          title: t`Aucun abonnement pour l’instant`,
          text: t`Saisissez ici les périodes que les entreprises ont payées.`,
        },
        noMatch: t`Aucun abonnement ne correspond`,
      }}
    />
  );
}

function useTabs(current: SubscriptionView, counts: SubscriptionPage["statusCounts"] | undefined): Tab[] {
  const { t } = useLingui();
  const words = { all: t`Tous`, active: t`Actifs`, upcoming: t`À venir`, expired: t`Échus`, canceled: t`Annulés` };
  return subscriptionViews.map((view) => ({
    key: view,
    label: words[view],
    count: counts && formatCount(view === "all" ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[view]),
    current: view === current,
    link: (parts: LinkParts) => (
      <Link
        {...parts}
        to="."
        search={(previous) => ({ ...previous, status: view, pageNumber: 1 })}
        resetScroll={false}
      />
    ),
  }));
}

/** By when they end, by a period they touch, and on a phone their order. */
function SubscriptionFilters({ list }: { list: ListState<SubscriptionsValues> }) {
  const { t } = useLingui();
  return (
    <>
      <FilterSelect
        list={list}
        name="ending"
        label={t`Échéance`}
        all={t`Échéance : toutes`}
        options={endings.map((days) => ({
          value: days,
          label: t`${plural(Number.parseInt(days, 10), { one: "Échéance dans # jour", other: "Échéance dans # jours" })}`,
        }))}
      />
      <FilterDays list={list} from="from" to="to" label={t`Période de l’abonnement`} />
      <SortSelect
        list={list}
        options={[
          { value: "due", label: t`À renouveler d’abord` },
          { value: "newest", label: t`Derniers saisis` },
          { value: "oldest", label: t`Premiers saisis` },
          { value: "endsFirst", label: t`Échéance la plus proche` },
          { value: "endsLast", label: t`Échéance la plus lointaine` },
          { value: "startsFirst", label: t`Début le plus ancien` },
          { value: "startsLast", label: t`Début le plus récent` },
        ]}
      />
    </>
  );
}
