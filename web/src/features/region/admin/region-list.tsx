import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { RegionOverview } from "@metiro/shared/region/overview";
import { ChevronsDownUp, ChevronsUpDown, Search, X } from "lucide-react";
import { useRef, useState } from "react";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { useDebouncedSearch } from "#list/filter/use-debounced-search.ts";
import { useRowNavigation } from "#list/row/use-row-keys.ts";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/display/card.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Select } from "#ui/input/select.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import { Tabs } from "#ui/navigation/tabs.tsx";
import { Table } from "#ui/table/table.tsx";
import { found } from "#ui/tree/tree-choice.ts";
import { regionTabs } from "../region-tabs.tsx";
import { CantonRow } from "./canton-row.tsx";
import { RegionHeads, useSortWords } from "./region-heads.tsx";
import { type RegionSort, regionSorts } from "./regions-search.ts";
import { sortRegions } from "./sort-regions.ts";
import type { RegionDialogs } from "./use-region-dialogs.tsx";

interface RegionListProps {
  regions: readonly RegionOverview[];
  search: string;
  sort: RegionSort;
  onChange: (change: { search?: string; sort?: RegionSort | undefined }) => void;
  dialogs: RegionDialogs;
}

/** Cantons that unfold, those with districts that nobody serves first; a search unfolds what it finds. */
export function RegionList({ regions, search, sort, onChange, dialogs }: RegionListProps) {
  const { t } = useLingui();
  const { text, type } = useDebouncedSearch(search, (typed) => onChange({ search: typed }));
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const shown = sortRegions(useFound(regions, text), sort);
  const sortWords = useSortWords();
  const searching = text.trim() !== "";
  const allOpen = regions.every(({ id }) => open.has(id));
  const table = useRef<HTMLTableElement>(null);
  const { steps, press } = useRowNavigation(() => [
    ...(table.current?.querySelectorAll<HTMLElement>("tr[tabindex]") ?? []),
  ]);
  useShortcuts([
    ...steps,
    { keys: "o", label: t`Déplier ou replier le canton`, run: () => press("button[aria-expanded]") },
  ]);
  const toggle = (id: string) =>
    setOpen(open.has(id) ? new Set([...open].filter((other) => other !== id)) : new Set([...open, id]));
  return (
    <Card aria-label={t`Cantons et districts`} className="overflow-clip">
      <Tabs label={t`Régions`} tabs={regionTabs("regions")} />
      <search className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3.5 md:px-5">
        <TextInput
          type="search"
          icon={Search}
          autoComplete="off"
          aria-label={t`Rechercher un canton ou un district`}
          placeholder={t`Nom ou code`}
          value={text}
          onChange={(event) => type(event.target.value)}
          className="basis-full [--control-text:var(--text-sm)] md:max-w-88 md:flex-1 md:basis-64 md:[--control-height:2.5rem]"
          action={text && <IconButton size="sm" icon={X} label={t`Effacer la recherche`} onClick={() => type("")} />}
        />
        <Select
          compact
          aria-label={t`Ordre`}
          className="min-w-0 max-md:flex-1 max-md:basis-40"
          options={regionSorts.map((value) => ({ value, label: sortWords[value] }))}
          value={sort}
          onChange={({ target }) => onChange({ sort: regionSorts.find((value) => value === target.value) })}
        />
        <Button
          size="sm"
          variant="ghost"
          icon={allOpen ? ChevronsDownUp : ChevronsUpDown}
          disabledReason={searching ? t`Une recherche montre tout déplié.` : undefined}
          onClick={() => setOpen(new Set(allOpen ? [] : regions.map(({ id }) => id)))}
        >
          {allOpen ? <Trans>Tout replier</Trans> : <Trans>Tout déplier</Trans>}
        </Button>
        <output className="sr-only">
          {searching && <Plural value={shown.length} one="# canton" other="# cantons" />}
        </output>
      </search>
      {shown.length === 0 ? (
        <p className="px-4 py-5 text-ink-2 md:px-5">
          <Trans>Rien ne correspond à « {text} ».</Trans>
        </p>
      ) : (
        <Table ref={table} aria-label={t`Cantons`}>
          <RegionHeads sort={sort} />
          {shown.map((region) => (
            <CantonRow
              key={region.id}
              region={region}
              open={searching || open.has(region.id)}
              onToggle={searching ? undefined : () => toggle(region.id)}
              dialogs={dialogs}
            />
          ))}
        </Table>
      )}
    </Card>
  );
}

/** A canton is also found by its code, and keeps its districts when it is found itself. */
function useFound(regions: readonly RegionOverview[], text: string): readonly RegionOverview[] {
  const nameOf = useCatalogueName();
  const groups = regions.map((region) => ({
    key: region.id,
    label: `${nameOf(region)} ${region.code ?? ""}`,
    region,
    // A canton without a district is found as well.
    items: [region, ...region.subregions].map((one) => ({
      key: one.id,
      label: one === region ? `${nameOf(region)} ${region.code ?? ""}` : nameOf(one),
    })),
  }));
  return found(groups, text).map(({ region, items }) => {
    const left = new Set(items.map(({ key }) => key));
    return { ...region, subregions: region.subregions.filter(({ id }) => left.has(id)) };
  });
}
