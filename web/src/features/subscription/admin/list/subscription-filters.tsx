import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { FilterSelect, SortSelect } from "#list/filter/filter-select.tsx";
import { FilterDays } from "#list/filter/filter-days.tsx";
import type { ListState } from "#list/use-list-search.ts";
import { endings, type SubscriptionsValues } from "./subscriptions-search.ts";

/** By when they end, by a period they touch, and on a phone their order. */
export function SubscriptionFilters({ list }: { list: ListState<SubscriptionsValues> }) {
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
