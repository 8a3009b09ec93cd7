import { useLingui } from "@lingui/react/macro";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { FilterSelect } from "#list/filter/filter-select.tsx";
import type { ListValues } from "#list/list-search.ts";
import type { ListState } from "#list/use-list-search.ts";

/** Filters without their choices are no failure worth a message: the list says when nothing can be reached. */
const filling = { ...handlesOwnErrors, retryOnMount: false };

export const useRegionTree = () => trpc.region.tree.useQuery(undefined, filling).data;

type Values = ListValues & Record<"categoryId" | "subcategoryId" | "regionId" | "subregionId", string>;

/** By service and place. Services and districts appear with their category and canton. */
export function ServicePlaceFilters({ list }: { list: ListState<Values> }) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const options = (items: readonly (Parameters<typeof nameOf>[0] & { id: string })[] = []) =>
    items.map((item) => ({ value: item.id, label: nameOf(item) }));
  const { data: categories } = trpc.category.list.useQuery(undefined, filling);
  const regions = useRegionTree();
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
    </>
  );
}
