import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Recipient } from "@metiro/shared/job-request/schema";
import type { ReviewScore } from "@metiro/shared/review/schema";
import { ChevronDown } from "lucide-react";
import { Avatar } from "#ui/display/avatar.tsx";
import { ContactLink } from "#ui/display/contact-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { PassportBadge } from "#domain/proof/passport-badge.tsx";
import { ScoreText } from "#domain/review/score-text.tsx";
import { useAnswerTime } from "#domain/company/answer-time.ts";
import { useCompanyName } from "#domain/company/use-company-name.ts";

interface CompanyProps {
  company: Recipient["company"];
}

/** Logo or initials, name with the mark of a verified company, place, and what clients said of it. */
export function CompanyHead({ company, id, score }: CompanyProps & { id: string; score?: ReviewScore | undefined }) {
  const { locality, verified, card } = company;
  const name = useCompanyName()(company);
  return (
    <div className="flex min-h-12 items-center gap-3">
      {card?.logo ? (
        <img
          src={card.logo.url}
          width={card.logo.width}
          height={card.logo.height}
          alt=""
          className="size-10 shrink-0 rounded-md bg-sunken object-contain"
        />
      ) : (
        <Avatar name={name} />
      )}
      <div className="min-w-0">
        <h3 id={id} className="title-4 wrap-anywhere">
          {name}
        </h3>
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
          {locality}
          {verified && <PassportBadge companyId={company.id} name={name} worded />}
          <ScoreText score={score} />
        </p>
      </div>
    </div>
  );
}

/** What the company is, and how it behaves here; only what is known. */
export function CompanyActivity({ company: { card } }: CompanyProps) {
  const { t } = useLingui();
  const timeOf = useAnswerTime();
  if (!card) return null;
  const { foundedYear, employees, memberSince, answerHours, acceptedJobs, doneJobs } = card;
  const size = employees === "50+" ? t`plus de 50 personnes` : employees?.replace("-", "–");
  const answerTime = answerHours === undefined ? undefined : timeOf(answerHours * 60);
  const year = new Date(memberSince).getFullYear();
  const accepted = acceptedJobs ?? 0;
  const done = doneJobs ?? 0;
  const lines = [
    [
      foundedYear && t`Fondée en ${foundedYear}`,
      employees === "1" ? t`1 personne` : employees === "50+" ? size : size && t`${size} personnes`,
    ]
      .filter(Boolean)
      .join(" · "),
    answerTime === undefined ? "" : t`Répond en général en ${answerTime}`,
    accepted > 0 ? t`${plural(accepted, { one: "# réponse acceptée", other: "# réponses acceptées" })}` : "",
    done > 0 ? t`${plural(done, { one: "# travail terminé", other: "# travaux terminés" })}` : "",
    t`Membre depuis ${year}`,
  ].filter((line) => line !== "");
  return (
    <ul className="mt-3 grid content-start gap-0.5 text-xs text-ink-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What the company says of itself, unfolded when one wants to read it; `open`: from the start. */
export function CompanyWords({ company: { card }, open = false }: CompanyProps & { open?: boolean | undefined }) {
  const { description, website } = card ?? {};
  if (description === undefined && website === undefined) return null;
  return (
    <details open={open} className="group mt-2 text-sm print:not-open:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 rounded-sm font-medium text-accent-ink md:min-h-9 [&::-webkit-details-marker]:hidden">
        <Trans>À propos de l’entreprise</Trans>
        <Icon of={ChevronDown} size="sm" className="transition-transform group-open:rotate-180" />
      </summary>
      {description !== undefined && <p className="wrap-anywhere whitespace-pre-line text-ink-2">{description}</p>}
      {website !== undefined && (
        <p className="mt-2">
          <ContactLink href={website}>{website.replace(/^https:\/\//, "")}</ContactLink>
        </p>
      )}
    </details>
  );
}

interface CompanyPreviewProps extends CompanyProps {
  score?: ReviewScore | undefined;
  /** Its words wait until they are asked for, as they do beside an answer. */
  folded?: boolean;
}

/** The card of a company as it would stand beside an answer. */
export const CompanyPreview = ({ company, score, folded = false }: CompanyPreviewProps) => (
  <>
    <CompanyHead company={company} id="company-preview" score={score} />
    <CompanyActivity company={company} />
    <CompanyWords company={company} open={!folded} />
  </>
);
