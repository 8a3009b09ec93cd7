import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ListSearch, ListValues } from "./list-search.ts";

/** A list's address as state: there is no other copy of filter and page. */
export interface ListState<S extends ListValues> {
  values: S;
  /** Changes filters; the list starts again at its first page. */
  change: (patch: Partial<S>) => void;
  /** Back to no search and no filter; the view and the page size stay. */
  reset: () => void;
  /** Search or a filter is on. */
  filtered: boolean;
  /** How many filters are on beside the search. */
  filterCount: number;
  /** Whether that entry of the address filters; one that only says how the list is looked at never does. */
  isOn: (name: keyof S) => boolean;
  /** Takes away what these entries filter. */
  clear: (...names: (keyof S)[]) => void;
  /** What stands in the address but for the page: the entries that are not their defaults. */
  address: Readonly<Record<string, string | number>>;
}

/** `view` names the entries that say how the list is looked at and filter nothing out of sight: its tab, its order. */
export function useListSearch<S extends ListValues>(
  { validate, defaults }: ListSearch<S>,
  view: readonly (keyof S)[] = [],
): ListState<S> {
  const raw = useSearch({ strict: false });
  const navigate = useNavigate();
  const values = validate(raw as Parameters<typeof validate>[0]);
  const go = (next: Partial<S>) => {
    void navigate({
      to: ".",
      search: (previous) => ({ ...previous, pageNumber: 1, ...next }),
      // What is open over the list stays open.
      state: true,
      replace: true,
      resetScroll: false,
    });
  };
  const { pageNumber: _page, pageSize: _size, ...filters } = defaults;
  const names = (Object.keys(filters) as (keyof S)[]).filter((name) => !view.includes(name));
  const on = names.filter((name) => values[name] !== defaults[name]);
  const clear = (...those: (keyof S)[]) =>
    go(Object.fromEntries(those.map((name) => [name, defaults[name]])) as Partial<S>);
  return {
    values,
    change: go,
    clear,
    reset: () => clear(...names),
    isOn: (name) => on.includes(name),
    filtered: on.length > 0,
    filterCount: on.filter((name) => name !== "search").length,
    address: Object.fromEntries(
      Object.entries(values).filter(([name, value]) => name !== "pageNumber" && value !== defaults[name as keyof S]),
    ) as ListState<S>["address"],
  };
}
