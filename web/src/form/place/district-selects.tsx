import { useLingui } from "@lingui/react/macro";
import type { RegionTree } from "@metiro/shared/region/schema";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { Field } from "#ui/input/field.tsx";
import { Select } from "#ui/input/select.tsx";

interface District {
  regionId?: string | undefined;
  subregionId?: string | undefined;
}

interface DistrictSelectsProps {
  regions: readonly RegionTree[];
  value: District;
  onChange: (district: District) => void;
  onBlur?: (() => void) | undefined;
  optional?: boolean | undefined;
  /** Said at what is missing: the canton, then the district. */
  error?: string | undefined;
}

/** A canton, and one of its districts. */
export function DistrictSelects({ regions, value, onChange, onBlur, optional, error }: DistrictSelectsProps) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const canton = regions.find((region) => region.id === value.regionId);
  return (
    <>
      <Field label={t`Canton`} optional={optional} error={canton ? undefined : error}>
        <Select
          name="regionId"
          autoComplete="address-level1"
          placeholder={t`Choisir un canton`}
          options={regions.map((region) => ({ value: region.id, label: nameOf(region) }))}
          value={canton?.id ?? ""}
          onChange={(event) => onChange({ regionId: event.target.value, subregionId: undefined })}
        />
      </Field>
      <Field label={t`District`} optional={optional} error={canton ? error : undefined}>
        <Select
          name="subregionId"
          disabled={!canton}
          placeholder={canton ? t`Choisir un district` : t`Choisissez d’abord le canton`}
          options={(canton?.subregions ?? []).map((region) => ({ value: region.id, label: nameOf(region) }))}
          value={value.subregionId ?? ""}
          onChange={(event) => onChange({ regionId: canton?.id, subregionId: event.target.value })}
          onBlur={onBlur}
        />
      </Field>
    </>
  );
}
