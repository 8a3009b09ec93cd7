import { Trans, useLingui } from "@lingui/react/macro";
import { Search, SlidersHorizontal, X } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { Count } from "#ui/display/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { cn } from "#ui/cn.ts";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Select, type SelectOption } from "#ui/input/select.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import type { ListValues } from "../list-search.ts";
import { useDebouncedSearch } from "./use-debounced-search.ts";
import type { ListState } from "../use-list-search.ts";

interface FilterBarProps<S extends ListValues> {
  list: ListState<S>;
  /** What is searched: name and placeholder of the field, « Numéro, client, localité ». */
  searchLabel: string;
  /** FilterSelects. On a phone they unfold on demand, and on a tablet if they are five or more, so that the list itself begins on the first screen. */
  filters?: ReactNode;
  /** In place of `filters`: what is chosen in a sheet, at every width, and stands as chips under the search. */
  choose?: ReactNode;
  /** The list, which is empty, offers the way back from search and filters itself: once is enough. */
  resetsBelow?: boolean;
  /** What stays beside them: views, columns. */
  children?: ReactNode;
}

export function FilterBar<S extends ListValues>({
  list,
  searchLabel,
  filters,
  choose,
  resetsBelow = false,
  children,
}: FilterBarProps<S>) {
  const { t } = useLingui();
  const filtersId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  useShortcuts([{ keys: "/", label: t`Rechercher dans la liste`, run: () => field.current?.focus() }]);
  const { text, type } = useDebouncedSearch(list.values.search, (search) => list.change({ search } as Partial<S>));
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
          <Button
            variant="secondary"
            size="sm"
            icon={SlidersHorizontal}
            className="group-has-[[data-filters]>:nth-child(5)]/filters:max-lg:inline-flex md:hidden"
            aria-expanded={open}
            aria-controls={filtersId}
            onClick={() => setOpen(!open)}
          >
            <Trans>Affiner</Trans> {list.filterCount > 0 && <Count value={list.filterCount} accent className="ml-1" />}
          </Button>
          <div
            id={filtersId}
            data-filters=""
            className={cn(
              "order-last basis-full gap-3 md:order-none md:contents md:max-lg:has-[>:nth-child(5)]:order-last",
              open
                ? "grid md:max-lg:has-[>:nth-child(5)]:grid md:max-lg:has-[>:nth-child(5)]:grid-cols-3"
                : "hidden md:max-lg:has-[>:nth-child(5)]:hidden",
            )}
          >
            {filters}
          </div>
        </>
      )}
      <div className={cn("contents", filters && !open && "max-md:hidden")}>
        {children}
        {/* On a phone it would take a line of its own: there the field empties itself, and the filters unfold with it. */}
        {list.filtered && !choose && !resetsBelow && (
          <Button variant="ghost" size="sm" onClick={list.reset} className="max-md:order-last max-md:flex-auto">
            <Trans>Réinitialiser</Trans>
          </Button>
        )}
      </div>
    </search>
  );
}

const none: readonly never[] = [];

interface FilterSelectProps<S extends ListValues> {
  list: ListState<S>;
  /** The entry of the address that it sets. */
  name: keyof S & string;
  label: string;
  /** The first entry, which filters nothing: « Tous les statuts ». Left out where one is always chosen. */
  all?: string | undefined;
  options: readonly SelectOption[];
  /** Entries that a change here empties: the subcategory with its category. */
  clears?: readonly (keyof S & string)[] | undefined;
}

export function FilterSelect<S extends ListValues>({
  list,
  name,
  label,
  all,
  options,
  clears = none,
}: FilterSelectProps<S>) {
  const change = (value: string) =>
    list.change({ ...Object.fromEntries(clears.map((other) => [other, ""])), [name]: value } as Partial<S>);
  return (
    <Select
      compact
      aria-label={label}
      className="min-w-0 md:max-w-56 md:grow md:basis-44"
      placeholder={all}
      options={options}
      value={String(list.values[name])}
      onChange={(event) => change(event.target.value)}
    />
  );
}

interface SortSelectProps<S extends ListValues> {
  list: ListState<S & { sort: string }>;
  options: readonly SelectOption[];
}

/** The order of a list where there is no room for the heads of its columns, which sort it on wider screens. */
export function SortSelect<S extends ListValues>({ list, options }: SortSelectProps<S>) {
  const { t } = useLingui();
  return (
    <div className="grid md:hidden">
      <FilterSelect list={list} name="sort" label={t`Ordre`} options={options} />
    </div>
  );
}
