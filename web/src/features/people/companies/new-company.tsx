import { UidField, WebsiteField } from "#form/field/company-fields.tsx";
import { EmailField } from "#form/field/email-field.tsx";
import { LanguageField } from "#form/field/language-field.tsx";
import { TownField } from "#form/place/bound-place-field.tsx";
import { PhoneField } from "#form/field/phone-field.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import { FormShell } from "#form/shell/form-shell.tsx";
import { SaveBar } from "#form/shell/save-bar.tsx";
import { TextField } from "#form/field/text-fields.tsx";
import { UnsavedGuard, useUnsaved } from "#form/shell/unsaved.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { CollapsibleOnPhone } from "#ui/display/collapsible-on-phone.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useRefreshPeople } from "../account/use-refresh-people.ts";
import { CoveragePart } from "../edit/coverage-part.tsx";

const schema = async () => (await import("@metiro/shared/auth/invitation")).createCompanyAdminInput;

interface NewCompanyProps {
  /** To the page of the company that was made. */
  onCreated: (id: string) => Promise<void>;
}

/** Makes a company and invites its person, who chooses the password. */
export function NewCompany({ onCreated }: NewCompanyProps) {
  const { t } = useLingui();
  return (
    <UnsavedGuard>
      <PageHead
        above={
          <Breadcrumb
            items={[{ label: t`Entreprises`, link: (parts) => <Link {...parts} to="/admin/company/all" search /> }]}
            current={t`Nouvelle entreprise`}
          />
        }
        title={<Trans>Créer une entreprise</Trans>}
        description={<Trans>Elle reçoit une invitation par e-mail et choisit elle-même son mot de passe.</Trans>}
      />
      <NewCompanyForm onCreated={onCreated} />
    </UnsavedGuard>
  );
}

const empty = {
  email: "",
  firstName: "",
  lastName: "",
  companyName: "",
  phone: "",
  website: "",
  uid: "",
  street: "",
  postalCode: "",
  locality: "",
  subcategoryIds: [],
  subregionIds: [],
  places: [],
  lang: "fr",
};

function NewCompanyForm({ onCreated }: NewCompanyProps) {
  const { t } = useLingui();
  const refresh = useRefreshPeople();
  const form = useZodForm(schema, { defaultValues: empty });
  const { control } = form;
  const { errors } = form.formState;
  const saved = useUnsaved(form.formState.isDirty);
  const create = trpc.auth.createCompanyAdmin.useMutation();
  return (
    <FormShell
      form={form}
      label={t`Nouvelle entreprise`}
      mutation={create}
      problemField={({ code }) => (code === "EMAIL_TAKEN" ? "email" : undefined)}
      onSuccess={async (company) => {
        saved();
        toast.success(t`${company.name} est créée, et l’invitation envoyée à ${company.user.email}.`);
        await onCreated(company.id);
        await refresh();
      }}
      className="gap-6"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <Card>
          <CardHead title={<Trans>Entreprise</Trans>} />
          <CardBody className="grid gap-5">
            <TextField control={control} name="companyName" label={t`Nom de l’entreprise`} autoComplete="off" />
            <CollapsibleOnPhone
              summary={<Trans>Numéro IDE, site web et adresse (facultatif)</Trans>}
              openAtFirst={false}
              hasFault={(["uid", "website", "street", "postalCode", "locality"] as const).some((name) => errors[name])}
            >
              <UidField control={control} name="uid" />
              <WebsiteField control={control} name="website" autoComplete="off" />
              <TextField control={control} name="street" label={t`Rue et numéro`} optional autoComplete="off" />
              <TownField control={control} optional />
            </CollapsibleOnPhone>
          </CardBody>
        </Card>
        <Card>
          <CardHead title={<Trans>Personne invitée</Trans>} />
          <CardBody className="grid grid-cols-2 items-start gap-x-3 gap-y-5 max-[22rem]:grid-cols-1 max-md:[&>*:nth-child(n+3)]:col-span-full md:gap-5">
            <TextField control={control} name="firstName" label={t`Prénom`} autoComplete="off" />
            <TextField control={control} name="lastName" label={t`Nom`} autoComplete="off" />
            <EmailField control={control} name="email" autoComplete="off" className="md:col-span-2" />
            <PhoneField control={control} name="phone" optional autoComplete="off" />
            <LanguageField control={control} name="lang" label={t`Langue de l’invitation`} />
          </CardBody>
        </Card>
      </div>
      <CollapsibleOnPhone
        summary={<Trans>Prestations et districts (facultatif)</Trans>}
        openAtFirst={false}
        hasFault={
          errors.subcategoryIds !== undefined || errors.subregionIds !== undefined || errors.places !== undefined
        }
      >
        <div>
          <h2 className="title-3 max-md:hidden">
            <Trans>Prestations et districts</Trans>{" "}
            <span className="text-base font-normal tracking-normal text-ink-3">
              <Trans>(facultatif)</Trans>
            </span>
          </h2>
          <p className="mt-1 text-ink-2">
            <Trans>
              Ils peuvent attendre : l’entreprise peut les choisir elle-même. Sans eux, aucune demande ne lui convient.
            </Trans>
          </p>
        </div>
        <CoveragePart control={control} />
      </CollapsibleOnPhone>
      <SaveBar
        form={form}
        words={<Trans>Créer et inviter</Trans>}
        pendingWords={<Trans>Création…</Trans>}
        back={
          <Link to="/admin/company/all" search className={buttonClass({ variant: "secondary" })}>
            <Trans>Abandonner</Trans>
          </Link>
        }
      />
    </FormShell>
  );
}
