import { useLingui } from "@lingui/react/macro";
import { PhotosInput } from "#form/photo/photos-input.tsx";
import { FieldGroup } from "#ui/input/field.tsx";
import { useDevicePhotos } from "../photos/use-device-photos.ts";
import type { StepProps } from "./step-props.ts";

const none: string[] = [];
const maxPhotos = 10;

/** What it looks like today: most companies ask for it before they give a price. */
export function PhotosStep({ draft: { photoIds = none }, change, errors }: StepProps) {
  const { t } = useLingui();
  const means = useDevicePhotos(photoIds);
  return (
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
  );
}
