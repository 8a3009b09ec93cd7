import { useLingui } from "@lingui/react/macro";
import { PhotosInput } from "#form/photo/photos-input.tsx";
import { FieldGroup } from "#ui/input/field.tsx";
import { useDevicePhotos } from "../photos/use-device-photos.ts";
import { PlansField } from "./plans-field.tsx";
import type { StepProps } from "./step-props.ts";

const none: string[] = [];
const maxPhotos = 10;

/** What it looks like today: most companies ask for it before they give a price. */
export function PhotosStep(step: StepProps) {
  const { t } = useLingui();
  const { change, errors } = step;
  const { photoIds = none } = step.draft;
  const means = useDevicePhotos(photoIds);
  return (
    <div className="grid min-w-0 gap-8">
      <FieldGroup label={t`Photos`} labelHidden optional name="photoIds" error={errors["photoIds"]}>
        <PhotosInput
          name="photoIds"
          value={photoIds}
          onChange={(ids) => change({ photoIds: ids })}
          maxFiles={maxPhotos}
          means={means}
          invalid={errors["photoIds"] !== undefined}
        />
      </FieldGroup>
      <PlansField {...step} />
    </div>
  );
}
