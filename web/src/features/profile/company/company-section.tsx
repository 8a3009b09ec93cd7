import { Trans, useLingui } from "@lingui/react/macro";
import type { Company, CompanyProfileField } from "@metiro/shared/company/schema";
import type { Image } from "@metiro/shared/file/schema";
import { Link } from "@tanstack/react-router";
import { Eye } from "lucide-react";
import { Suspense, useState } from "react";
import { useWatch } from "react-hook-form";
import { previewPage } from "#domain/company/profile-pages.ts";
import { trpc } from "#api/trpc.ts";
import { IdentityNote } from "#domain/company/identity-note.tsx";
import { FormShell } from "#form/shell/form-shell.tsx";
import { SaveBar } from "#form/shell/save-bar.tsx";
import { useUnsaved } from "#form/shell/unsaved.tsx";
import { useRowUpdates } from "#form/conflict/use-row-updates.ts";
import { useRevisionedForm } from "#form/conflict/use-revisioned-form.ts";
import { useZodForm } from "#form/use-zod-form.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { Card, CardBody } from "#ui/display/card.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { Icon } from "#ui/icon.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { type TypedFields, CompanyFields, fieldsOf } from "./company-fields.tsx";
import { ProfilePreview } from "./preview/typed-preview.tsx";
import type { DrawCompany } from "./preview/shown-company.ts";

const CompanyPoints = lazyPart(() => import("./company-points.tsx"));

const schema = async () => (await import("@metiro/shared/company/schema")).updateCompanyInput;

const rowOf = (company: Company) => ({ values: fieldsOf(company), revision: company.profileRevision });
type Row = ReturnType<typeof rowOf>;
const valuesOf = ({ values }: Row) => values;

interface CompanySectionProps {
  company: Company;
  /** Draws a company as clients see it. */
  draw: DrawCompany;
}

/** What a company says of itself, how clients see it, and what it might add. */
export function CompanySection({ company, draw }: CompanySectionProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const wordsOf = useCompanyFieldWords();
  const row = rowOf(company);
  const [logo, setLogo] = useState<Image>();
  const form = useZodForm(schema, { defaultValues: valuesOf(row) });
  const { isDirty } = form.formState;
  const typed = useWatch({ control: form.control }) as TypedFields;
  useUnsaved(isDirty);
  const take = (present: Row) => form.reset(valuesOf(present));
  const revised = useRevisionedForm({
    row,
    latest: async () => rowOf(await utils.company.own.fetch(undefined, { staleTime: 0 })),
    valuesOf,
    typed: () => form.getValues() as ReturnType<typeof valuesOf>,
    take,
    wordsOf,
  });
  useRowUpdates({ row, revised, dirty: isDirty, take });
  const update = trpc.company.update.useMutation();
  return (
    <>
      <PageHead
        title={<Trans>Entreprise</Trans>}
        description={
          <Trans>Ce que les clients lisent à côté de votre réponse. Votre téléphone et votre rue n’y sont pas.</Trans>
        }
        corner={
          <Link
            to={previewPage}
            className={buttonClass({ variant: "secondary", className: "max-md:w-11 max-md:px-0" })}
          >
            <Icon of={Eye} />
            <span className="max-md:sr-only">
              <Trans>Voir l’aperçu</Trans>
            </span>
          </Link>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {/* Above the form on a phone, beside it where there is room. */}
        <div className="grid gap-5 lg:sticky lg:top-6 lg:order-last">
          <Suspense>
            <CompanyPoints typed={typed} company={company} />
          </Suspense>
          {/* On a phone nobody scrolls between field and card: there the preview is a page of its own. */}
          <div className="contents max-lg:hidden">
            <ProfilePreview typed={typed} company={company} logo={logo} draw={draw} />
          </div>
        </div>
        <FormShell
          form={form}
          label={t`Entreprise`}
          revised={revised}
          mutation={{
            mutateAsync: (values) => update.mutateAsync({ ...values, baseRevision: revised.base() }),
          }}
          onSuccess={(present) => {
            revised.saved({ revision: present.profileRevision });
            form.reset(fieldsOf(present));
            utils.company.own.setData(undefined, present);
            toast.success(t`Entreprise enregistrée.`);
          }}
        >
          <Card>
            <CardBody className="grid gap-5">
              <CompanyFields control={form.control} company={company} onLogo={setLogo} />
              <IdentityNote company={company} typed={typed} />
            </CardBody>
          </Card>
          <SaveBar form={form} onDiscard={() => setLogo(undefined)} />
        </FormShell>
      </div>
    </>
  );
}

/** The fields of a company in words, for who compares two versions. */
function useCompanyFieldWords() {
  const { t } = useLingui();
  return (values: ReturnType<typeof fieldsOf>) =>
    Object.values({
      name: { label: t`Nom de l’entreprise`, value: values.name },
      logoId: { label: t`Logo`, value: values.logoId ? t`Oui` : t`Non` },
      uid: { label: t`Numéro IDE`, value: values.uid },
      website: { label: t`Site web`, value: values.website },
      phone: { label: t`Téléphone mobile`, value: values.phone },
      employees: { label: t`Personnes dans l’entreprise`, value: values.employees },
      street: { label: t`Rue et numéro`, value: values.street },
      postalCode: { label: t`NPA`, value: values.postalCode },
      locality: { label: t`Localité`, value: values.locality },
      foundedYear: { label: t`Année de fondation`, value: String(values.foundedYear ?? "") },
      description: { label: t`Présentation`, value: values.description },
    } satisfies Record<CompanyProfileField, unknown>);
}
