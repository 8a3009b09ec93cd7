import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { RemovableChip } from "#ui/display/chip.tsx";
import { Select, type SelectOption } from "#ui/input/select.tsx";
import type { ListValues } from "../list-search.ts";
import type { ListState } from "../use-list-search.ts";
import { FilterPlace } from "./filter-place.ts";

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
  const place = use(FilterPlace);
  const value = String(list.values[name]);
  const select = (
    <Select
      compact
      aria-label={place ? undefined : label}
      className={place ? undefined : "min-w-0 md:max-w-56 md:grow md:basis-40"}
      placeholder={all}
      options={options}
      value={value}
      onChange={(event) =>
        list.change({
          ...Object.fromEntries(clears.map((other) => [other, ""])),
          [name]: event.target.value,
        } as Partial<S>)
      }
    />
  );
  if (!place) return select;
  return place({
    label,
    field: select,
    words: list.isOn(name) ? (options.find((option) => option.value === value)?.label ?? label) : undefined,
    remove: () => list.clear(name, ...clears),
  });
}

interface SortSelectProps<S extends ListValues> {
  list: ListState<S & { sort: string }>;
  options: readonly SelectOption[];
}

/** The order of a list where there is no room for the heads of its columns, which sort it on wider screens. */
export function SortSelect<S extends ListValues>({ list, options }: SortSelectProps<S>) {
  const { t } = useLingui();
  return use(FilterPlace) && <FilterSelect list={list} name="sort" label={t`Ordre`} options={options} />;
}

interface BroughtFilterProps {
  /** What it is called, whatever its words: they may come later. */
  name: string;
  words?: string | undefined;
  onRemove: () => void;
}

/** One that an address brings and nobody chooses: it can only be taken away. */
export function BroughtFilter({ name, words = name, onRemove }: BroughtFilterProps) {
  const place = use(FilterPlace);
  if (place) return place({ label: name, name, words, remove: onRemove });
  return (
    <RemovableChip name={name} onRemove={onRemove}>
      <span className="num">{words}</span>
    </RemovableChip>
  );
}
