import { maxStreetLength } from "@metiro/shared/job-request/constants";
import { useLingui } from "@lingui/react/macro";
import type { RegionTree } from "@metiro/shared/region/schema";
import { CallsProvider } from "#api/calls-provider.tsx";
import { PlaceField } from "#form/place/place-field.tsx";
import { Field } from "#ui/input/field.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import type { StepProps } from "./step-props.ts";

interface PlaceStepProps extends StepProps {
  regions: readonly RegionTree[];
}

/** Where: the district decides who receives the request, the street is for the visit. */
export function PlaceStep({ draft, change, errors, regions }: PlaceStepProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-6">
      <PlaceField
        value={draft}
        onChange={change}
        regions={regions}
        error={errors["subregionId"] ?? errors["postalCode"] ?? errors["locality"]}
      />
      <Field
        label={t`Rue et numéro`}
        optional
        help={t`Visible seulement pour l’entreprise que vous acceptez.`}
        error={errors["street"]}
      >
        <TextInput
          name="street"
          autoComplete="street-address"
          maxLength={maxStreetLength}
          value={draft.street ?? ""}
          onChange={(event) => change({ street: event.target.value })}
        />
      </Field>
    </div>
  );
}

/** The place as a question of the trade, which may be the first. */
export const PlaceQuestionBody = (props: PlaceStepProps) => (
  <CallsProvider>
    <PlaceStep {...props} />
  </CallsProvider>
);
