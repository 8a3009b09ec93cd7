import { maxNewSubscriptions } from "@metiro/shared/subscription/constants";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Subscription, CreateSubscriptionsInput } from "@metiro/shared/subscription/schema";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import type { z } from "zod";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { FormShell } from "#form/shell/form-shell.tsx";
import { useUnsaved } from "#form/shell/unsaved.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { useSite } from "#site/use-site.ts";
import { Button } from "#ui/button/button.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { RowFields } from "./row-fields.tsx";
import { type SubscriptionRows, emptyRow, rowAfter, rowFor } from "./subscription-rows.ts";

/** How many subscriptions one call takes. */
const mostRows = maxNewSubscriptions;
const usualCurrencies = ["CHF", "EUR"];

export interface SubscriptionsFormProps {
  /** Whose subscription is entered first, with what it has already. */
  first: { id: string; name: string; subscriptions: readonly Subscription[] } | undefined;
  leave: () => Promise<void>;
}

/** Enters one or several subscriptions, all or none. */
export function SubscriptionsForm({ first, leave }: SubscriptionsFormProps) {
  const { t } = useLingui();
  const { currency } = useSite();
  const utils = trpc.useUtils();
  const form = useZodForm(rowsSchema, {
    defaultValues: {
      newSubscriptions: [first ? rowFor(first, first.subscriptions, [], currency) : emptyRow(currency)],
    },
  });
  const { control, getValues, setValue, formState } = form;
  const { fields, append, insert, remove } = useFieldArray({ control, name: "newSubscriptions" });
  const saved = useUnsaved(formState.isDirty);
  const create = trpc.subscription.create.useMutation();
  const rows = () => getValues("newSubscriptions");
  const currencies = [...new Set([currency, ...usualCurrencies, ...rows().map((row) => row.currency)])];

  const propose = async (index: number, company: { id: string; name: string }) => {
    const present = await utils.subscription.listByCompany
      .ensureData({ companyId: company.id }, handlesOwnErrors)
      .catch(() => undefined);
    const others = rows().filter((_, other) => other !== index);
    const row = rows()[index];
    if (!present || row?.companyId !== company.id) return;
    const proposed = rowFor(company, present, others, currency);
    for (const name of ["startsOn", "endsOn"] as const)
      setValue(`newSubscriptions.${index}.${name}`, proposed[name], { shouldDirty: true, shouldValidate: true });
    if (row.amount === null) {
      setValue(`newSubscriptions.${index}.amount`, proposed.amount, { shouldDirty: true });
      setValue(`newSubscriptions.${index}.currency`, proposed.currency, { shouldDirty: true });
    }
  };

  return (
    <FormShell
      form={form}
      label={t`Nouvel abonnement`}
      mutation={create}
      failureTitle={t`Aucun abonnement n’a été enregistré`}
      onSuccess={async (made) => {
        saved();
        await Promise.all([utils.subscription.invalidate(), utils.dashboard.summary.invalidate()]);
        toast.success(
          made.length === 1
            ? t`Abonnement créé avec succès !`
            : t`${plural(made.length, { one: "# abonnement créé avec succès !", other: "# abonnements créés avec succès !" })}`,
        );
        await leave();
      }}
      submitLabel={
        <Plural value={fields.length} one="Enregistrer l’abonnement" other="Enregistrer les # abonnements" />
      }
      pendingLabel={<Trans>Enregistrement…</Trans>}
      secondary={
        <Link to="/admin/subscriptions" className={buttonClass({ variant: "ghost" })}>
          <Trans>Retour à la liste</Trans>
        </Link>
      }
    >
      {fields.map((field, index) => (
        <RowFields
          key={field.id}
          control={control}
          index={index}
          currencies={currencies}
          onCompany={(company) => void propose(index, company)}
          onDuplicate={() => {
            const row = rows()[index];
            if (row && fields.length < mostRows) insert(index + 1, rowAfter(row, rows()));
          }}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      <div>
        <Button
          variant="secondary"
          icon={Plus}
          onClick={() => append(emptyRow(currency))}
          disabledReason={fields.length >= mostRows ? t`${mostRows} abonnements au plus à la fois` : undefined}
        >
          <Trans>Ajouter un abonnement</Trans>
        </Button>
      </div>
    </FormShell>
  );
}

/** The call's own schema; what a row has beside it is left out. */
const rowsSchema = async () =>
  (await import("@metiro/shared/subscription/schema")).createSubscriptionsInput as unknown as z.ZodType<
    CreateSubscriptionsInput,
    SubscriptionRows
  >;
