import { Trans, useLingui } from "@lingui/react/macro";
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
  return [
    {
      key: "name",
      header: t`Entreprise`,
      primary: true,
      cell: ({ name, email }) => <PersonCell name={name} note={email} />,
      sorted: sort === "name" ? "ascending" : undefined,
      sortLink: sortLink("name"),
    },
    {
      key: "place",
      header: t`Localité`,
      place: "below",
      hideOn: "middle",
      cell: ({ locality }) => locality ?? <span data-nothing="">–</span>,
    },
    {
      key: "state",
      header: t`État`,
      place: "figure",
      cell: (company) => (
        <span className="gap-x-2.5 gap-y-1 max-md:*:ml-2 md:flex md:flex-wrap md:items-center">
          <CompanyState company={company} listed={{ beside: company.verified }} />
          {company.verified && (
            <PassportBadge companyId={company.id} name={company.name} className="text-sm max-md:-my-2.5">
              <Trans context="company">Vérifiée</Trans>
            </PassportBadge>
          )}
        </span>
      ),
    },
    {
      key: "subscription",
      header: t`Abonnement`,
      place: "foot",
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

function Requests({ company: { receivedLast30Days, answerRate } }: { company: CompanyItem }) {
  const { t } = useLingui();
  const percent = answerRate === undefined ? undefined : Math.round(answerRate * 100);
  return (
    <span className="num">
      {t`${receivedLast30Days} en 30 jours`}
      <CellNote>{percent === undefined ? t`Aucune reçue en un an` : t`${percent} % de réponses`}</CellNote>
    </span>
  );
}
