import { useLingui } from "@lingui/react/macro";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { FilterSelect } from "#list/filter/filter-select.tsx";
import type { ListValues } from "#list/list-search.ts";
import type { ListState } from "#list/use-list-search.ts";

/** Filters without their choices are no failure worth a message: the list says when nothing can be reached. */
export const filling = { ...handlesOwnErrors, retryOnMount: false };

interface Place extends ListValues {
  regionId: string;
  subregionId: string;
}

/** By canton, and by district once there is a canton. */
export function PlaceFilters<S extends Place>({ list }: { list: ListState<S> }) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const { data: regions } = trpc.region.tree.useQuery(undefined, filling);
  const region = regions?.find(({ id }) => id === list.values.regionId);
  return (
    <>
      <FilterSelect
        list={list}
        name="regionId"
        label={t`Canton`}
        all={t`Tous les cantons`}
        options={regions?.map((item) => ({ value: item.id, label: nameOf(item) })) ?? []}
        clears={["subregionId"]}
      />
      {region && (
        <FilterSelect
          list={list}
          name="subregionId"
          label={t`District`}
          all={t`Tous les districts`}
          options={region.subregions.map((item) => ({ value: item.id, label: nameOf(item) }))}
        />
      )}
    </>
  );
}
