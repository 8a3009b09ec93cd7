import { Trans, useLingui } from "@lingui/react/macro";
import { reportStates } from "@metiro/shared/report/constants";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import { CardList } from "#list/card-list.tsx";
import { useListSearch } from "#list/use-list-search.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import type { Tab } from "#ui/navigation/tabs.tsx";
import { ReportRow } from "./report-row.tsx";
import { reportsInput, reportsSearch, type ReportsSearch } from "./reports-search.ts";

/** What clients and companies reported: a queue, the oldest first, with the words that it is about. */
export function ReportsPage() {
  const { t } = useLingui();
  const list = useListSearch(reportsSearch);
  const query = trpc.report.list.useQuery(reportsInput(list.values), {
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHead
        title={<Trans>Signalements</Trans>}
        description={
          list.values.state === "open" ? (
            <Trans>
              Ce que des clients et des entreprises signalent, le plus ancien d’abord. La personne qui a signalé est
              avertie une fois l’affaire traitée.
            </Trans>
          ) : (
            <Trans>Ce qui a été traité, le plus récent d’abord. La personne qui a signalé en a été avertie.</Trans>
          )
        }
      />
      <CardList
        label={t`Signalements`}
        tabs={useStateTabs(list.values)}
        query={query}
        onPageSize={(pageSize) => list.change({ pageSize })}
        failed={<Trans>Les signalements n’ont pas pu être chargés</Trans>}
        empty={<Nothing isOpen={list.values.state === "open"} />}
      >
        {(items, busy) => (
          <ul className="divide-y divide-line" aria-busy={busy || undefined}>
            {items.map((report) => (
              <li key={report.id}>
                <ReportRow report={report} />
              </li>
            ))}
          </ul>
        )}
      </CardList>
    </>
  );
}

function useStateTabs({ state: current }: ReportsSearch): Tab[] {
  const { t } = useLingui();
  const words = { open: t`À traiter`, settled: t`Traités` };
  return reportStates.map((state) => ({
    key: state,
    label: words[state],
    current: state === current,
    link: (parts) => (
      <Link {...parts} to="." search={(previous) => ({ ...previous, state, pageNumber: 1 })} resetScroll={false} />
    ),
  }));
}

const Nothing = ({ isOpen }: { isOpen: boolean }) =>
  isOpen ? (
    <EmptyState art="done" title={<Trans>Rien à traiter</Trans>}>
      <Trans>Ce que quelqu’un signale apparaît ici.</Trans>
    </EmptyState>
  ) : (
    <EmptyState art="search" title={<Trans>Aucun signalement traité</Trans>} />
  );
