import { useLingui } from "@lingui/react/macro";
import { maxPhotos } from "@metiro/shared/job-request/constants";
import { PhotosInput } from "#form/photo/photos-input.tsx";
import { FieldGroup } from "#ui/input/field.tsx";
import { useDeviceFiles } from "../photos/use-device-files.ts";
import { PlansField } from "./plans-field.tsx";
import type { StepProps } from "./step-props.ts";

const none: string[] = [];

/** What it looks like today: most companies ask for it before they give a price. */
export function PhotosStep(step: StepProps) {
  const { t } = useLingui();
  const { change, errors } = step;
  const { photoIds = none } = step.draft;
  const means = useDeviceFiles(photoIds);
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
