import { useLingui } from "@lingui/react/macro";
import { companyName } from "@metiro/shared/user/nameless";

/** What a company is called: by its name, and in words once its account is deleted. */
export function useCompanyName(): (company: { name: string }) => string {
  const { t } = useLingui();
  return (company) => companyName(company) ?? t`Entreprise supprimée`;
}
