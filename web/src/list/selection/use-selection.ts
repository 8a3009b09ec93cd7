import { useState } from "react";
import { inTab } from "#page/in-tab.ts";
import { useSession } from "#session/use-session.ts";
import type { ListValues } from "../list-search.ts";
import type { ListState } from "../use-list-search.ts";

interface Chosen {
  /** The filters under which they were chosen. */
  filters: string;
  keys: ReadonlySet<string>;
}

/** What was chosen in each list of this tab, so that it is still there after a look at one of the rows. */
const kept = inTab(() => new Map<string, Chosen>());

const none: ReadonlySet<string> = new Set();

/**
 * The rows that are chosen in a list, on all of its pages; another filter begins with none. For `ListScreen selection`:
 * `{ ...useSelection("jobRequests", list), rowLabel, summary, actions }`.
 */
export function useSelection<S extends ListValues>(name: string, { values }: ListState<S>) {
  const key = `${useSession()?.user.id ?? ""}:${name}`;
  const { pageNumber: _page, pageSize: _size, ...filtering } = values;
  const filters = JSON.stringify(filtering);
  const [chosen, setChosen] = useState(() => kept.current.get(key));
  const onChange = (keys: ReadonlySet<string>) => {
    const next = { filters, keys };
    kept.current.set(key, next);
    setChosen(next);
  };
  return {
    selected: chosen?.filters === filters ? chosen.keys : none,
    onChange,
    /** Of what is chosen by then: several may be taken away before the list is drawn again. */
    drop: (gone: string) => {
      const before = kept.current.get(key);
      if (before?.keys.has(gone) !== true) return;
      const next = { ...before, keys: new Set([...before.keys].filter((other) => other !== gone)) };
      kept.current.set(key, next);
      setChosen(next);
    },
  };
}
