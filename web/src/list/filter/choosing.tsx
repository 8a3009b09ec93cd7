import { Field } from "#ui/input/field.tsx";
import { Select } from "#ui/input/select.tsx";
import type { ListValues } from "../list-search.ts";
import type { ListState } from "../use-list-search.ts";
import { FilterChip, FilterChips } from "./filter-chips.tsx";
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
      {chosen.length > 0 && (
        <FilterChips onReset={resetsBelow ? undefined : list.reset}>
          {chosen.map(({ name, words, remove }) => (
            <FilterChip key={name} words={words} onRemove={remove} />
          ))}
        </FilterChips>
      )}
      {onClose && (
        <FilterSheet list={list} found={found} onClose={onClose}>
          {choices.map(({ name, label, all, options, order }) => (
            <Field key={name} label={label} className={order ? "col-span-full" : undefined}>
              <Select
                compact
                placeholder={all}
                options={options}
                value={String(list.values[name])}
                onChange={(event) => list.change({ [name]: event.target.value } as Partial<S>)}
              />
            </Field>
          ))}
        </FilterSheet>
      )}
    </>
  );
}
