import { Trans, useLingui } from "@lingui/react/macro";
import type { AuditEntry } from "@metiro/shared/audit/schema";
import { formatDay, formatTime } from "@metiro/shared/text/format";
import { keepPreviousData } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Suspense, useState } from "react";
import { trpc } from "#api/trpc.ts";
import type { Column } from "#list/column.ts";
import { ExportButton } from "#list/export/export-button.tsx";
import { ListScreen } from "#list/list-screen.tsx";
import { useListSearch } from "#list/use-list-search.ts";
import { Button } from "#ui/button/button.tsx";
import { auditTabs } from "#domain/audit/audit-tabs.tsx";
import { useActionWords } from "#domain/audit/action-words.ts";
import { AuditSentence } from "#domain/audit/audit-sentence.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { auditInput, auditSearch } from "./audit-search.ts";
import { Icon } from "#ui/icon.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const EntryDetail = lazyPart(() => import("./entry-detail.tsx"));

/** What was done, by whom, to what. */
export function AuditList() {
  const { t } = useLingui();
  const list = useListSearch(auditSearch);
  const query = trpc.audit.list.useQuery(auditInput(list.values), { placeholderData: keepPreviousData });
  const wordsOf = useActionWords();
  const [shown, setShown] = useState<AuditEntry>();
  const columns: Column<AuditEntry>[] = [
    {
      key: "deed",
      header: t`Ce qui a été fait`,
      primary: true,
      // Whole sentences: as a title of a card they would take half of a phone.
      cardClass: "max-md:text-sm! max-md:leading-5",
      cell: (entry) => <AuditSentence entry={entry} />,
    },
    {
      key: "at",
      header: t`Le`,
      place: "below",
      cardClass: "max-md:-my-1",
      cell: ({ at }) => (
        <span className="num whitespace-nowrap max-md:text-sm">
          {formatDay(at)} <span className="text-ink-3">{formatTime(at)}</span>
        </span>
      ),
    },
  ];
  return (
    <>
      <ListScreen
        title={<Trans>Audit</Trans>}
        description={<Trans>Ce que l’administration a fait, et ce qui touche à la sécurité des comptes.</Trans>}
        corner={<ExportButton path="/Audit/Export" input={auditInput(list.values)} />}
        tabs={auditTabs("deeds")}
        tabsLabel={t`Registres`}
        list={list}
        query={query}
        totalCapped={query.data?.totalCapped}
        compactFirst
        filters={<AuditFilters list={list} />}
        columns={columns}
        rowKey={({ id }) => id}
        rowPress={setShown}
        cornerActions
        rowActions={(entry) => (
          <Button
            size="sm"
            variant="ghost"
            className="max-md:border-transparent!"
            aria-label={t`Détails : ${wordsOf(entry.action)}, ${formatDay(entry.at)} ${formatTime(entry.at)}`}
            onClick={() => setShown(entry)}
          >
            <span className="max-md:hidden">
              <Trans>Détails</Trans>
            </span>
            <Icon of={ChevronRight} size="sm" className="md:hidden" />
          </Button>
        )}
        words={{
          caption: t`Entrées de l’audit`,
          search: t`Nom, numéro, réglage, personne`,
          failed: t`L’audit n’a pas pu être chargé`,
          empty: { title: t`Rien pour l’instant`, text: t`Chaque action de l’administration est notée ici.` },
          noMatch: t`Aucune entrée ne correspond`,
        }}
      />
      {shown && (
        <Suspense>
          <EntryDetail entry={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  );
}
