import type { RegionTree } from "@metiro/shared/region/schema";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import type { OwnStep } from "@metiro/shared/sub-category/screens";
import { useLingui } from "@lingui/react/macro";
import { maxPhotos } from "@metiro/shared/job-request/constants";
import { CallsProvider } from "#api/calls-provider.tsx";
import { PhotosInput } from "#form/photo/photos-input.tsx";
import { FieldGroup } from "#ui/input/field.tsx";
import { BudgetStep } from "./budget-step.tsx";
import { ContactStep } from "./contact-step.tsx";
import { DescriptionStep } from "./description-step.tsx";
import { PlaceStep } from "./place-step.tsx";
import type { Screen } from "../screens.ts";
import type { StepProps } from "./step-props.ts";
import { SummaryStep } from "./summary-step.tsx";
import { TimingStep } from "./timing-step.tsx";
import { useDeviceFiles } from "../photos/use-device-files.ts";
import { PlansField } from "./plans-field.tsx";

export interface OwnStepProps extends StepProps {
  kind: OwnStep;
  screens: readonly Screen[];
  regions: readonly RegionTree[];
  subcategory: SubcategoryWithForm;
  onEdit: (step: string) => void;
  /** Where signing in leads back to. */
  returnUrl: string;
}

/** One of the request's own steps. */
export const OwnStepBody = (props: OwnStepProps) => (
  <CallsProvider>
    <Step {...props} />
  </CallsProvider>
);

function Step({ kind, screens, regions, subcategory, onEdit, returnUrl, ...step }: OwnStepProps) {
  switch (kind) {
    case "place":
      return <PlaceStep {...step} regions={regions} />;
    case "timing":
      return <TimingStep {...step} />;
    case "budget":
      return <BudgetStep {...step} subcategoryId={subcategory.id} />;
    case "description":
      return <DescriptionStep {...step} subcategory={subcategory} />;
    case "photos":
      return <PhotosStep {...step} />;
    case "contact":
      return <ContactStep {...step} returnUrl={returnUrl} />;
    case "summary":
      return <SummaryStep {...step} screens={screens} regions={regions} onEdit={onEdit} />;
  }
}

const none: string[] = [];

/** What it looks like today: most companies ask for it before they give a price. */
function PhotosStep(step: StepProps) {
  const { t } = useLingui();
  const { change, errors } = step;
  const { photoIds = none } = step.draft;
  const store = useDeviceFiles(photoIds);
  return (
    <div className="grid min-w-0 gap-8">
      <FieldGroup label={t`Photos`} labelHidden optional name="photoIds" error={errors["photoIds"]}>
        <PhotosInput
          name="photoIds"
          value={photoIds}
          onChange={(ids) => change({ photoIds: ids })}
          maxFiles={maxPhotos}
          store={store}
          invalid={errors["photoIds"] !== undefined}
        />
      </FieldGroup>
      <PlansField {...step} />
    </div>
  );
}
