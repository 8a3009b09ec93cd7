import { Trans, useLingui } from "@lingui/react/macro";
import { sortLink } from "#list/sort-link.tsx";
import { HeaderCell, TableHead, TableRow } from "#ui/table/table.tsx";
import { VisuallyHidden } from "#ui/display/visually-hidden.tsx";
import type { RegionSort } from "./regions-search.ts";

export function useSortWords(): Record<RegionSort, string> {
  const { t } = useLingui();
  return {
    uncovered: t`Sans couverture d’abord`,
    name: t`Par nom`,
    companies: t`Le plus d’entreprises`,
    covering: t`Le plus d’abonnements en cours`,
    requests: t`Le plus de demandes`,
    clients: t`Le plus de clients`,
  };
}

/** The heads of the table sort it. */
export function RegionHeads({ sort }: { sort: RegionSort }) {
  const { t } = useLingui();
  const heads: [RegionSort, string][] = [
    ["name", t`Canton, district`],
    ["companies", t`Entreprises`],
    ["covering", t`Avec abonnement`],
    ["requests", t`Demandes`],
    ["clients", t`Clients`],
  ];
  return (
    <TableHead>
      <TableRow>
        {heads.map(([by, words]) => {
          const sorted = sort === by ? (by === "name" ? "ascending" : "descending") : undefined;
          return (
            <HeaderCell key={by} align={by === "name" ? "start" : "end"} sorted={sorted}>
              {sortLink(by)({
                className: "inline-flex min-h-6 items-center gap-1 text-inherit no-underline hover:underline",
                children: (
                  <>
                    {words}
                    {sorted && <span aria-hidden="true">{sorted === "ascending" ? "↑" : "↓"}</span>}
                  </>
                ),
              })}
            </HeaderCell>
          );
        })}
        <HeaderCell>
          <VisuallyHidden>
            <Trans>Actions</Trans>
          </VisuallyHidden>
        </HeaderCell>
      </TableRow>
    </TableHead>
  );
}
