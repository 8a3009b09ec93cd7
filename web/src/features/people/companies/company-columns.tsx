import { Plural, Trans, useLingui } from "@lingui/react/macro";
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
      inline: true,
      cell: ({ locality }) => locality ?? <span data-nothing="">–</span>,
    },
    {
      key: "state",
      header: t`État`,
      inline: true,
      cell: (company) => (
        <span className="gap-x-2.5 gap-y-1 max-md:*:mr-2 md:flex md:flex-wrap md:items-center">
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
      inline: true,
      // The last line of a card, alone.
      cardClass: "max-md:order-1 max-md:basis-full",
      cell: (company) => <StandingCell company={company} beside />,
    },
    {
      key: "requests",
      header: t`Demandes`,
      inline: true,
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
    // On a card there is no line for none.
    <span className="num" data-nothing={receivedLast30Days === 0 ? "" : undefined}>
      <span className="max-md:hidden">{t`${receivedLast30Days} en 30 jours`}</span>
      <span className="md:hidden">
        <Plural value={receivedLast30Days} one="# demande en 30 j." other="# demandes en 30 j." />
      </span>
      {percent === undefined ? (
        <CellNote className="max-md:hidden!">{t`Aucune reçue en un an`}</CellNote>
      ) : (
        <CellNote className="max-md:hidden!">{t`${percent} % de réponses`}</CellNote>
      )}
    </span>
  );
}
