import { personName } from "@metiro/shared/user/nameless";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { binDays } from "@metiro/shared/bin/constants";
import type { BinnedKind } from "@metiro/shared/bin/kinds";
import type { BinEntry } from "@metiro/shared/bin/schema";
import { formatDay, formatTime } from "@metiro/shared/text/format";
import { keepPreviousData } from "@tanstack/react-query";
import { Ellipsis, FileText, Inbox, Trash2 } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { StatusBadge, type StatusLook } from "#domain/status/status-badge.tsx";
import type { Column } from "#list/column.ts";
import { FilterSelect } from "#list/filter/filter-select.tsx";
import { ListScreen } from "#list/list-screen.tsx";
import { useListSearch } from "#list/use-list-search.ts";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { DropdownMenu, MenuItem } from "#ui/overlay/dropdown-menu.tsx";
import { CellNote } from "#ui/table/table.tsx";
import { binInput, binSearch } from "./bin-search.ts";
import { useBinActions } from "./use-bin-actions.tsx";

const kinds = {
  jobRequest: { label: msg`Offre`, tone: "neutral", icon: Inbox },
  blog: { label: msg`Article`, tone: "neutral", icon: FileText },
} satisfies Record<BinnedKind, StatusLook>;

/** What was deleted lately and can still be put back, latest first. */
export function Bin() {
  const { t, i18n } = useLingui();
  const list = useListSearch(binSearch);
  const { restore, erase } = useBinActions();
  const query = trpc.bin.list.useQuery(binInput(list.values), { placeholderData: keepPreviousData });
  const columns: Column<BinEntry>[] = [
    {
      key: "label",
      header: t`Titre`,
      primary: true,
      cell: ({ label, number }) => (
        <span className="wrap-anywhere">
          {label}
          {number && <CellNote className="num">{number}</CellNote>}
        </span>
      ),
    },
    {
      key: "kind",
      header: t`Type`,
      place: "below",
      cell: ({ kind, deletedBy }) => (
        <>
          <StatusBadge of={kinds[kind]} />
          {deletedBy && <CellNote className="md:hidden">{personName(deletedBy) ?? t`Compte supprimé`}</CellNote>}
        </>
      ),
    },
    {
      key: "deletedAt",
      header: t`Supprimé le`,
      cell: ({ deletedAt, deletedBy }) => (
        <span className="num md:whitespace-nowrap">
          {formatDay(deletedAt)} {formatTime(deletedAt)}
          {deletedBy && <CellNote>{personName(deletedBy) ?? t`Compte supprimé`}</CellNote>}
        </span>
      ),
    },
    {
      key: "erasedFrom",
      header: t`Effacé dès le`,
      inline: "named",
      place: "foot",
      cell: ({ erasedFrom }) => <span className="num">{formatDay(erasedFrom)}</span>,
    },
  ];
  return (
    <ListScreen
      list={list}
      query={query}
      compactFirst
      columns={columns}
      title={<Trans>Corbeille</Trans>}
      description={
        <Trans>Les offres et les articles supprimés restent ici {binDays} jours, puis sont effacés pour de bon.</Trans>
      }
      filters={
        <FilterSelect
          list={list}
          name="kind"
          label={t`Type`}
          all={t`Tous les types`}
          options={Object.entries(kinds).map(([value, { label }]) => ({ value, label: i18n._(label) }))}
        />
      }
      rowKey={({ id }) => id}
      cornerActions="menu"
      rowActions={(entry) => (
        <>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t`Restaurer : ${entry.label}`}
            onClick={() => restore(entry)}
          >
            <Trans>Restaurer</Trans>
          </Button>
          <DropdownMenu
            title={entry.label}
            trigger={<IconButton icon={Ellipsis} size="sm" label={t`Autres actions : ${entry.label}`} />}
          >
            <MenuItem icon={Trash2} danger onSelect={() => void erase(entry)}>
              <Trans>Effacer pour de bon</Trans>
            </MenuItem>
          </DropdownMenu>
        </>
      )}
      words={{
        caption: t`Corbeille`,
        search: t`Titre ou numéro`,
        failed: t`La corbeille n’a pas pu être chargée`,
        empty: {
          art: "bin",
          title: t`La corbeille est vide`,
          text: t`Ce que vous supprimez s’y retrouve pendant ${binDays} jours.`,
        },
        noMatch: t`Rien ne correspond dans la corbeille`,
      }}
    />
  );
}
