import { Trans, useLingui } from "@lingui/react/macro";
import { swissToday } from "@metiro/shared/calendar-day";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import type { ReviewScore } from "@metiro/shared/review/schema";
import { formatDay } from "@metiro/shared/text/format";
import type { ReactNode } from "react";
import { DownloadLink } from "#domain/document/download-link.tsx";
import { PassportBadge } from "#domain/proof/passport-badge.tsx";
import { ScoreText } from "#domain/review/score-text.tsx";
import { useDurationText, useVisitWords } from "#domain/request/visit-words.ts";
import type { ComparedCompany } from "./compare-rows.ts";

interface VerifiedProps {
  company: Pick<ComparedCompany, "companyId" | "name">;
  verified: boolean;
  className?: string;
}

/** Whether the platform has checked a company; pressed it says what. */
export function Verified({ company: { companyId, name }, verified, className }: VerifiedProps) {
  if (!verified)
    return (
      <span className="text-ink-3">
        <Trans>Non vérifiée</Trans>
      </span>
    );
  return <PassportBadge companyId={companyId} name={name} className={className} worded />;
}

const linkClass =
  "inline-block min-h-6 text-accent-ink underline underline-offset-[0.2em] max-md:min-h-11 max-md:content-center print:hidden";

interface FactRow {
  key: string;
  label: string;
  value: (company: ComparedCompany) => ReactNode;
}

/** What companies say beside their lines, row by row. */
export function useFactRows(request: JobRequest, scoreOf: (companyId: string) => ReviewScore | undefined): FactRow[] {
  const { t } = useLingui();
  const durationOf = useDurationText();
  const visits = useVisitWords();
  const today = swissToday();
  const none = (
    <span className="text-ink-3">
      <Trans>Non indiqué</Trans>
    </span>
  );
  const documents = new Map(
    request.jobRequestCompanies.flatMap(({ company, document }) => (document ? [[company.id, document]] : [])),
  );
  const verified = new Map(request.jobRequestCompanies.map(({ company }) => [company.id, company.verified]));
  return [
    {
      key: "availableFrom",
      label: t`Disponible dès le`,
      value: ({ availableFrom }) => (availableFrom ? formatDay(availableFrom) : none),
    },
    { key: "duration", label: t`Durée estimée`, value: (company) => durationOf(company) ?? none },
    { key: "visit", label: t`Visite`, value: ({ visit }) => (visit ? visits[visit] : none) },
    {
      key: "validUntil",
      label: t`Valable jusqu’au`,
      value: ({ validUntil }) => {
        if (!validUntil) return none;
        return validUntil < today ? <Trans>Échue le {formatDay(validUntil)}</Trans> : formatDay(validUntil);
      },
    },
    ...(documents.size > 0
      ? [
          {
            key: "document",
            label: t`Offre en PDF`,
            value: ({ companyId, name }: ComparedCompany) => {
              const document = documents.get(companyId);
              return document ? (
                <>
                  <DownloadLink
                    document={document}
                    label={t`Télécharger le PDF joint par ${name}`}
                    className={linkClass}
                  >
                    <Trans>Télécharger</Trans>
                  </DownloadLink>
                  <span className="hidden wrap-anywhere print:inline">{document.name}</span>
                </>
              ) : (
                <span className="text-ink-3">
                  <Trans>Aucune</Trans>
                </span>
              );
            },
          },
        ]
      : []),
    {
      key: "reviews",
      label: t`Avis`,
      value: ({ companyId }) => {
        const score = scoreOf(companyId);
        return score && score.count > 0 ? <ScoreText score={score} /> : <NoReviews />;
      },
    },
    {
      key: "verified",
      label: t`Vérification`,
      value: (company) => (
        <Verified company={company} verified={verified.get(company.companyId) ?? false} className="-my-3 md:my-0" />
      ),
    },
  ];
}

const NoReviews = () => (
  <span className="text-ink-3">
    <Trans>Pas encore d’avis</Trans>
  </span>
);
