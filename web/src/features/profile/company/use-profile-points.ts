import { useLingui } from "@lingui/react/macro";
import type { Company, CompanyProfileField } from "@metiro/shared/company/schema";
import type { TypedFields } from "./company-fields.tsx";
import { pageOfAnchor } from "./pages/profile-search.ts";

/** What a complete profile says, and whether this one says it; `page`: where it is said, if not beside the fields of the company. */
export function useProfilePoints(typed: TypedFields, company: Company) {
  const { t } = useLingui();
  const said = (value: string | undefined) => (value ?? "").trim() !== "";
  const profile = {
    logoId: { label: t`Un logo`, there: said(typed.logoId ?? undefined) },
    description: { label: t`Une présentation`, there: said(typed.description) },
    uid: { label: t`Le numéro IDE`, there: said(typed.uid) },
    website: { label: t`Le site web`, there: said(typed.website) },
    phone: { label: t`Le téléphone`, there: said(typed.phone) },
    street: { label: t`La rue`, there: said(typed.street) },
    postalCode: { label: t`Le NPA`, there: said(typed.postalCode) },
    locality: { label: t`La localité`, there: said(typed.locality) },
    foundedYear: { label: t`L’année de fondation`, there: typeof typed.foundedYear === "number" },
    employees: { label: t`La taille de l’entreprise`, there: said(typed.employees) },
  } satisfies Record<Exclude<CompanyProfileField, "name">, unknown>;
  const points = [
    { field: "subcategoryIds", label: t`Une prestation`, there: company.subcategories.length > 0 },
    { field: "subregionIds", label: t`Un district`, there: company.subregions.length > 0 },
    ...Object.entries(profile).map(([field, point]) => ({ field, ...point })),
  ];
  return points.map((point) => ({ ...point, page: pageOfAnchor(point.field) }));
}
