import { Trans, useLingui } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { Card, CardBody } from "#ui/display/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { Progress } from "#ui/feedback/progress.tsx";
import type { TypedFields } from "./company-fields.tsx";
import { leadTo } from "../lead-to.ts";
import { profilePages } from "#domain/company/profile-pages.ts";
import { useProfilePoints } from "./use-profile-points.ts";

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
  const points = useProfilePoints(typed, company);
  const missing = points
    .filter(({ there }) => !there)
    .map((point) => ({ ...point, page: point.page ?? (elsewhere ? profilePages.company : undefined) }));
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
