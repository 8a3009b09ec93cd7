import { createContext, type ReactNode } from "react";

/** One filter, wherever it stands. */
export interface PlacedFilter {
  label: string;
  /** What its chip is called where its words come later than it does. */
  name?: string;
  /** What is chosen, in words; undefined where that filters nothing. */
  words: string | undefined;
  /** Takes away what is chosen. */
  remove: () => void;
  /** Where it is chosen; none where only an address brings it. */
  field?: ReactNode;
  /** The field is of several inputs, each with a name of its own. */
  group?: boolean;
}

/** How the filters of a list are drawn where they do not stand in its bar: in the sheet, or as chips. */
export const FilterPlace = createContext<((filter: PlacedFilter) => ReactNode) | null>(null);
