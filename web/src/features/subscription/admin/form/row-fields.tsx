import { Trans, useLingui } from "@lingui/react/macro";
import { Copy, Trash2 } from "lucide-react";
import { type Control, useWatch } from "react-hook-form";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { SelectField } from "#form/field/choice-fields.tsx";
import { DateField } from "#form/field/date-field.tsx";
import { MoneyField } from "#form/field/number-fields.tsx";
import { TextField } from "#form/field/text-fields.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { periodText } from "#domain/subscription/period-text.ts";
import { CompanyField } from "./company-field.tsx";
import type { SubscriptionRows } from "./subscription-rows.ts";

interface RowFieldsProps<Output> {
  control: Control<SubscriptionRows, unknown, Output>;
  index: number;
  currencies: readonly string[];
  onCompany: (company: { id: string; name: string }) => void;
  onDuplicate: () => void;
  /** Absent for the only row. */
  onRemove: (() => void) | undefined;
}

/** One subscription to be entered. */
export function RowFields<Output>({
  control,
  index,
  currencies,
  onCompany,
  onDuplicate,
  onRemove,
}: RowFieldsProps<Output>) {
  const { t } = useLingui();
  const path = `newSubscriptions.${index}` as const;
  const companyId = useWatch({ control, name: `${path}.companyId` });
  const currency = useWatch({ control, name: `${path}.currency` });
  const number = index + 1;
  return (
    <Card aria-label={t`Abonnement ${number}`}>
      <CardHead
        title={<Trans>Abonnement {number}</Trans>}
        aside={
          <span className="-my-2 flex gap-1">
            <Button
              size="sm"
              variant="ghost"
              icon={Copy}
              aria-label={t`Dupliquer l’abonnement ${number} pour la période suivante`}
              onClick={onDuplicate}
            >
              <Trans>Dupliquer</Trans>
            </Button>
            {onRemove && (
              <Button
                size="sm"
                variant="ghost"
                icon={Trash2}
                aria-label={t`Retirer l’abonnement ${number}`}
                onClick={onRemove}
              >
                <Trans>Retirer</Trans>
              </Button>
            )}
          </span>
        }
      />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-12">
        <div className="grid min-w-0 gap-1.5 md:col-span-6">
          <CompanyField control={control} index={index} onChosen={onCompany} />
          {companyId && <LastPeriod companyId={companyId} />}
        </div>
        <DateField control={control} name={`${path}.startsOn`} label={t`Premier jour`} className="md:col-span-3" />
        <DateField control={control} name={`${path}.endsOn`} label={t`Dernier jour`} className="md:col-span-3" />
        <MoneyField
          control={control}
          name={`${path}.amount`}
          label={t`Montant`}
          currency={currency}
          className="md:col-span-3"
        />
        <SelectField
          control={control}
          name={`${path}.currency`}
          label={t`Monnaie`}
          options={currencies.map((code) => ({ value: code, label: code }))}
          className="md:col-span-3"
        />
        <TextField control={control} name={`${path}.note`} label={t`Note`} optional className="md:col-span-6" />
      </CardBody>
    </Card>
  );
}

/** What the company has already, so that one sees why a period is proposed. */
function LastPeriod({ companyId }: { companyId: string }) {
  const { data } = trpc.subscription.listByCompany.useQuery({ companyId }, handlesOwnErrors);
  if (!data) return null;
  const last = data.find(({ status }) => status !== "canceled");
  return (
    <p className="text-sm text-ink-2 tabular-nums">
      {last ? <Trans>Dernière période : {periodText(last)}</Trans> : <Trans>Aucun abonnement jusqu’ici.</Trans>}
    </p>
  );
}
