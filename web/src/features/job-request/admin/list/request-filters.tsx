import { useLingui } from "@lingui/react/macro";
import { requestProgress } from "@metiro/shared/job-request/progress";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { requestProgressLooks } from "#domain/request/request-statuses.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { FilterSelect, SortSelect } from "#list/filter/filter-bar.tsx";
import { FilterDays } from "#list/filter/filter-days.tsx";
import type { ListState } from "#list/use-list-search.ts";
import type { RequestsValues } from "./requests-search.ts";

/** Filters without their choices are no failure worth a message: the list says when nothing can be reached. */
const filling = { ...handlesOwnErrors, retryOnMount: false };

/** By trade, place, period, photos, missing answers and order. Subcategories and districts appear with their category and canton. */
export function RequestFilters({ list }: { list: ListState<RequestsValues> }) {
  const { t, i18n } = useLingui();
  const options = useOptions();
  const { data: categories } = trpc.category.list.useQuery(undefined, filling);
  const { data: regions } = trpc.region.tree.useQuery(undefined, filling);
  const category = categories?.find(({ id }) => id === list.values.categoryId);
  const region = regions?.find(({ id }) => id === list.values.regionId);
  return (
    <>
      <FilterSelect
        list={list}
        name="categoryId"
        label={t`Catégorie`}
        all={t`Toutes les catégories`}
        options={options(categories)}
        clears={["subcategoryId"]}
      />
      {category && (
        <FilterSelect
          list={list}
          name="subcategoryId"
          label={t`Sous-catégorie`}
          all={t`Toutes les sous-catégories`}
          options={options(category.subCategories)}
        />
      )}
      <FilterSelect
        list={list}
        name="regionId"
        label={t`Canton`}
        all={t`Tous les cantons`}
        options={options(regions)}
        clears={["subregionId"]}
      />
      {region && (
        <FilterSelect
          list={list}
          name="subregionId"
          label={t`District`}
          all={t`Tous les districts`}
          options={options(region.subregions)}
        />
      )}
      <FilterDays list={list} from="createdFrom" to="createdTo" label={t`Date de création`} />
      <FilterSelect
        list={list}
        name="photos"
        label={t`Photos`}
        all={t`Avec ou sans photos`}
        options={[
          { value: "with", label: t`Avec photos` },
          { value: "without", label: t`Sans photos` },
        ]}
      />
      <FilterSelect
        list={list}
        name="unanswered"
        label={t`Réponses`}
        all={t`Avec ou sans réponse`}
        options={[
          { value: "ever", label: t`Transmises, sans réponse` },
          { value: "over48Hours", label: t`Sans réponse depuis plus de 48 heures` },
        ]}
      />
      {(list.values.status === "processed" || list.values.status === "all") && (
        <FilterSelect
          list={list}
          name="progress"
          label={t`État`}
          all={t`Tous les états`}
          options={requestProgress
            .filter((progress) => list.values.status === "all" || !["toSend", "canceled"].includes(progress))
            .map((progress) => ({ value: progress, label: i18n._(requestProgressLooks[progress].label) }))}
        />
      )}
      <FilterSelect
        list={list}
        name="coverage"
        label={t`Couverture`}
        all={t`Avec ou sans couverture`}
        options={[{ value: "none", label: t`Sans couverture` }]}
      />
      <FilterSelect
        list={list}
        name="desk"
        label={t`Suivi`}
        all={t`Toute l’équipe`}
        options={[
          { value: "mine", label: t`Mes offres` },
          { value: "nobody", label: t`Sans responsable` },
          { value: "marked", label: t`Doublons et indésirables` },
        ]}
      />
      <SortSelect
        list={list}
        options={[
          { value: "newest", label: t`Les plus récentes` },
          { value: "oldest", label: t`Les plus anciennes` },
        ]}
      />
    </>
  );
}

function useOptions() {
  const nameOf = useCatalogueName();
  return (items: readonly (Parameters<typeof nameOf>[0] & { id: string })[] = []) =>
    items.map((item) => ({ value: item.id, label: nameOf(item) }));
}
