import { useLingui } from "@lingui/react/macro";
import type { fieldsOf } from "./company-fields.tsx";

/** The fields of a company in words, for who compares two versions. */
export function useCompanyFieldWords() {
  const { t } = useLingui();
  return (values: ReturnType<typeof fieldsOf>) => [
    { label: t`Nom de l’entreprise`, value: values.name },
    { label: t`Logo`, value: values.logoId ? t`Oui` : t`Non` },
    { label: t`Numéro IDE`, value: values.uid },
    { label: t`Site web`, value: values.website },
    { label: t`Téléphone mobile`, value: values.phone },
    { label: t`Personnes dans l’entreprise`, value: values.employees },
    { label: t`Rue et numéro`, value: values.street },
    { label: t`NPA`, value: values.postalCode },
    { label: t`Localité`, value: values.locality },
    { label: t`Année de fondation`, value: String(values.foundedYear ?? "") },
    { label: t`Présentation`, value: values.description },
  ];
}
