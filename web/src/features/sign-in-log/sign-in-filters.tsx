import { useLingui } from "@lingui/react/macro";
import { methodWords } from "#domain/sign-in/method-words.ts";
import { outcomeLooks } from "#domain/sign-in/sign-in-words.ts";
import { FilterSelect, SortSelect } from "#list/filter/filter-select.tsx";
import { useAgeOptions } from "#list/filter/use-age-options.ts";
import { FilterDays } from "#list/filter/filter-days.tsx";
import type { ListState } from "#list/use-list-search.ts";
import type { SignInsValues } from "./sign-ins-search.ts";

/** By what came of it, with what, and period. */
export function SignInFilters({ list }: { list: ListState<SignInsValues> }) {
  const { t, i18n } = useLingui();
  const ages = useAgeOptions("masculine");
  return (
    <>
      <FilterSelect
        list={list}
        name="outcome"
        label={t`Résultat`}
        all={t`Tous les résultats`}
        options={[
          { value: "refused", label: t`Tout ce qui est refusé` },
          ...Object.entries(outcomeLooks).map(([value, { label }]) => ({ value, label: i18n._(label) })),
        ]}
      />
      <FilterSelect
        list={list}
        name="method"
        label={t`Moyen`}
        all={t`Tous les moyens`}
        options={Object.entries(methodWords).map(([value, label]) => ({ value, label: i18n._(label) }))}
      />
      <FilterDays list={list} from="from" to="to" label={t`Période`} />
      <SortSelect list={list} options={ages} />
    </>
  );
}
