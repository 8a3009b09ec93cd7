import { Trans, useLingui } from "@lingui/react/macro";
import { maxUploadMegabytes } from "@metiro/shared/file/constants";
import { maxPlans } from "@metiro/shared/job-request/constants";
import { Suspense } from "react";
import { pdfType } from "#form/document/pdf-store.ts";
import { FieldGroup } from "#ui/input/field.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useDeviceFiles } from "../photos/use-device-files.ts";
import type { StepProps } from "./step-props.ts";

const PdfsInput = lazyPart(() => import("#form/document/pdfs-input.tsx"));
const none: string[] = [];

/** Plans as PDF, beside the photos. */
export function PlansField({ draft: { planIds = none }, change, errors }: StepProps) {
  const { t } = useLingui();
  const store = useDeviceFiles(planIds, pdfType);
  return (
    <FieldGroup
      label={t`Plans en PDF`}
      optional
      name="planIds"
      help={
        <Trans>
          {maxPlans} PDF au plus, de {maxUploadMegabytes} Mo chacun. Les entreprises contactées peuvent les télécharger.
        </Trans>
      }
      error={errors["planIds"]}
    >
      <Suspense fallback={<span className="block min-h-11" />}>
        <PdfsInput
          name="planIds"
          value={planIds}
          onChange={(ids) => change({ planIds: ids })}
          maxFiles={maxPlans}
          store={store}
          invalid={errors["planIds"] !== undefined}
        />
      </Suspense>
    </FieldGroup>
  );
}
