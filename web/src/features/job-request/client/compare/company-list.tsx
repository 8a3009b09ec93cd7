import type { JobRequest } from "@metiro/shared/job-request/schema";
import type { ReviewScore } from "@metiro/shared/review/schema";
import { formatAmount } from "@metiro/shared/text/format";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useAvailableText } from "#i18n/use-start-words.ts";
import { Icon } from "#ui/icon.tsx";
import { ScoreText } from "#domain/review/score-text.tsx";
import { useVisitWords } from "#domain/request/visit-words.ts";
import { Verified } from "./company-facts.tsx";
import { type ComparedCompany, spanOf } from "./compare-rows.ts";
import { TotalScale } from "./total-scale.tsx";

interface CompanyListProps {
  request: JobRequest;
  currency: string;
  companies: readonly ComparedCompany[];
  scoreOf: (companyId: string) => ReviewScore | undefined;
}

/** On a phone: a row for each company with what one decides by first; the lines are behind all of it but the badge. */
export function CompanyList({ request, currency, companies, scoreOf }: CompanyListProps) {
  const availableText = useAvailableText();
  const visits = useVisitWords();
  const span = spanOf(companies);
  const verified = new Map(request.jobRequestCompanies.map(({ company }) => [company.id, company.verified]));
  return (
    <ul className="rounded-lg border border-line bg-surface md:hidden print:hidden">
      {companies.map((company) => {
        const { companyId, name, total, availableFrom, visit } = company;
        return (
          <li
            key={companyId}
            className="relative grid grid-cols-[minmax(0,1fr)_auto_1.25rem] items-center gap-x-3 gap-y-1 border-t border-line px-4 py-3.5 first:border-t-0 hover:bg-hover"
          >
            <Link
              to="/tenderer/requests/$id/offers/$companyId"
              params={{ id: request.id, companyId }}
              className="min-w-0 font-semibold text-ink no-underline wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
            >
              {name}
            </Link>
            <span className="num text-right text-lg font-semibold">{formatAmount(total, currency)}</span>
            <Icon of={ChevronRight} size="sm" className="text-ink-3" />
            <div className="col-span-3 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-ink-2">
              <Verified company={company} verified={verified.get(companyId) ?? false} className="relative z-1 -my-3" />
              <ScoreText score={scoreOf(companyId)} />
              <span>{availableText(availableFrom)}</span>
              {visit && <span>{visits[visit]}</span>}
            </div>
            <TotalScale company={company} span={span} className="col-span-3" />
          </li>
        );
      })}
    </ul>
  );
}
