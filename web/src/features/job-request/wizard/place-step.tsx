import { useLingui } from "@lingui/react/macro";
import type { RegionTree } from "@metiro/shared/region/schema";
import { DistrictSelects } from "../../../form/district-selects.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { StepProps } from "./step-props.ts";
import { usePlaceLookup } from "./use-place-lookup.ts";

interface PlaceStepProps extends StepProps {
  regions: readonly RegionTree[];
}

/** Where: canton and district decide who receives the request, the rest is for the visit. */
export function PlaceStep({ draft, change, errors, regions }: PlaceStepProps) {
  const { t } = useLingui();
  const lookUp = usePlaceLookup(change);
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field label={t`NPA`} optional error={errors["postalCode"]}>
        <TextInput
          name="postalCode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          value={draft.postalCode ?? ""}
          onChange={(event) => void lookUp(event.target.value)}
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
      <DistrictSelects regions={regions} value={draft} onChange={change} error={errors["subregionId"]} />
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
