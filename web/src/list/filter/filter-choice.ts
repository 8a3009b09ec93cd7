import type { SelectOption } from "#ui/input/select.tsx";
import type { ListValues } from "../list-search.ts";

/** One thing that a list is filtered by: its field in the sheet, and the chip that says what is chosen. */
export interface FilterChoice<S extends ListValues> {
  /** The entry of the address that it sets. */
  name: keyof S & string;
  label: string;
  /** The first entry, which filters nothing: « Toutes les prestations ». Left out where one is always chosen. */
  all?: string | undefined;
  /** Words that stand for themselves: « À moins de 20 km ». */
  options: readonly SelectOption[];
  /** Which entry is as good as none; empty where nothing is said. */
  usual?: string | undefined;
  /** An order: no filter, and chosen beside the list where there is room. */
  order?: boolean | undefined;
}

/** What is chosen, in words. */
export interface ChosenFilter {
  name: string;
  words: string;
  remove: () => void;
}

interface Choosing<S extends ListValues> {
  values: S;
  change: (patch: Partial<S>) => void;
}

/** What is on, in the order of the sheet. */
export const chosenFilters = <S extends ListValues>(
  { values, change }: Choosing<S>,
  choices: readonly FilterChoice<S>[],
): ChosenFilter[] =>
  choices.flatMap(({ name, options, usual = "" }) => {
    const value = String(values[name]);
    const words = options.find((option) => option.value === value)?.label;
    if (value === usual || words === undefined) return [];
    return [{ name, words, remove: () => change({ [name]: usual } as Partial<S>) }];
  });

/** What a list shows of what is chosen. */
export interface ListShown {
  /** How many the list holds of what is chosen; undefined while that is asked. */
  found: number | undefined;
  /** The list, which is empty, offers the way back itself. */
  resetsBelow: boolean;
}
