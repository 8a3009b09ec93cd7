import { Trans, useLingui } from "@lingui/react/macro";
import { formatAmount, formatDay } from "@metiro/shared/text/format";
import type { Subscription } from "@metiro/shared/subscription/schema";
import { trpc } from "#api/trpc.ts";
import { DateField } from "#form/field/date-field.tsx";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { MoneyField } from "#form/field/number-fields.tsx";
import { TextField } from "#form/field/text-fields.tsx";
import { useRevisionedForm } from "#form/conflict/use-revisioned-form.ts";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";

const schema = async () =>
  (await import("@metiro/shared/subscription/schema")).updateSubscriptionInput.omit({ id: true, baseRevision: true });

const valuesOf = ({ startsOn, endsOn, amount, note = "" }: Subscription) => ({ startsOn, endsOn, amount, note });

interface EditSubscriptionProps {
  subscription: Subscription;
  onClose: () => void;
}

/** Corrects the days, the price and the note of a subscription. */
export default function EditSubscription({ subscription, onClose }: EditSubscriptionProps) {
  const { t } = useLingui();
  const { id, company, currency } = subscription;
  const utils = trpc.useUtils();
  const form = useZodForm(schema, { defaultValues: valuesOf(subscription) });
  const { control } = form;
  const update = trpc.subscription.update.useMutation();
  const revised = useRevisionedForm<Subscription, ReturnType<typeof valuesOf>>({
    row: subscription,
    latest: async () => {
      const all = await utils.subscription.listByCompany.fetch({ companyId: company.id }, { staleTime: 0 });
      const present = all.find((one) => one.id === id);
      if (!present) throw new Error("The subscription is gone");
      return present;
    },
    valuesOf,
    typed: () => form.getValues() as ReturnType<typeof valuesOf>,
    take: (present) => form.reset(valuesOf(present)),
    wordsOf: (values) => [
      { label: t`Premier jour`, value: formatDay(values.startsOn) },
      { label: t`Dernier jour`, value: formatDay(values.endsOn) },
      { label: t`Montant`, value: formatAmount(values.amount, currency) },
      { label: t`Note`, value: values.note },
    ],
  });
  return (
    <FormDialog
      onClose={onClose}
      title={<Trans>Modifier l’abonnement</Trans>}
      description={<Trans>{company.name} reçoit un e-mail quand les dates ou le montant changent.</Trans>}
      form={form}
      label={t`Abonnement`}
      revised={revised}
      mutation={{ mutateAsync: (values) => update.mutateAsync({ ...values, id, baseRevision: revised.base() }) }}
      problemField={({ code }) => (code === "SUBSCRIPTION_OVERLAP" ? "startsOn" : undefined)}
      onSuccess={async () => {
        toast.success(t`L’abonnement est enregistré.`);
        onClose();
        await Promise.all([
          utils.subscription.invalidate(),
          utils.company.invalidate(),
          utils.dashboard.summary.invalidate(),
        ]);
      }}
      submitLabel={<Trans>Enregistrer</Trans>}
      pendingLabel={<Trans>Enregistrement…</Trans>}
      secondary={(close) => (
        <Button variant="ghost" onClick={close}>
          <Trans>Annuler</Trans>
        </Button>
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
        <DateField control={control} name="startsOn" label={t`Premier jour`} />
        <DateField control={control} name="endsOn" label={t`Dernier jour`} />
        <MoneyField control={control} name="amount" label={t`Montant`} currency={currency} />
        <TextField control={control} name="note" label={t`Note`} optional className="md:col-span-2" />
      </div>
    </FormDialog>
  );
}
