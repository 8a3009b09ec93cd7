import { Trans, useLingui } from "@lingui/react/macro";
import { Search, SlidersHorizontal, X } from "lucide-react";
import { type ReactNode, Suspense, useRef } from "react";
import { Button } from "#ui/button/button.tsx";
import { Count } from "#ui/display/badge.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import type { ListValues } from "../list-search.ts";
import type { ListState } from "../use-list-search.ts";
import type { ListShown } from "./filter-choice.ts";
import { useDebouncedSearch } from "./use-debounced-search.ts";
import { useFilterSheet } from "./use-filter-sheet.ts";
import { cn } from "#ui/cn.ts";

const PlacedFilters = lazyPart(() => import("./placed-filters.tsx"));

export interface FoldedFilters<S extends ListValues> {
  /** The entries of the address that they set. */
  names: readonly (keyof S)[];
  /** FilterSelects and the like. */
  filters: ReactNode;
}

interface FilterBarProps<S extends ListValues> extends ListShown {
  list: ListState<S>;
  /** What is searched: name and placeholder of the field, « Numéro, client, localité ». */
  searchLabel: string;
  /** FilterSelects. On a phone, and on a tablet if they are five or more, they stand in a sheet, so that the list itself begins on the first screen. */
  filters?: ReactNode;
  /** The filters that are used less often: they stand in the sheet at every width, and what is chosen there stands as chips. */
  more?: FoldedFilters<S> | undefined;
  /** In place of `filters`: what is chosen in a sheet, at every width, and stands as chips under the search. */
  choose?: ReactNode;
  /** What stays beside them: views, columns. On a phone it stands in the sheet. */
  children?: ReactNode;
}

export function FilterBar<S extends ListValues>({
  list,
  searchLabel,
  filters,
  more,
  choose,
  found,
  resetsBelow,
  children,
}: FilterBarProps<S>) {
  const { t } = useLingui();
  const onPhone = usePhone();
  const sheet = useFilterSheet();
  const field = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: "/", label: t`Rechercher dans la liste`, run: () => field.current?.focus() }]);
  const { text, type } = useDebouncedSearch(list.values.search, (search) => list.change({ search } as Partial<S>));
  const inSheet = Boolean(filters) && onPhone;
  const folded = more?.names.filter(list.isOn).length ?? 0;
  const hasChips = (onPhone ? list.filterCount : folded) > 0;
  return (
    <search className="group/filters flex flex-wrap items-center gap-3 border-b border-line px-4 py-3.5 md:px-5">
      <TextInput
        ref={field}
        type="search"
        icon={Search}
        aria-label={t`Rechercher`}
        placeholder={searchLabel}
        value={text}
        onChange={(event) => type(event.target.value)}
        className="min-w-0 flex-1 basis-40 [--control-height:2.75rem] [--control-text:var(--text-sm)] md:max-w-88 md:flex-1 md:basis-64 md:[--control-height:2.5rem]"
        action={text && <IconButton size="sm" icon={X} label={t`Effacer la recherche`} onClick={() => type("")} />}
      />
      {choose}
      {filters && (
        <>
          {!onPhone && (
            <div
              data-filters=""
              className={cn("contents", more ? "md:max-lg:hidden" : "md:max-lg:has-[>:nth-child(5)]:hidden")}
            >
              {filters}
            </div>
          )}
          <Button
            variant="secondary"
            size="sm"
            icon={SlidersHorizontal}
            className={
              more ? undefined : "group-has-[[data-filters]>:nth-child(5)]/filters:max-lg:inline-flex md:hidden"
            }
            aria-haspopup="dialog"
            onClick={sheet.open}
          >
            <Trans>Affiner</Trans>{" "}
            {!onPhone && list.filterCount > 0 && (
              <Count value={list.filterCount} accent className={cn("ml-1", more && "lg:hidden")} />
            )}
            {!onPhone && folded > 0 && <Count value={folded} accent className="ml-1 max-lg:hidden" />}
          </Button>
          {(hasChips || sheet.isOpen) && (
            <Suspense>
              <PlacedFilters
                list={list}
                filters={
                  <>
                    {filters}
                    {more?.filters}
                  </>
                }
                chips={onPhone ? undefined : more?.filters}
                found={found}
                resetsBelow={resetsBelow || !onPhone}
                hasChips={hasChips}
                onClose={sheet.isOpen ? sheet.close : undefined}
              >
                {onPhone && children}
              </PlacedFilters>
            </Suspense>
          )}
        </>
      )}
      {!inSheet && (
        <>
          {children}
          {list.filtered && !choose && !resetsBelow && (
            <Button variant="ghost" size="sm" onClick={list.reset} className="max-md:order-last max-md:flex-auto">
              <Trans>Réinitialiser</Trans>
            </Button>
          )}
        </>
      )}
    </search>
  );
}
