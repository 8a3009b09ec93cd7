import type { RegionTree } from "@metiro/shared/region/schema";
import { useState } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { asText } from "../field/as-value.ts";
import { PlaceField } from "./place-field.tsx";
import type { PlaceValue } from "./use-place-search.ts";

interface BoundPlaceProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  optional?: boolean | undefined;
  className?: string | undefined;
}

/** Postal code and locality of a form. */
export function TownField<Input extends FieldValues, Output>(props: BoundPlaceProps<Input, Output>) {
  const { control, optional, className } = props;
  const { value, change, blur, error } = useTown(control);
  return (
    <PlaceField value={value} onChange={change} onBlur={blur} optional={optional} error={error} className={className} />
  );
}

/** Postal code, locality and district of a form, which keeps no canton: that is the one of the district. */
export function AddressPlaceField<Input extends FieldValues, Output>({
  regions,
  control,
  optional,
  className,
}: BoundPlaceProps<Input, Output> & { regions: readonly RegionTree[] }) {
  const { value, change, blur, error } = useTown(control);
  const { field, fieldState } = useController({ control, name: "subregionId" as FieldPath<Input> });
  const [canton, setCanton] = useState<string>();
  const subregionId = asText(field.value) || undefined;
  const own = regions.find(({ subregions }) => subregions.some(({ id }) => id === subregionId));
  return (
    <PlaceField
      value={{ ...value, regionId: own?.id ?? canton, subregionId }}
      onChange={(place) => {
        setCanton(place.regionId);
        change(place);
        field.onChange(place.subregionId ?? "");
      }}
      onBlur={blur}
      regions={regions}
      optional={optional}
      error={error ?? fieldState.error?.message}
      className={className}
    />
  );
}

function useTown<Input extends FieldValues, Output>(control: Control<Input, unknown, Output>) {
  const code = useController({ control, name: "postalCode" as FieldPath<Input> });
  const locality = useController({ control, name: "locality" as FieldPath<Input> });
  return {
    value: {
      postalCode: asText(code.field.value) || undefined,
      locality: asText(locality.field.value) || undefined,
    },
    change: (place: PlaceValue) => {
      code.field.onChange(place.postalCode ?? "");
      locality.field.onChange(place.locality ?? "");
    },
    blur: code.field.onBlur,
    error: code.fieldState.error?.message ?? locality.fieldState.error?.message,
  };
}
