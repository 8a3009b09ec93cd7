import type { ListValues } from "../list-search.ts";
import type { ListState } from "../use-list-search.ts";
import { FilterChips } from "./filter-chips.tsx";
import type { ChosenFilter, FilterChoice, ListShown } from "./filter-choice.ts";
import { FilterSheet } from "./filter-sheet.tsx";

interface ChoosingProps<S extends ListValues> extends ListShown {
  list: ListState<S>;
  choices: readonly FilterChoice<S>[];
  chosen: readonly ChosenFilter[];
  /** Closes the sheet; none while it is closed. */
  onClose: (() => void) | undefined;
}

/** What is chosen, and the sheet in which it is: fetched once somebody filters. */
export default function Choosing<S extends ListValues>({
  list,
  choices,
  chosen,
  resetsBelow,
  found,
  onClose,
}: ChoosingProps<S>) {
  return (
    <>
      {chosen.length > 0 && <FilterChips chosen={chosen} onReset={resetsBelow ? undefined : list.reset} />}
      {onClose && <FilterSheet list={list} choices={choices} found={found} onClose={onClose} />}
    </>
  );
}
