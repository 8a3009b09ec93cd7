import { useLingui } from "@lingui/react/macro";
import type { RegionTree } from "@metiro/shared/region/schema";
import { useCatalogueName } from "../../../i18n/use-catalogue-name.ts";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { StepProps } from "./step-props.ts";

interface PlaceStepProps extends StepProps {
  regions: readonly RegionTree[];
}

/** Where: canton and district decide who receives the request, the rest is for the visit. */
export function PlaceStep({ draft, change, errors, regions }: PlaceStepProps) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const canton = regions.find((region) => region.id === draft.regionId);
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field label={t`Canton`} error={canton ? undefined : errors["subregionId"]}>
        <Select
          name="regionId"
          autoComplete="address-level1"
          placeholder={t`Choisir un canton`}
          options={regions.map((region) => ({ value: region.id, label: nameOf(region) }))}
          value={canton?.id ?? ""}
          onChange={(event) => change({ regionId: event.target.value, subregionId: undefined })}
        />
      </Field>
      <Field label={t`District`} error={canton ? errors["subregionId"] : undefined}>
        <Select
          name="subregionId"
          disabled={!canton}
          placeholder={canton ? t`Choisir un district` : t`Choisissez d’abord le canton`}
          options={(canton?.subregions ?? []).map((region) => ({ value: region.id, label: nameOf(region) }))}
          value={draft.subregionId ?? ""}
          onChange={(event) => change({ subregionId: event.target.value })}
        />
      </Field>
      <Field label={t`NPA`} optional error={errors["postalCode"]}>
        <TextInput
          name="postalCode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          value={draft.postalCode ?? ""}
          onChange={(event) => change({ postalCode: event.target.value })}
        />
      </Field>
      <Field label={t`Localité`} optional error={errors["locality"]}>
        <TextInput
          name="locality"
          autoComplete="address-level2"
          value={draft.locality ?? ""}
          onChange={(event) => change({ locality: event.target.value })}
        />
      </Field>
      <Field
        label={t`Rue et numéro`}
        optional
        help={t`Visible seulement pour l’entreprise que vous acceptez.`}
        error={errors["street"]}
        className="md:col-span-2"
      >
        <TextInput
          name="street"
          autoComplete="street-address"
          value={draft.street ?? ""}
          onChange={(event) => change({ street: event.target.value })}
        />
      </Field>
    </div>
  );
}
