import { Plural, useLingui } from "@lingui/react/macro";
import { maxPlaces } from "@metiro/shared/company/constants";
import type { RegionTree } from "@metiro/shared/region/schema";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { useEffect, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { useCantonGroups } from "./coverage-groups.ts";
import { TreeField } from "../field/tree-field.tsx";
import { PlaceRows } from "./place-rows.tsx";
import { type Where, withoutPlace, withTree } from "./places-and-districts.ts";
import { type Located, useBrought, useDistances } from "./use-places.ts";

/** Kilometres around a place that is chosen by its name. */
const firstRadius = 15;

interface DistrictFieldProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  /** Whose it is, as it was saved. */
  company: Located;
  label: string;
  regions: readonly RegionTree[];
  /** It is a part of a longer form. */
  short?: boolean | undefined;
}

/** Where a company serves: cantons and districts, the nearest first, and the surroundings of places. */
export function DistrictField<Input extends FieldValues, Output>(props: DistrictFieldProps<Input, Output>) {
  const { control, company, label, regions, short } = props;
  const { t } = useLingui();
  const subregionIds = useController({ control, name: "subregionIds" as FieldPath<Input> });
  const chosenPlaces = useController({ control, name: "places" as FieldPath<Input> });
  const where: Where = {
    subregionIds: subregionIds.field.value as string[],
    places: chosenPlaces.field.value as Where["places"],
  };
  const brought = useBrought(company, where.places);
  const distances = useDistances(company, where.places);
  const cantons = useCantonGroups(regions).toSorted(
    (one, other) => (distances.get(one.key) ?? Infinity) - (distances.get(other.key) ?? Infinity) || 0,
  );
  const results = usePlaceResults();
  const take = (next: Where) => {
    subregionIds.field.onChange(next.subregionIds);
    chosenPlaces.field.onChange(next.places);
  };
  return (
    <TreeField
      control={control}
      name={"subregionIds" as FieldPath<Input>}
      label={label}
      groups={cantons}
      short={short}
      searchLabel={t`Canton, district ou localité`}
      nameOfWhole={({ name }) => t`${name} (tout le canton)`}
      allLabel={t`Toute la Suisse`}
      ids={[...new Set([...where.subregionIds, ...[...brought.values()].flat()])]}
      onIds={(ids) => take(withTree(where, brought, new Set(ids)))}
      beside={{
        onType: results.type,
        options:
          where.places.length < maxPlaces
            ? results.found
                .filter(({ postalCode }) => where.places.every((place) => place.postalCode !== postalCode))
                .map(({ postalCode, locality }) => ({
                  key: postalCode,
                  label: t`${locality} (${postalCode}) et environs`,
                }))
            : [],
        onChoose: (postalCode) => {
          const place = results.found.find((one) => one.postalCode === postalCode);
          if (!place) return;
          const { locality } = place;
          take({ ...where, places: [...where.places, { postalCode, locality, radiusKm: firstRadius }] });
        },
      }}
    >
      <PlaceRows
        places={where.places.map((place) => ({ ...place, districts: brought.get(place.postalCode)?.length ?? 0 }))}
        onRadius={(postalCode, radiusKm) =>
          take({
            ...where,
            places: where.places.map((place) => (place.postalCode === postalCode ? { ...place, radiusKm } : place)),
          })
        }
        onRemove={(postalCode) => take(withoutPlace(where, postalCode))}
        words={(count) => <Plural value={count} one="# district" other="# districts" />}
      />
    </TreeField>
  );
}

/** Milliseconds in which one goes on typing. */
const pause = 200;
const shown = 4;

/** The places that a text may mean, one for each name; none while too little is typed. */
function usePlaceResults() {
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data = [] } = trpc.region.places.useQuery({ search }, { enabled: search.length > 1, ...handlesOwnErrors });
  const known = data.filter(({ subregionId }) => subregionId !== undefined);
  const names = new Set<string>();
  const found = known.filter(({ locality }) => !names.has(locality) && names.add(locality));
  return { type: setTyped, found: search.length > 1 && typed.trim() !== "" ? found.slice(0, shown) : [] };
}
