import { useLingui } from "@lingui/react/macro";
import type { CompanyItem } from "@metiro/shared/company/schema";
import { formatDay } from "@metiro/shared/text/format";
import { PassportBadge } from "#domain/proof/passport-badge.tsx";
import { StandingCell } from "#domain/subscription/standing-cell.tsx";
import type { Column } from "#list/column.ts";
import { CellNote } from "#ui/table/table.tsx";
import { PersonCell } from "../account/person-cell.tsx";
import { sortLink } from "#list/sort-link.tsx";
import type { CompaniesValues } from "./companies-search.ts";
import { CompanyState } from "./company-state.tsx";

export function useCompanyColumns(sort: CompaniesValues["sort"]): Column<CompanyItem>[] {
  const { t } = useLingui();
  const figuresOf = useFigures();
  return [
    {
      key: "name",
      header: t`Entreprise`,
      primary: true,
      cell: (company) => (
        <PersonCell
          name={company.name}
          note={company.email}
          phoneNote={[company.locality, ...figuresOf(company)].filter(Boolean).join(" · ")}
        />
      ),
      sorted: sort === "name" ? "ascending" : undefined,
      sortLink: sortLink("name"),
    },
    {
      key: "place",
      header: t`Localité`,
      hideOn: "middle",
      cell: ({ locality }) => locality ?? "–",
    },
    {
      key: "state",
      header: t`État`,
      place: "figure",
      cell: (company) => (
        <span className="gap-x-2.5 max-md:*:ml-2 md:flex md:flex-wrap md:items-center">
          <CompanyState company={company} listed={{ beside: company.verified }} />
          {company.verified && (
            <PassportBadge companyId={company.id} name={company.name} className="text-sm max-md:-my-2.5" worded />
          )}
        </span>
      ),
    },
    {
      key: "subscription",
      header: t`Abonnement`,
      place: "below",
      cell: (company) => <StandingCell company={company} beside />,
    },
    {
      key: "requests",
      header: t`Demandes`,
      hideOn: "between",
      cell: (company) => <Requests company={company} />,
    },
    {
      key: "created",
      header: t`Inscription`,
      hideOn: "laptop",
      cell: ({ createdAt }) => <span className="num">{formatDay(createdAt)}</span>,
      sorted: sort === "newest" ? "descending" : sort === "oldest" ? "ascending" : undefined,
      sortLink: sortLink(sort === "newest" ? "oldest" : "newest"),
    },
  ];
}

const percentOf = ({ answerRate }: CompanyItem) =>
  answerRate === undefined ? undefined : Math.round(answerRate * 100);

/** What a company has to do and how it does it, where there is something to tell. */
function useFigures(): (company: CompanyItem) => string[] {
  const { t } = useLingui();
  return (company) => {
    const { receivedLast30Days } = company;
    const percent = percentOf(company);
    return [
      ...(company.receivedLast30Days > 0 ? [t`${receivedLast30Days} en 30 jours`] : []),
      ...(percent === undefined ? [] : [`${percent} %`]),
    ];
  };
}

function Requests({ company }: { company: CompanyItem }) {
  const { t } = useLingui();
  const { receivedLast30Days } = company;
  const percent = percentOf(company);
  return (
    <span className="num">
      {t`${receivedLast30Days} en 30 jours`}
      <CellNote className="md:text-nowrap">
        {percent === undefined ? t`Aucune reçue en un an` : t`${percent} % de réponses`}
      </CellNote>
    </span>
  );
}
