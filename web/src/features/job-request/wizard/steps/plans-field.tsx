import { Trans, useLingui } from "@lingui/react/macro";
import { maxPlans } from "@metiro/shared/document/constants";
import { Suspense } from "react";
import { FieldGroup } from "#ui/input/field.tsx";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";
import { useDevicePlans } from "../photos/use-device-plans.ts";
import type { StepProps } from "./step-props.ts";

const PdfsInput = lazyPart(() => import("#form/document/pdfs-input.tsx"));
const none: string[] = [];

/** Plans as PDF, beside the photos. */
export function PlansField({ draft: { planIds = none }, change, errors }: StepProps) {
  const { t } = useLingui();
  const means = useDevicePlans(planIds);
  return (
    <FieldGroup
      label={t`Plans en PDF`}
      optional
      name="planIds"
      help={<Trans>{maxPlans} PDF au plus, de 10 Mo chacun. Les entreprises contactées peuvent les télécharger.</Trans>}
      error={errors["planIds"]}
    >
      <Suspense fallback={<span className="block min-h-11" />}>
        <PdfsInput
          name="planIds"
          value={planIds}
          onChange={(ids) => change({ planIds: ids })}
          maxFiles={maxPlans}
          means={means}
          invalid={errors["planIds"] !== undefined}
        />
      </Suspense>
    </FieldGroup>
  );
}
