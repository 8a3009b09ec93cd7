import { useLingui } from "@lingui/react/macro";
import { useSite } from "#site/use-site.ts";
import { Field } from "#ui/input/field.tsx";
import { MoneyInput } from "#ui/number/money-input.tsx";
import type { StepProps } from "./step-props.ts";

/** What it may cost, when the client has an idea. */
export function BudgetStep({ draft, change, errors }: StepProps) {
  const { t } = useLingui();
  const { currency } = useSite();
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
    </div>
  );
}
