import type { RegionTree } from "@metiro/shared/region/schema";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { DistrictSelects } from "./district-selects.tsx";
import { asText, type FieldBinding, useField } from "./field-binding.ts";

type Binding<Input extends FieldValues, Output> = Omit<FieldBinding<Input, Output>, "label" | "labelHidden" | "help">;

/** Canton and district, of which the form keeps the id of the district. */
export function DistrictField<Input extends FieldValues, Output>({
  regions,
  ...binding
}: Binding<Input, Output> & { regions: readonly RegionTree[] }) {
  const { value, onChange, onBlur, frame } = useField({ ...binding, label: null });
  const [canton, setCanton] = useState<string>();
  const subregionId = asText(value);
  const own = regions.find(({ subregions }) => subregions.some(({ id }) => id === subregionId));
  return (
    <DistrictSelects
      regions={regions}
      value={{ regionId: own?.id ?? canton, subregionId }}
      onChange={(district) => {
        setCanton(district.regionId);
        onChange(district.subregionId ?? "");
      }}
      onBlur={onBlur}
      optional={frame.optional}
      error={frame.error}
    />
  );
}
