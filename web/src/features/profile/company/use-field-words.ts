import { useLingui } from "@lingui/react/macro";
import type { CompanyProfileField } from "@metiro/shared/company/schema";
import type { fieldsOf } from "./company-fields.tsx";

/** The fields of a company in words, for who compares two versions. */
export function useCompanyFieldWords() {
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
