import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { useSite } from "#site/use-site.ts";
import { Field } from "#ui/input/field.tsx";
import { MoneyInput } from "#ui/number/money-input.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import type { StepProps } from "./step-props.ts";

const UsualPriceNote = lazyPart(() => import("#domain/price/usual-price-note.tsx"));

interface BudgetStepProps extends StepProps {
  subcategoryId: string;
}

/** What it may cost, when the client has an idea; below it what offers ask, which fills in nothing. */
export function BudgetStep({ draft, change, errors, subcategoryId }: BudgetStepProps) {
  const { t } = useLingui();
  const { currency } = useSite();
  const place = draft.subregionId ?? draft.regionId;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field label={t`De`} optional error={errors["budgetMin"]}>
        <MoneyInput
          name="budgetMin"
          currency={currency}
          value={draft.budgetMin ?? null}
          onChange={(cents) => change({ budgetMin: cents ?? undefined })}
        />
      </Field>
      <Field label={t`À`} optional error={errors["budgetMax"]}>
        <MoneyInput
          name="budgetMax"
          currency={currency}
          value={draft.budgetMax ?? null}
          onChange={(cents) => change({ budgetMax: cents ?? undefined })}
        />
      </Field>
      {place !== undefined && (
        <div className="md:col-span-2">
          <Suspense fallback={null}>
            <UsualPriceNote asked={{ subcategoryId, regionId: place, currency }}>
              <Trans>Votre projet peut coûter moins ou plus : sans budget, vous recevez aussi des réponses.</Trans>
            </UsualPriceNote>
          </Suspense>
        </div>
      )}
    </div>
  );
}
