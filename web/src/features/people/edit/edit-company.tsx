import { UidField, WebsiteField } from "#form/field/company-fields.tsx";
import { PhoneField } from "#form/field/phone-field.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Company, CompanyDetail } from "@metiro/shared/company/schema";
import { useWatch } from "react-hook-form";
import { trpc } from "#api/trpc.ts";
import { IdentityNote } from "#domain/company/identity-note.tsx";
import { useCantonGroups, useTradeGroups } from "#form/field/coverage-groups.ts";
import { FormDialog } from "#form/form-dialog.tsx";
import { TextAreaField, TextField } from "#form/field/text-fields.tsx";
import { TreeField } from "#form/field/tree-field.tsx";
import { useRevisionedForm } from "#form/conflict/use-revisioned-form.ts";
import { useZodForm } from "#form/use-zod-form.ts";
import { formatPhone } from "#i18n/phone-text.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useRefreshPeople } from "../account/use-refresh-people.ts";
import { useCloseGuard } from "./use-close-guard.ts";

const schema = async () =>
  (await import("@metiro/shared/company/schema")).correctCompanyInput.omit({ id: true, baseRevision: true });

const rowOf = (company: Company) => ({
  revision: company.profileRevision,
  values: {
    name: company.name,
    uid: company.uid ?? "",
    website: company.website ?? "",
    phone: company.phone === undefined ? "" : formatPhone(company.phone),
    street: company.street ?? "",
    postalCode: company.postalCode ?? "",
    locality: company.locality ?? "",
    description: company.description ?? "",
    subcategoryIds: company.subcategories.map(({ id }) => id),
    subregionIds: company.subregions.map(({ id }) => id),
  },
});
type Row = ReturnType<typeof rowOf>;
const valuesOf = ({ values }: Row) => values;

interface EditCompanyProps {
  company: CompanyDetail;
  onClose: () => void;
}

/** An admin corrects what a company is called, how it is reached and what it serves. */
export default function EditCompany({ company, onClose }: EditCompanyProps) {
  const { t } = useLingui();
  const { id, name } = company;
  const utils = trpc.useUtils();
  const refresh = useRefreshPeople();
  const [categories] = trpc.category.list.useSuspenseQuery();
  const [regions] = trpc.region.tree.useSuspenseQuery();
  const row = rowOf(company);
  const form = useZodForm(schema, { defaultValues: valuesOf(row) });
  const { control } = form;
  const typed = useWatch({ control }) as Partial<Row["values"]>;
  const countOf = (ids: readonly string[]) => String(ids.length);
  const revised = useRevisionedForm({
    row,
    latest: async () => rowOf(await utils.company.get.fetch({ id }, { staleTime: 0 })),
    valuesOf,
    typed: () => form.getValues() as Row["values"],
    take: (present: Row) => form.reset(valuesOf(present)),
    wordsOf: (values) => [
      { label: t`Nom de l’entreprise`, value: values.name },
      { label: t`Numéro IDE`, value: values.uid },
      { label: t`Site web`, value: values.website },
      { label: t`Téléphone mobile`, value: values.phone },
      { label: t`Rue et numéro`, value: values.street },
      { label: t`NPA`, value: values.postalCode },
      { label: t`Localité`, value: values.locality },
      { label: t`Présentation`, value: values.description },
      { label: t`Prestations`, value: countOf(values.subcategoryIds) },
      { label: t`Cantons et districts`, value: countOf(values.subregionIds) },
    ],
  });
  const correct = trpc.company.correct.useMutation();
  const close = useCloseGuard(form.formState.isDirty, onClose);
  const optional = { control, optional: true, autoComplete: "off" } as const;
  return (
    <FormDialog
      size="lg"
      onClose={() => void close()}
      title={<Trans>Modifier {name}</Trans>}
      description={<Trans>L’entreprise reçoit un e-mail qui dit ce qui a changé.</Trans>}
      form={form}
      label={t`Entreprise`}
      revised={revised}
      mutation={{ mutateAsync: (values) => correct.mutateAsync({ ...values, id, baseRevision: revised.base() }) }}
      onSuccess={async (saved) => {
        toast.success(t`${saved.name} est enregistrée.`);
        onClose();
        await refresh();
      }}
      submitLabel={<Trans>Enregistrer</Trans>}
      pendingLabel={<Trans>Enregistrement…</Trans>}
      secondary={
        <Button variant="ghost" onClick={() => void close()}>
          <Trans>Annuler</Trans>
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2 lg:grid-cols-3">
        <TextField
          control={control}
          name="name"
          label={t`Nom de l’entreprise`}
          autoComplete="off"
          className="md:col-span-2"
        />
        <UidField control={control} name="uid" />
        <WebsiteField control={control} name="website" autoComplete="off" />
        <PhoneField control={control} name="phone" optional autoComplete="off" />
        <TextField {...optional} name="street" label={t`Rue et numéro`} />
        <TextField {...optional} name="postalCode" label={t`NPA`} inputMode="numeric" maxLength={4} />
        <TextField {...optional} name="locality" label={t`Localité`} />
        <TextAreaField
          control={control}
          optional
          name="description"
          label={t`Présentation`}
          rows={4}
          limit={5000}
          className="md:col-span-full"
        />
      </div>
      <IdentityNote company={company} typed={typed} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        <TreeField
          control={control}
          name="subcategoryIds"
          label={t`Prestations`}
          groups={useTradeGroups(categories)}
          searchLabel={t`Rechercher une prestation`}
        />
        <TreeField
          control={control}
          name="subregionIds"
          label={t`Cantons et districts`}
          groups={useCantonGroups(regions)}
          searchLabel={t`Rechercher un canton ou un district`}
          nameOfWhole={(canton) => t`${canton.name} (tout le canton)`}
        />
      </div>
    </FormDialog>
  );
}
