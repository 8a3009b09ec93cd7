import { Trans, useLingui } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import { Link } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { trpc } from "#api/trpc.ts";
import { IdentityNote } from "#domain/company/identity-note.tsx";
import { useRevisionedForm } from "#form/conflict/use-revisioned-form.ts";
import { coverageOf } from "#form/coverage/coverage-of.ts";
import { UidField, WebsiteField } from "#form/field/company-fields.tsx";
import { PhoneField } from "#form/field/phone-field.tsx";
import { TextAreaField, TextField } from "#form/field/text-fields.tsx";
import { FormShell } from "#form/shell/form-shell.tsx";
import { SaveBar } from "#form/shell/save-bar.tsx";
import { UnsavedGuard, useUnsaved } from "#form/shell/unsaved.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { formatPhone } from "#i18n/phone-text.ts";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { useRefreshPeople } from "../account/use-refresh-people.ts";
import { CoveragePart } from "./coverage-part.tsx";

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
    ...coverageOf(company),
  },
});
type Row = ReturnType<typeof rowOf>;
const valuesOf = ({ values }: Row) => values;

interface EditCompanyProps {
  id: string;
  /** To the page of the company. */
  onSaved: () => Promise<void>;
}

/** An admin corrects what a company is called, how it is reached and what it serves. */
export function EditCompany({ id, onSaved }: EditCompanyProps) {
  const { t } = useLingui();
  const [company] = trpc.company.get.useSuspenseQuery({ id });
  return (
    <UnsavedGuard>
      <PageHead
        above={
          <Breadcrumb
            items={[
              { label: t`Entreprises`, link: (parts) => <Link {...parts} to="/admin/company/all" search /> },
              {
                label: company.name,
                link: (parts) => <Link {...parts} to="/admin/company/$id" params={{ id }} search />,
              },
            ]}
            current={t`Modifier`}
          />
        }
        title={<Trans>Modifier {company.name}</Trans>}
        description={<Trans>L’entreprise reçoit un e-mail qui dit ce qui a changé.</Trans>}
      />
      <EditCompanyForm company={company} onSaved={onSaved} />
    </UnsavedGuard>
  );
}

function EditCompanyForm({ company, onSaved }: Pick<EditCompanyProps, "onSaved"> & { company: Company }) {
  const { t } = useLingui();
  const { id } = company;
  const utils = trpc.useUtils();
  const refresh = useRefreshPeople();
  const row = rowOf(company);
  const form = useZodForm(schema, { defaultValues: valuesOf(row) });
  const { control } = form;
  const saved = useUnsaved(form.formState.isDirty);
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
      {
        label: t`Autour de`,
        value: values.places.map(({ locality, radiusKm }) => t`${locality}, ${radiusKm} km`).join(" · "),
      },
    ],
  });
  const correct = trpc.company.correct.useMutation();
  const optional = { control, optional: true, autoComplete: "off" } as const;
  return (
    <FormShell
      form={form}
      label={t`Entreprise`}
      revised={revised}
      mutation={{ mutateAsync: (values) => correct.mutateAsync({ ...values, id, baseRevision: revised.base() }) }}
      onSuccess={async ({ name }) => {
        saved();
        toast.success(t`${name} est enregistrée.`);
        await onSaved();
        await refresh();
      }}
      className="gap-6"
    >
      <Card>
        <CardHead title={<Trans>Entreprise</Trans>} />
        <CardBody className="grid gap-5">
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2 lg:grid-cols-3">
            <TextField control={control} name="name" label={t`Nom de l’entreprise`} autoComplete="off" />
            <UidField control={control} name="uid" />
            <WebsiteField control={control} name="website" autoComplete="off" />
            <PhoneField control={control} name="phone" optional autoComplete="off" />
            <TextField {...optional} name="street" label={t`Rue et numéro`} />
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-3 gap-y-5 min-[22rem]:grid-cols-[9rem_minmax(0,1fr)]">
              <TextField {...optional} name="postalCode" label={t`NPA`} inputMode="numeric" maxLength={4} />
              <TextField {...optional} name="locality" label={t`Localité`} />
            </div>
          </div>
          <IdentityNote company={company} typed={typed} />
          <TextAreaField control={control} optional name="description" label={t`Présentation`} rows={4} limit={5000} />
        </CardBody>
      </Card>
      <CoveragePart control={control} company={company} />
      <SaveBar form={form} />
    </FormShell>
  );
}
