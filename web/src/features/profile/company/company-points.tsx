import { Trans, useLingui } from "@lingui/react/macro";
import type { Company, CompanyProfileField } from "@metiro/shared/company/schema";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { Card, CardBody } from "#ui/display/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { Progress } from "#ui/feedback/progress.tsx";
import type { TypedFields } from "./company-fields.tsx";
import { leadTo } from "../lead-to.ts";
import { profilePages } from "#domain/company/profile-pages.ts";
import { pageOfAnchor } from "./pages/anchors.ts";

interface CompanyPointsProps {
  /** The fields as they are typed. */
  typed: TypedFields;
  company: Company;
  /** The fields are not on this page. */
  elsewhere?: boolean;
}

/** What a complete profile might still say, each point leading to its field; nothing once all is said. */
export default function CompanyPoints({ typed, company, elsewhere = false }: CompanyPointsProps) {
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
  const missing = points
    .filter(({ there }) => !there)
    .map((point) => ({
      ...point,
      page: pageOfAnchor(point.field) ?? (elsewhere ? profilePages.company : undefined),
    }));
  if (missing.length === 0) return null;
  const done = points.length - missing.length;
  return (
    <Card aria-label={t`Ce qui manque à votre profil`}>
      <CardBody className="grid gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <h2 className="title-4">
            <Trans>Un profil complet donne confiance</Trans>
          </h2>
          <span className="num text-sm text-ink-2">
            <Trans>
              {done} sur {points.length}
            </Trans>
          </span>
        </div>
        <Progress label={t`Profil`} value={done} max={points.length} />
        <ul aria-label={t`Il manque encore`} className="flex flex-wrap gap-2">
          {missing.map(({ field, label, page }) => (
            <li key={field} className="max-w-full">
              {page ? (
                <Link to={page} hash={field} className={point}>
                  <Icon of={Plus} size="sm" />
                  {label}
                </Link>
              ) : (
                <button type="button" onClick={() => leadTo(field)} className={point}>
                  <Icon of={Plus} size="sm" />
                  {label}
                </button>
              )}
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

const point =
  "inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong px-3 text-sm font-medium hover:border-control hover:bg-hover focus-visible:rounded-full md:min-h-9";
